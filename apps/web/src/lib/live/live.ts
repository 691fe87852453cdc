// Live updates for who is signed in: a message says which tags have changed, and what is kept under them is fetched again.
import { requestFor } from "../api-client.ts"
import { browserSession, wire } from "../browser-api.ts"
import type { Queries } from "../queries.ts"
import { refetch } from "../refetch.ts"
import type { Listening } from "./listen.ts"
import { type Message, RESYNC } from "./messages.ts"
import { shareLine } from "./share.ts"

const ROUTE = "GET /v1/live"

async function open(signal: AbortSignal): Promise<Response | undefined> {
  const token = await browserSession.token(ROUTE)
  return token ? fetch(requestFor(wire, ROUTE, {}, token, signal)) : undefined
}

/** Who the reader is, or what they may do, is no longer as it was. */
const USER_TAG = "user"

interface LiveDeps {
  readonly queries: Queries
  readonly userChanged: () => void
}

/** Answers how to stop. */
export function listenLive(userId: string, { queries, userChanged }: LiveDeps): () => void {
  const hear = ({ name, tags }: Message) => {
    refetch(queries.current(), name === RESYNC.name ? "all" : tags)
    if (tags.includes(USER_TAG)) userChanged()
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
  // A page that is put aside holds no line and no lock; taken out again, it has missed everything.
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
