/** More than all parts need together; after this, shutdown hangs. */
const LONGEST_MS = 45_000

/** Ctrl-C and SIGTERM end the process once `stop` has finished or timed out; a second signal is ignored. */
export function endOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), LONGEST_MS).unref()
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
}
