import type { UserId } from "#api/kernel/db/ids"
import type { Notice } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { accountSuspended } from "#api/modules/editorial/suspensions/events"

/** Ready for traffic: the database responds and accepts writes, and the job queue runs. */
export async function checkReady({ health, log }: Pick<Platform, "health" | "log">): Promise<void> {
  try {
    await health.check()
  } catch (err) {
    log.warn({ err }, "not ready")
    throw new ApiError("server.unavailable", { retryAfterSeconds: 5 })
  }
}

const HEARTBEAT_MS = 25_000
/** A client with this many unread messages is gone; buffering more would only use memory. */
const MOST_UNREAD = 1_000
const encoder = new TextEncoder()

/** Allows for a person's tabs and devices, and for a dormitory behind one address. Each stream holds a connection. */
const MOST_PER_PERSON = 12
const MOST_VISITORS_PER_ADDRESS = 60
/** Reconnecting checks the session again, so an ended session receives events no longer than this. */
const LONGEST_MS = 900_000

interface LiveMessages {
  readonly present: (event: Notice | "resync") => object | undefined
  readonly isLast?: (event: Notice | "resync") => boolean
}

interface Listening {
  readonly ip: string
  readonly userId: UserId | undefined
}

/** Server-sent events; a regular comment keeps proxies from closing the connection. */
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

/** Ends the stream after this message, so that the client reconnects and its session is checked again. */
export const endsStream = (notice: Notice | "resync", userId: UserId | undefined) =>
  notice !== "resync" &&
  notice.name === accountSuspended.name &&
  Array.isArray(notice.audience) &&
  notice.audience.includes(userId)
