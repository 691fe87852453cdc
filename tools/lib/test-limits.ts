/**
 * Timeouts only stop hanging tests; a test or hook that may take longer than a minute sets its own. A busy
 * machine is slow: no test asserts a duration.
 */
export const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  teardownTimeout: 120_000,
  // Shorter than the test's own timeout, so that the error names the expectation.
  expect: { poll: { timeout: 45_000 } },
}

/** Complete servers: several starts in one test, each of which may take half a minute on a busy machine. */
export const systemLimits = { ...limits, testTimeout: 300_000, hookTimeout: 300_000 }

/**
 * Real databases, servers and processes: one retry, which the summary reports
 * (docs/decisions/0071-test-retries.md).
 */
export const secondTry = { retry: 1 } as const

/**
 * Files share processes with their loaded modules and the embedded database, which each process compiles
 * once. Every file has an empty database. So a test must clean up, above all in modules with state.
 */
export const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true } as const

/**
 * For tests without a database or a server: threads halve the time. The unit ring shuffles the order, to show
 * that no test depends on another.
 */
export const together = {
  ...shared,
  // By default the runner keeps a core free, which is half of two.
  maxWorkers: "100%",
  pool: "threads",
} as const
