/** They end what hangs. A machine with other work takes as long as it takes: no test fails for that. */
export const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 120_000,
  // Shorter than the test's own, so that what was waited for is named.
  expect: { poll: { timeout: 120_000 } },
}
