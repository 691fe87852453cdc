// One stream for all tabs of a browser: the tab with the lock listens and broadcasts. When it closes, the
// next one takes over.
import { type EventStreamOptions, type Listening, listen } from "./listen.ts"
import type { Message } from "./messages.ts"

type Shared = Pick<EventStreamOptions, "open" | "hear">

/** A page that is left sooner opens no stream. */
const PASSING_MS = 1_000

/** `name` is per user: tabs of another user have their own stream. */
export function shareLine(name: string, { open, hear }: Shared): Listening {
  // An old browser, or no https: one stream per tab.
  if (!("locks" in navigator)) return listen({ open, hear, isTakenOver: false })

  const gone = new AbortController()
  // Broadcasts are received from the start.
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
  // Rejects only when aborted by `stop`.
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
