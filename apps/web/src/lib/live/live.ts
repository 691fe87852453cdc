// Live updates for members: a message names the tags that have changed, and the queries under them are
// refetched.
import { requestFor } from "../api/api-client.ts"
import { browserSession, wire } from "../api/browser-api.ts"
import type { Queries } from "../query/queries.ts"
import { pauseRefetchDuring, refetch } from "../query/refetch.ts"
import { type EventStreamOptions, type Listening, listen } from "./listen.ts"
import { type Message, RESYNC } from "./messages.ts"

const ROUTE = "GET /v1/live"

async function open(signal: AbortSignal): Promise<Response | undefined> {
  const token = await browserSession.token(ROUTE)
  return token ? fetch(requestFor(wire, ROUTE, {}, token, signal)) : undefined
}

/** The user or their permissions have changed. */
const USER_TAG = "user"

interface LiveDeps {
  readonly queries: Queries
  readonly userChanged: () => Promise<void>
}

/** Returns the stop function. */
export function listenLive(userId: string, { queries, userChanged }: LiveDeps): () => void {
  const hear = ({ name, tags }: Message) => {
    const isResync = name === RESYNC.name
    // The user first: a member who was suspended leaves the page before it is refetched, which would sign them out.
    if (isResync || tags.includes(USER_TAG)) void pauseRefetchDuring(userChanged())
    refetch(queries.current(), isResync ? "all" : tags)
  }
  let line: Listening | undefined
  const start = () => {
    line ??= shareLine(`live.${userId}`, { open, hear })
  }
  const stop = () => {
    line?.stop()
    line = undefined
  }
  const wake = () => line?.wake()
  // A page in the back-forward cache has no stream and no lock; when restored it has missed everything.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    start()
    hear(RESYNC)
  }
  start()
  const watching = new AbortController()
  const { signal } = watching
  addEventListener("pagehide", stop, { signal })
  addEventListener("pageshow", comeBack, { signal })
  addEventListener("online", wake, { signal })
  document.addEventListener("visibilitychange", wake, { signal })
  return () => {
    watching.abort()
    stop()
  }
}

// One stream for all tabs of a browser: the tab with the lock listens and broadcasts. When it closes, the
// next one takes over.
type Shared = Pick<EventStreamOptions, "open" | "hear">

/** A page that is left sooner opens no stream. */
const PASSING_MS = 1_000

/** `name` is per user: tabs of another user have their own stream. */
function shareLine(name: string, { open, hear }: Shared): Listening {
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
