/** After `MOST` wrong guesses, one more is allowed every `SECONDS_EACH`: some 70 a day. */
export const SECONDS_EACH = 1200

/** All strangers share one budget, and each network has a smaller one, so that a single network cannot use it up. */
export const MOST = { device: 10, network: 10, strangers: 20 } as const

/** After this time any budget is empty again. */
export const EMPTY_AFTER_SECONDS = Math.max(...Object.values(MOST)) * SECONDS_EACH

/** Enough for one person's devices; the least recently seen is forgotten first. */
export const MOST_DEVICES = 20
