/// The command line.
package enum Command {}
