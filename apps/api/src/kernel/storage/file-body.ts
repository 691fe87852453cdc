// A response body read from a file. Callers inside the process get a web stream; the server pipes the
// underlying Readable to the connection directly, because a web stream makes a film several times as
// expensive.
import type { Readable } from "node:stream"

const sources = new WeakMap<object, Readable>()

/** Reads nothing before the first pull. */
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
  // An abort before the first read is not an error.
  bytes.on("error", () => {})
  return body
}

/** The Readable behind a body, if reading has not started. */
export const sourceOf = ({ body }: Response): Readable | undefined =>
  body && !body.locked ? sources.get(body) : undefined
