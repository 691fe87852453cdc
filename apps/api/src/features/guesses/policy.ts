/** So many wrong guesses at once, and then one each time that `SECONDS_EACH` have passed: some 70 a day. */
export const SECONDS_EACH = 1200

/** Every stranger together has one budget, and each of their networks a smaller one: a single neighbour does not use it up. */
export const MOST = { device: 10, network: 10, strangers: 20 } as const

/** After that a vessel is empty, whatever was in it. */
export const EMPTY_AFTER_SECONDS = Math.max(...Object.values(MOST)) * SECONDS_EACH

/** Enough for the devices of one person; the one not seen for longest is forgotten. */
export const MOST_DEVICES = 20
