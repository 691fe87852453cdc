// A server that has nothing to do any more.
import { setTimeout as sleep } from "node:timers/promises"
import { processorSeconds, residentMegabytes } from "./children.ts"
import type { Product } from "./product.ts"

const LOOK_EVERY_MS = 5_000
/** As many looks in a row that find nothing going on and nothing given back. */
const QUIET_LOOKS = 4
/** An idle server asks its job queue for work, which takes some of a core; more than this share is work. */
const IDLE_SHARE = 0.25
const STEADY_SHARE = 0.01
/** Ends a wait for what does not come; a busy machine is given its time. */
const MOST_LOOKS = 60

/** Ends once queued work is done and nothing more is given back, with the megabytes that are held then. */
export async function untilAtRest({ pid }: Product): Promise<number | undefined> {
  let quiet = 0
  let held = residentMegabytes(pid)
  let worked = processorSeconds([pid])
  for (let look = 0; look < MOST_LOOKS && quiet < QUIET_LOOKS; look++) {
    await sleep(LOOK_EVERY_MS)
    const [heldNow, workedNow] = [residentMegabytes(pid), processorSeconds([pid])]
    if (held === undefined || heldNow === undefined || worked === undefined || workedNow === undefined)
      return undefined
    const isIdle = workedNow - worked < (IDLE_SHARE * LOOK_EVERY_MS) / 1000
    const isSteady = Math.abs(heldNow - held) < held * STEADY_SHARE
    quiet = isIdle && isSteady ? quiet + 1 : 0
    held = heldNow
    worked = workedNow
  }
  return held
}
