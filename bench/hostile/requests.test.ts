import { expect, test } from "vitest"
import { randomNumbers } from "../random.ts"
import { hostileRequests } from "./requests.ts"

const some = (count: number) => {
  const next = hostileRequests("127.0.0.1:1", randomNumbers(1))
  return Array.from({ length: count }, next)
}

const bytesOf = (requests: ReturnType<typeof some>) => Buffer.concat(requests.map(({ bytes }) => bytes))

test("every hostile request comes from another client, and the same seed generates the same requests", () => {
  const requests = some(500)
  const callers = requests.map(({ bytes }) => /^X-Forwarded-For: (.+)$/m.exec(bytes.toString())?.[1])
  expect(new Set(callers).size).toBe(500)
  expect(bytesOf(some(500)).equals(bytesOf(requests))).toBe(true)
})

test("some clients disconnect while sending, some during the response; all others send and read everything", () => {
  const requests = some(500)
  const by = Object.groupBy(requests, ({ hangsUp }) => hangsUp)
  expect([by.sending?.length, by.answering?.length].every((count = 0) => count > 10)).toBe(true)
  for (const { bytes } of by.answered ?? []) {
    const [head = "", body = ""] = bytes.toString().split("\r\n\r\n")
    expect(Number(/^Content-Length: (\d+)$/m.exec(head)?.[1] ?? 0)).toBe(Buffer.byteLength(body))
  }
})
