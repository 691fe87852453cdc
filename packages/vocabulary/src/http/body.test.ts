import { describe, expect, it } from "vitest"
import { readBody } from "./body.ts"

/** A client that sends without end, and counts the bytes read. */
function endless(chunkBytes: number, headers: Record<string, string> = {}) {
  let sent = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        sent += chunkBytes
        controller.enqueue(new Uint8Array(chunkBytes))
      },
    },
    { highWaterMark: 0 },
  )
  return { request: { headers: new Headers(headers), body }, sent: () => sent }
}

describe("a body", () => {
  it("is read completely up to the limit", async () => {
    const request = new Request("http://shirube.test", { method: "POST", body: "就活" })
    const body = await readBody(request, 6)
    expect(body.kind === "read" && new TextDecoder().decode(body.bytes)).toBe("就活")
    expect(await readBody(new Request("http://shirube.test"), 6)).toEqual({
      kind: "read",
      bytes: new Uint8Array(),
    })
  })

  it("is not read at all if its declared length is too large", async () => {
    const { request, sent } = endless(1, { "Content-Length": "11" })
    expect(await readBody(request, 10)).toEqual({ kind: "too-large" })
    expect(sent()).toBe(0)
  })

  it("without a declared length, or with one too small, is read only to the first byte over the limit", async () => {
    for (const headers of [{}, { "Content-Length": "3" }, { "Content-Length": "nonsense" }] as const) {
      const { request, sent } = endless(4, headers)
      expect(await readBody(request, 10)).toEqual({ kind: "too-large" })
      expect(sent()).toBe(12)
    }
  })

  it("whose sender disconnects is reported as cut off, not as a server error", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) })
    expect(await readBody({ headers: new Headers(), body })).toEqual({ kind: "cut-off" })
  })
})
