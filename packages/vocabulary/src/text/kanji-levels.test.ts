import { describe, expect, it } from "vitest"
import { levelOf } from "./kanji-levels.ts"

describe("the level of a word", () => {
  it("is that of its hardest kanji", () => {
    expect(["一人", "会議", "内定", "面接", "履歴書"].map(levelOf)).toEqual([5, 3, 3, 2, 1])
    expect(levelOf("食べる")).toBe(5)
  })

  it("is not changed by digits, kana and repetition signs", () => {
    expect(levelOf("20歳")).toBe(levelOf("歳"))
    expect(levelOf("人々")).toBe(5)
  })

  it("is unknown without kanji, and if a kanji is not in common use", () => {
    expect(levelOf("ES")).toBeUndefined()
    expect(levelOf("鱻")).toBeUndefined()
    expect(levelOf("鱻人")).toBeUndefined()
  })

  it("is known for every kanji that schools teach", () => {
    for (const kanji of "一右校森百糸引雲線鳴悪湯様媛岡熊潟圧銅歴胃蚕論".matchAll(/./gu))
      expect([kanji[0], levelOf(kanji[0])]).toEqual([kanji[0], expect.any(Number)])
  })
})
