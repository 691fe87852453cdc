// A body that comes out of a file. As a web stream for whoever calls the API inside of the process; the server takes what lies behind
// it and hands it to the connection itself: through a web stream a film costs several times as much.
import type { Readable } from "node:stream"

const sources = new WeakMap<object, Readable>()

/** Nothing is read before somebody asks. */
export function bodyFrom(bytes: Readable): ReadableStream<Uint8Array> {
  let pieces: AsyncIterator<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pieces ??= bytes[Symbol.asyncIterator]()
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void bytes.destroy(),
    },
    { highWaterMark: 0 },
  )
  sources.set(body, bytes)
  // Whoever hangs up before anybody reads is no fault.
  bytes.on("error", () => {})
  return body
}

/** What a body comes from, where nobody has begun to read it. */
export const sourceOf = ({ body }: Response): Readable | undefined =>
  body && !body.locked ? sources.get(body) : undefined
