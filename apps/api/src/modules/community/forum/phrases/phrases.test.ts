import { describe, expect, it } from "vitest"
import { foundIn, unitsOf } from "#api/modules/community/forum/phrases/service"

const has = (phrase: string, ...texts: string[]) => foundIn([{ units: unitsOf(phrase) }], texts).length > 0

describe("a word or phrase", () => {
  it("is found whatever its width, case, kana, accents and punctuation", () => {
    for (const text of ["my LINE ID is …", "line-id", "ＬＩＮＥ　ＩＤ", "L\u200bINE ID", "Line: *ID*"])
      expect([text, has("LINE ID", text)]).toEqual([text, true])
    for (const text of [
      "在留カードを売ります",
      "ざいりゅうでない在留 ｶｰﾄﾞ",
      "{在留|ざいりゅう}カード",
      "在留かーど",
    ])
      expect([text, has("在留カード", text)]).toEqual([text, true])
    expect(has("hồ sơ giả", "bán HO SO GIA ở đây")).toBe(true)
    expect(has("บัตร", "ซื้อบัตรประจำตัว")).toBe(true)
  })

  it("is not found inside other words or across two texts", () => {
    expect(has("LINE ID", "an online idea")).toBe(false)
    expect(has("ties", "many parties")).toBe(false)
    expect(has("LINE ID", "My line", "ID cards")).toBe(false)
  })

  it("is empty if it consists only of punctuation", () => {
    expect(unitsOf("!? … \u200b")).toBe("")
  })
})
