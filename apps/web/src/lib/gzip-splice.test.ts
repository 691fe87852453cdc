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
    expect(page.plain(nonce).toString()).toBe(expected)
    expect(gunzipSync(page.gzip(nonce)).toString()).toBe(expected)
  }
  expect(page.gzip("Zm9vYmFyYmF6cXV4").length).toBeLessThan(1000)
})

test("holes at the ends, side by side, or nowhere are no special case", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 200 }), { minLength: 1, maxLength: 8 }),
      fc.stringMatching(/^[A-Za-z0-9+/]{16,24}$/),
      (pieces, nonce) => {
        const html = pieces.map((piece) => piece.replaceAll("@", "")).join(HOLE)
        expect(gunzipSync(splicedPage(html, HOLE, nonce.length).gzip(nonce)).toString()).toBe(
          html.replaceAll(HOLE, nonce),
        )
      },
    ),
  )
})
