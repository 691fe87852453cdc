// Timeouts stop hanging tests. Journeys take seconds; those over fifteen on an idle machine call
// `test.slow()`.
export const TEST_MS = 60_000
/** Shorter than the test's own timeout, so that the error names the expectation. */
export const EXPECT_MS = 25_000
/** Before an action that the page was not ready for is repeated. */
export const AGAIN_MS = 3_000
/** For starting or stopping a server. */
export const SERVER_MS = 240_000
/** For two servers in sequence. */
export const TWO_SERVERS_MS = 2 * SERVER_MS

/** `npm test -- everything` also runs journeys tagged @long, and checks both themes and languages with axe. */
export const isLong = process.env.TEST_LONG === "1"
