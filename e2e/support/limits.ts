// They end what hangs. Journeys take seconds; those that take more than fifteen on a machine without other work say `test.slow()`.
export const TEST_MS = 60_000
/** Shorter than the test's own, so that what was waited for is named. */
export const EXPECT_MS = 25_000
/** A server that is starting or stopping. */
export const SERVER_MS = 240_000
/** Two of them, one after the other. */
export const TWO_SERVERS_MS = 2 * SERVER_MS

/** `npm test -- everything` asks for the long walks too: those tagged @long, and both themes and languages wherever axe looks. */
export const isLong = process.env.TEST_LONG === "1"
