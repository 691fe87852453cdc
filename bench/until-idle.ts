// Waits until a server is idle.
import { setTimeout as sleep } from "node:timers/promises"
import { processorSeconds, residentMegabytes } from "./children.ts"
import type { Product } from "./product.ts"

const LOOK_EVERY_MS = 5_000
/** This many checks in a row must find no work and stable memory. */
const QUIET_LOOKS = 4
/** An idle server polls its job queue, which uses some of a core; more than this share is work. */
const IDLE_SHARE = 0.25
const STEADY_SHARE = 0.01
/** Limits the wait; generous for a busy machine. */
const MOST_LOOKS = 60

/** Resolves once queued work is done and memory is stable, with the resident megabytes. */
export async function untilIdle({ pid }: Product): Promise<number | undefined> {
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
