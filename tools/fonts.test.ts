import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { FONTS, type FontFile, LICENCE, lettersOf, makeFont, recipes } from "./fonts.ts"

const LIMITS_KB: Partial<Record<FontFile, number>> = {
  "newsreader-latin.woff2": 25,
  "newsreader-latin-italic.woff2": 20,
}

test.each(Object.keys(recipes) as FontFile[])("%s is what `npm run fonts` makes today", async (file) => {
  const committed = readFileSync(join(FONTS, file))
  expect(committed.equals(await makeFont(file))).toBe(true)
  expect(committed.length / 1000).toBeLessThanOrEqual(LIMITS_KB[file] ?? Number.POSITIVE_INFINITY)
})

test("the licence that is shipped is the one of the font", () => {
  expect(readFileSync(LICENCE.to)).toEqual(readFileSync(LICENCE.from))
})

test("a file holds the letters that all of its faces ask for, and no others", () => {
  const styles = `
    @font-face { src: url("../fonts/a.woff2"); unicode-range: U+0041-0043, U+00E9; }
    @font-face { src: url("../fonts/b.woff2"); unicode-range: U+0058; }
    @font-face { font-family: "Other"; src: url("../fonts/a.woff2"); unicode-range: U+0042, U+0061; }`
  expect(lettersOf("a.woff2", styles)).toBe("ABCéa")
})
