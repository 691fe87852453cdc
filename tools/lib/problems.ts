/** Ends a check: one line for each problem, and an exit code that says whether there were any. */
export function report(problems: readonly string[]) {
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
