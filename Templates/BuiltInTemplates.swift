/// The files that photowall carries inside its binary; a user's folder may override each by name.
package enum BuiltInTemplates {}
