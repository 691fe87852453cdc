// One line for all tabs of a browser: whoever holds the lock listens and tells the others. When that tab goes, the next takes over.
import { type Line, type Listening, listen } from "./listen.ts"
import type { Message } from "./messages.ts"

type Shared = Pick<Line, "open" | "hear">

/** Who only passes through opens no line. */
const PASSING_MS = 1_000

/** `name` is of one person: tabs of somebody else have a line of their own. */
export function shareLine(name: string, { open, hear }: Shared): Listening {
  // An old browser, or a page not under https: a line for each tab.
  if (!("locks" in navigator)) return listen({ open, hear, isTakenOver: false })

  const gone = new AbortController()
  // What others tell is heard from the first moment.
  const others = new BroadcastChannel(name)
  others.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  let listening: Listening | undefined

  const lead = (isTakenOver: boolean) =>
    new Promise<void>((release) => {
      const tellAll = (message: Message) => {
        others.postMessage(message)
        hear(message)
      }
      listening = listen({ open, hear: tellAll, isTakenOver })
      gone.signal.addEventListener("abort", () => release(), { once: true })
    })
  const queue = async () => {
    const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(false)
      return lock !== null
    })
    if (!isFree && !gone.signal.aborted)
      await navigator.locks.request(name, { signal: gone.signal }, () => lead(true))
  }
  // Only who goes gives up waiting.
  const passing = setTimeout(() => queue().catch(() => {}), PASSING_MS)

  return {
    wake: () => listening?.wake(),
    stop: () => {
      clearTimeout(passing)
      gone.abort()
      listening?.stop()
      others.close()
    },
  }
}
