import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { FONTS, type FontFile, LICENCE, lettersOf, makeFont, recipes } from "./fonts.ts"

const LIMITS_KB: Partial<Record<FontFile, number>> = {
  "newsreader-latin.woff2": 18.5,
  "newsreader-latin-italic.woff2": 13,
}

test.each(Object.keys(recipes) as FontFile[])("%s equals the output of `npm run fonts`", async (file) => {
  const committed = readFileSync(join(FONTS, file))
  expect(committed.equals(await makeFont(file))).toBe(true)
  expect(committed.length / 1000).toBeLessThanOrEqual(LIMITS_KB[file] ?? Number.POSITIVE_INFINITY)
})

test("the shipped licence is that of the font", () => {
  expect(readFileSync(LICENCE.to)).toEqual(readFileSync(LICENCE.from))
})

test("a file contains the characters that its font faces need, and no others", () => {
  const styles = `
    @font-face { src: url("../fonts/a.woff2"); unicode-range: U+0041-0043, U+00E9; }
    @font-face { src: url("../fonts/b.woff2"); unicode-range: U+0058; }
    @font-face { font-family: "Other"; src: url("../fonts/a.woff2"); unicode-range: U+0042, U+0061; }`
  expect(lettersOf("a.woff2", styles)).toBe("ABCéa")
})
