// V8 keeps the room that a crowd took until it needs to tidy up, and without work it never does. So the server tidies up
// itself, once, when the crowd has gone: nobody waits for it then.
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

const LOOK_EVERY_MS = 5_000
const A_CROWD = 1_000

/** The last resort also moves what is left together and lets go of the room for new things; a plain one keeps both. */
type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void

/** In the thread that calls it. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc") as Collect
  collect({ type: "major", execution: "sync", flavor: "last-resort" })
}

/** `served` counts the requests so far; `others` tidies up what is not this thread's. */
export function tidyUpWhenIdle(served: () => number, others: () => void): () => void {
  let before = served()
  let collected = before
  const timer = setInterval(() => {
    const now = served()
    if (now === before && now - collected >= A_CROWD) {
      collectGarbage()
      others()
      collected = now
    }
    before = now
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
