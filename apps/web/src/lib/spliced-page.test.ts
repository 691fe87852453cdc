import { promisify } from "node:util"
import { brotliDecompress, gunzip } from "node:zlib"
import fc from "fast-check"
import { expect, test } from "vitest"
import { keptTogether, type SplicedBody } from "./spliced-body.ts"
import { splicedPage } from "./spliced-page.ts"

const HOLE = "@@nonce@@"
const spliced = (html: string, length: number) =>
  splicedPage(keptTogether(html.split(HOLE).map((piece) => Buffer.from(piece))), length)
const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
const encodings = ["br", "gzip"] as const
const filled = (body: SplicedBody | undefined, nonce: string) => Buffer.concat(body?.with(nonce) ?? [])

test("a stored page comes out with a fresh nonce in every hole, plain and compressed", async () => {
  const html = `<!doctype html><script nonce="${HOLE}">しるべ</script><p>${"内定".repeat(5000)}</p><style nonce="${HOLE}"></style>`
  const { plain, encoded } = spliced(html, 16)
  for (const nonce of ["Zm9vYmFyYmF6cXV4", "MDEyMzQ1Njc4OWFi"]) {
    const expected = html.replaceAll(HOLE, nonce)
    expect(filled(plain, nonce).toString()).toBe(expected)
    for (const encoding of encodings) {
      const body = await encoded(encoding)
      expect((await decode[encoding](filled(body, nonce))).toString()).toBe(expected)
      expect(body?.length).toBeLessThan(1000)
    }
  }
})

test("holes at the ends, side by side, or nowhere are no special case", async () => {
  let inBrotli = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme", maxLength: 200 }), { minLength: 1, maxLength: 8 }),
      fc.stringMatching(/^[A-Za-z0-9+/]{24}$/),
      async (pieces, nonce) => {
        const html = pieces.map((piece) => piece.replaceAll("@", "")).join(HOLE)
        const { plain, encoded } = spliced(html, nonce.length)
        const expected = html.replaceAll(HOLE, nonce)
        expect(filled(plain, nonce).toString()).toBe(expected)
        expect(filled(plain, nonce).length).toBe(plain.length)
        for (const encoding of encodings) {
          const body = await encoded(encoding)
          // Brotli has no form for every page; where it has one, it is right.
          if (encoding === "br" && !body) continue
          if (encoding === "br") inBrotli += 1
          expect((await decode[encoding](filled(body, nonce))).toString()).toBe(expected)
          expect(filled(body, nonce).length).toBe(body?.length)
        }
      },
    ),
    { seed: 20_261_115 },
  )
  expect(inBrotli).toBeGreaterThan(20)
})

test("a page as long as ours, with much that repeats around its holes, has a form in brotli", async () => {
  const script = `<script nonce="${HOLE}">self.$_TSR=1</script><p class="a b c">${"就職活動のしおり".repeat(40)}</p>`
  const html = `<!doctype html>${script.repeat(30)}</html>`
  const body = await spliced(html, 24).encoded("br")
  const nonce = "abcdefghijklmnopqrstuv=="
  expect((await decode.br(filled(body, nonce))).toString()).toBe(html.replaceAll(HOLE, nonce))
})

test("a stored page holds as many bytes as it says, and keeps no others alive", async () => {
  const html = `<p>${"内定".repeat(500)}</p>${`<script nonce="${HOLE}"></script>`.repeat(8)}`
  const { plain, encoded } = spliced(html, 24)
  for (const body of [plain, await encoded("gzip"), await encoded("br")]) {
    const [one, other] = ["a", "b"].map((letter) => body?.with(letter.repeat(24)) ?? [])
    // What is stored is the same memory in both answers, or shared by all pages; what was made for one of them is not.
    const memories = (one ?? [])
      .filter((chunk, place) => chunk.length > 10 || place > 0)
      .filter((chunk, place, all) => isSameMemory(chunk, other?.at(place - all.length)))
      .map(({ buffer }) => buffer)
    const held = [...new Set(memories)].reduce((sum, { byteLength }) => sum + byteLength, 0)
    expect(held).toBe(body?.size)
  }
})

const isSameMemory = (one: Buffer, other: Buffer | undefined) =>
  one.length > 0 && one.buffer === other?.buffer && one.byteOffset === other.byteOffset
