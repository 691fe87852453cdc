import type { UserId } from "#api/db/ids"
import { accountSuspended } from "#api/features/suspensions/events"
import { ApiError } from "#api/platform/errors"
import type { Notice } from "#api/platform/events"
import type { Platform } from "#api/platform/platform"

/** Ready to be sent traffic: the database answers and writes, and the job queue runs. */
export async function checkReady({ health, log }: Pick<Platform, "health" | "log">): Promise<void> {
  try {
    await health.check()
  } catch (err) {
    log.warn({ err }, "not ready")
    throw new ApiError("server.unavailable", { retryAfterSeconds: 5 })
  }
}

const HEARTBEAT_MS = 25_000
/** Who has left this many messages unread is not listening; keeping more for them would only fill our memory. */
const MOST_UNREAD = 1_000
const encoder = new TextEncoder()

/** A person has tabs and devices; behind one address may sit visitors of a whole dormitory. Each open stream is a connection of ours. */
const MOST_PER_PERSON = 12
const MOST_VISITORS_PER_ADDRESS = 60
/** Who listens is asked for again when they come back: a session that has ended elsewhere is told no more than this long. */
const LONGEST_MS = 900_000

interface LiveMessages {
  readonly present: (event: Notice | "resync") => object | undefined
  readonly isLast?: (event: Notice | "resync") => boolean
}

interface Listening {
  readonly ip: string
  readonly userId: UserId | undefined
}

/** Server-sent events of this site; a comment now and then keeps proxies from closing the line. */
export function openLiveStream(
  { events, openStreams }: Pick<Platform, "events" | "openStreams">,
  { ip, userId }: Listening,
  { present, isLast = () => false }: LiveMessages,
): ReadableStream<Uint8Array> {
  const leave = openStreams.take([
    userId === undefined
      ? { name: `address ${ip}`, most: MOST_VISITORS_PER_ADDRESS }
      : { name: `person ${userId}`, most: MOST_PER_PERSON },
  ])
  let close = leave
  return new ReadableStream({
    start(controller) {
      let hasEnded = false
      const end = () => {
        if (hasEnded) return
        hasEnded = true
        close()
        controller.close()
      }
      const send = (text: string) => {
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) end()
        else controller.enqueue(encoder.encode(text))
      }
      const tell = (event: Notice | "resync") => {
        const message = present(event)
        if (message) send(`data: ${JSON.stringify(message)}\n\n`)
        if (isLast(event)) end()
      }
      const heartbeat = setInterval(() => send(": still here\n\n"), HEARTBEAT_MS)
      const lifetime = setTimeout(end, LONGEST_MS)
      const unlisten = events.listen({
        event: tell,
        resync: () => tell("resync"),
        end,
      })
      close = () => {
        clearInterval(heartbeat)
        clearTimeout(lifetime)
        unlisten()
        leave()
      }
      send("retry: 3000\n\n")
    },
    cancel: () => close(),
  })
}

/** After this message the stream ends: who comes back is asked again who they are. */
export const endsStream = (notice: Notice | "resync", userId: UserId | undefined) =>
  notice !== "resync" &&
  notice.name === accountSuspended.name &&
  Array.isArray(notice.audience) &&
  notice.audience.includes(userId)
