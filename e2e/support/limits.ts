// They end what hangs. A machine with other work takes as long as it takes: no journey fails for that.
export const TEST_MS = 600_000
/** Shorter than the test's own, so that what was waited for is named. */
export const EXPECT_MS = 60_000
/** A server that is starting or stopping. */
export const SERVER_MS = 240_000

/** `npm test -- everything` asks for the long walks too: those tagged @long, and both themes and languages wherever axe looks. */
export const isLong = process.env.TEST_LONG === "1"
