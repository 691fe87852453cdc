export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that tests advance by hand. */
export function movableClock(start: Date | string): Clock & { advance(seconds: number): void } {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000
    },
  }
}
