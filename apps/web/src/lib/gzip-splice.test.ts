import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { expect, test } from "vitest"
import { splicedPage } from "./gzip-splice.ts"

const HOLE = "@@nonce@@"

test("a stored page comes out with a fresh nonce in every hole, plain and compressed", () => {
  const html = `<!doctype html><script nonce="${HOLE}">しるべ</script><p>${"内定".repeat(5000)}</p><style nonce="${HOLE}"></style>`
  const page = splicedPage(html, HOLE, 16)
  for (const nonce of ["Zm9vYmFyYmF6cXV4", "MDEyMzQ1Njc4OWFi"]) {
    const expected = html.replaceAll(HOLE, nonce)
    expect(Buffer.concat(page.plain.with(nonce)).toString()).toBe(expected)
    expect(gunzipSync(Buffer.concat(page.gzip.with(nonce))).toString()).toBe(expected)
  }
  expect(page.gzip.length).toBeLessThan(1000)
})

test("holes at the ends, side by side, or nowhere are no special case", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 200 }), { minLength: 1, maxLength: 8 }),
      fc.stringMatching(/^[A-Za-z0-9+/]{16,24}$/),
      (pieces, nonce) => {
        const html = pieces.map((piece) => piece.replaceAll("@", "")).join(HOLE)
        const { plain, gzip } = splicedPage(html, HOLE, nonce.length)
        const [asPlain, asGzip] = [plain, gzip].map((body) => Buffer.concat(body.with(nonce)))
        expect(asPlain?.toString()).toBe(html.replaceAll(HOLE, nonce))
        expect(gunzipSync(asGzip ?? "").toString()).toBe(html.replaceAll(HOLE, nonce))
        expect([asPlain?.length, asGzip?.length]).toEqual([plain.length, gzip.length])
      },
    ),
  )
})

test("a stored page holds as many bytes as it says, and keeps no others alive", () => {
  const html = `<p>${"内定".repeat(500)}</p>${`<script nonce="${HOLE}"></script>`.repeat(8)}`
  const { size, plain, gzip } = splicedPage(html, HOLE, 16)
  const [, ...compressed] = gzip.with("Zm9vYmFyYmF6cXV4") // after the header, which all pages share
  const [, ...compressedAgain] = gzip.with("MDEyMzQ1Njc4OWFi")
  const again = [...plain.with("MDEyMzQ1Njc4OWFi"), ...compressedAgain]
  // What is stored is the same memory in both answers; what was made for one of them is not.
  const memories = [...plain.with("Zm9vYmFyYmF6cXV4"), ...compressed]
    .filter((chunk, place) => isSameMemory(chunk, again[place]))
    .map(({ buffer }) => buffer)
  const held = [...new Set(memories)].reduce((sum, { byteLength }) => sum + byteLength, 0)
  expect(held).toBe(size)
})

const isSameMemory = (one: Buffer, other: Buffer | undefined) =>
  one.length > 0 && one.buffer === other?.buffer && one.byteOffset === other.byteOffset
