/** Ends a check: prints one line per problem, and sets the exit code. */
export function report(problems: readonly string[]) {
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
