// V8 keeps the memory of a traffic peak until its next garbage collection, which never comes while idle. So the server collects
// once when it becomes idle, when no request has to wait for it.
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

const LOOK_EVERY_MS = 5_000
const PEAK_REQUESTS = 1_000

/** A last-resort collection also compacts the heap and releases the young generation, unlike a plain one. */
type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void

/** Collects in the calling thread. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc") as Collect
  collect({ type: "major", execution: "sync", flavor: "last-resort" })
}

/** `served` counts the requests so far; `others` collects in other threads. */
export function collectGarbageWhenIdle(served: () => number, others: () => void): () => void {
  let before = served()
  let collected = before
  const timer = setInterval(() => {
    const now = served()
    if (now === before && now - collected >= PEAK_REQUESTS) {
      collectGarbage()
      others()
      collected = now
    }
    before = now
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
