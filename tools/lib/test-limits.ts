/**
 * They end what hangs; a test or a hook that may take longer than a minute says so itself. A machine with other work takes as long as it takes: no
 * test asserts a time.
 */
export const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  teardownTimeout: 120_000,
  // Shorter than the test's own, so that what was waited for is named.
  expect: { poll: { timeout: 45_000 } },
}

/** Whole servers: several starts in one test, each of which a busy machine may need half a minute for. */
export const systemLimits = { ...limits, testTimeout: 300_000, hookTimeout: 300_000 }

/** Real databases, servers and processes: a second try, which the summary names (docs/decisions/0071-a-second-try.md). */
export const secondTry = { retry: 1 } as const

/**
 * Files share processes and what these have loaded: the modules, and the embedded database, which each process compiles once. Every file
 * has an empty database. So a test leaves nothing behind, least of all in modules that keep something.
 */
export const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true } as const

/**
 * For tests without a database or a server: in threads, which takes half of the time. The ring of units runs them in another order each time, to
 * show that none leans on another.
 */
export const together = {
  ...shared,
  // Left to itself, the runner keeps a core free: of two that is half.
  maxWorkers: "100%",
  pool: "threads",
} as const
