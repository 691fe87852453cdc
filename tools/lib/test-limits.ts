/** They end what hangs. A machine with other work takes as long as it takes: no test fails for that. */
export const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 120_000,
  // Shorter than the test's own, so that what was waited for is named.
  expect: { poll: { timeout: 120_000 } },
}

/** Real databases, servers and processes: a second try, which the summary names (docs/decisions/0071-a-second-try.md). */
export const secondTry = { retry: 1 } as const

/**
 * For tests without a database or a server: their files share threads and what these have loaded, which takes half of the time.
 * So a test leaves nothing behind, least of all in modules that keep something. The ring of units runs them in another order each time, to show it.
 */
export const together = {
  // Left to itself, the runner keeps a core free: of two that is half.
  maxWorkers: "100%",
  pool: "threads",
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
} as const
