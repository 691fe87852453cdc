// Live updates for members: a message names the tags that have changed, and the queries under them are
// refetched.
import { requestFor } from "../api/api-client.ts"
import { browserSession, wire } from "../api/browser-api.ts"
import type { Queries } from "../query/queries.ts"
import { refetch } from "../query/refetch.ts"
import type { Listening } from "./listen.ts"
import { type Message, RESYNC } from "./messages.ts"
import { shareLine } from "./share.ts"

const ROUTE = "GET /v1/live"

async function open(signal: AbortSignal): Promise<Response | undefined> {
  const token = await browserSession.token(ROUTE)
  return token ? fetch(requestFor(wire, ROUTE, {}, token, signal)) : undefined
}

/** The user or their permissions have changed. */
const USER_TAG = "user"

interface LiveDeps {
  readonly queries: Queries
  readonly userChanged: () => void
}

/** Returns the stop function. */
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
