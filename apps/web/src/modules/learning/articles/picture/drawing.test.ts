import { expect, test } from "vitest"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { drawPicture, titleParts, titleSize } from "./drawing.ts"
import { parseRanges, subsetsFor } from "./fonts.ts"

test("reads only the font files that contain a character of the text", () => {
  const subsets = [
    { name: "latin", ranges: parseRanges("U+0000-00FF") },
    { name: "7", ranges: parseRanges("U+5185,U+5b9a") },
    { name: "8", ranges: parseRanges("U+3041-3096") },
  ]
  expect(subsetsFor("ES", subsets)).toEqual(["latin"])
  expect(subsetsFor("内定", subsets)).toEqual(["7"])
  expect(subsetsFor("内定までに", subsets)).toEqual(["7", "8"])
})

test("sets a long title smaller and counts Japanese characters double", () => {
  expect(titleSize("Documents")).toBeGreaterThan(
    titleSize("Online interviews: room, camera, voice, and what to do"),
  )
  expect(titleSize("あ".repeat(40))).toBe(titleSize("a".repeat(80)))
})

test("breaks a title after its colon", () => {
  expect(titleParts("After naitei: from the offer")).toEqual(["After naitei:", "from the offer"])
  expect(titleParts("特定活動：三つの方法")).toEqual(["特定活動：", "三つの方法"])
  expect(titleParts("Documents")).toEqual(["Documents"])
})

test("draws a 1200 by 630 PNG in either language", async () => {
  const article = {
    seed: "after-naitei",
    look: categoryLook("work"),
    label: "内定と働くルール",
    byline: "森 彩香",
  }
  for (const title of [
    "内定のあと：入社の日までにすること",
    "After naitei: from the offer to your first day",
  ]) {
    const png = await drawPicture({ ...article, title })
    expect(png.subarray(1, 4).toString()).toBe("PNG")
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.byteLength).toBeLessThan(200_000)
  }
})
