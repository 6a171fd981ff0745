/// The pipeline: plan, render, publish.
package enum Site {}
