import { expect, test } from "vitest"
import { createAnswerReader } from "./answer-reader.ts"

const WITH_LENGTH = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
const CHUNKED = "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
const EMPTY = "HTTP/1.1 304 Not Modified\r\nETag: x\r\n\r\n"

function statusesIn(chunks: readonly string[]): number[] {
  const statuses: number[] = []
  const reader = createAnswerReader((status) => statuses.push(status))
  for (const chunk of chunks) reader.read(Buffer.from(chunk))
  return statuses
}

test("counts responses with a length, in chunks and without a body", () => {
  expect(statusesIn([WITH_LENGTH + CHUNKED + EMPTY + WITH_LENGTH])).toEqual([200, 404, 304, 200])
})

test("the result is the same wherever the stream is split", () => {
  const stream = WITH_LENGTH + CHUNKED + EMPTY
  for (let cut = 1; cut < stream.length; cut++)
    expect(statusesIn([stream.slice(0, cut), stream.slice(cut)])).toEqual([200, 404, 304])
  expect(statusesIn([...stream])).toEqual([200, 404, 304])
})

test("an incomplete response is not counted", () => {
  expect(statusesIn([WITH_LENGTH.slice(0, -1)])).toEqual([])
})
