// Counts the responses in a stream of HTTP/1.1 bytes: a minimal parser, so that the load generator stays
// fast.

export interface AnswerReader {
  /** Calls back once for every response that these bytes complete. */
  read(chunk: Buffer): void
}

const HEAD_END = Buffer.from("\r\n\r\n")
const CHUNKS_END = Buffer.from("0\r\n\r\n")

export function createAnswerReader(onAnswer: (status: number) => void): AnswerReader {
  let pending: Buffer = Buffer.alloc(0)
  let status = 0
  /** Bytes of the body still expected; undefined between responses; "chunked" until the last chunk. */
  let left: number | "chunked" | undefined

  const finish = () => {
    left = undefined
    onAnswer(status)
  }

  return {
    read(chunk) {
      let bytes = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      pending = Buffer.alloc(0)
      while (bytes.length > 0) {
        if (left === undefined) {
          const end = bytes.indexOf(HEAD_END)
          if (end === -1) break
          const head = bytes.toString("latin1", 0, end)
          status = Number(head.slice(9, 12))
          left = bodyLength(head, status)
          bytes = bytes.subarray(end + HEAD_END.length)
          if (left === 0) finish()
        } else if (left === "chunked") {
          // Any terminator counts as the end of the body: compressed and HTML bodies contain none.
          const end = bytes.indexOf(CHUNKS_END)
          if (end === -1) {
            bytes = bytes.subarray(Math.max(0, bytes.length - CHUNKS_END.length))
            break
          }
          bytes = bytes.subarray(end + CHUNKS_END.length)
          finish()
        } else if (bytes.length >= left) {
          bytes = bytes.subarray(left)
          finish()
        } else {
          left -= bytes.length
          bytes = Buffer.alloc(0)
        }
      }
      pending = bytes
    },
  }
}

function bodyLength(head: string, status: number): number | "chunked" {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length !== undefined) return Number(length)
  return status === 304 || status === 204 ? 0 : "chunked"
}
