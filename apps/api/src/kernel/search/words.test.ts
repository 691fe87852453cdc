import { describe, expect, it } from "vitest"
import { foldRomaji, isRomaji, spellReading } from "./romaji.ts"
import { editsBetween, mostEdits, spellingVariants } from "./spelling.ts"
import { stem } from "./stem.ts"
import { countTokens, readingsOf, wholeReading } from "./tokens.ts"

const tokens = (text: string) => [...countTokens(text).keys()]

describe("an English word", () => {
  it("has one stem in singular, plural and with every simple ending", () => {
    for (const [same, ...words] of [
      ["interview", "interviews", "interviewed", "interviewing", "interview's", "interviews'"],
      ["company", "companies"],
      ["apply", "applies", "applied", "applying"],
      ["hire", "hires", "hired", "hiring"],
      ["plan", "plans", "planned", "planning"],
      ["box", "boxes"],
      ["class", "classes"],
      ["resume", "resumes"],
    ] as const)
      for (const word of words) expect([word, stem(word)]).toEqual([word, stem(same)])
  })

  it("keeps an ending that belongs to it", () => {
    for (const word of ["bus", "boss", "status", "visa", "es", "thing", "ring", "red", "analysis", "n2"])
      expect(stem(word)).toBe(word)
  })
})

describe("a reading", () => {
  it("is normalised to one spelling, however it is written", () => {
    for (const [spelled, ...ways] of [
      ["shukatsu", "shūkatsu", "shuukatsu", "syukatu", "shukatu"],
      ["joken", "jōken", "jouken", "jyouken", "zyouken"],
      ["shibodoki", "shibōdōki", "shiboudouki", "siboudouki"],
      ["oen", "ōen", "ouen"],
      ["shinbun", "shimbun"],
      ["kinenbi", "kinen'bi"],
      ["fukuso", "hukusou"],
    ] as const)
      for (const way of ways) expect([way, foldRomaji(way)]).toEqual([way, spelled])
    for (const [spelled, ...kana] of [
      ["shukatsu", "しゅうかつ", "シュウカツ", "ｼｭｳｶﾂ"],
      ["zairyushikaku", "ざいりゅうしかく"],
      ["baito", "バイト", "ばいと"],
      ["rirekisho", "りれきしょ"],
      ["kekkon", "けっこん"],
      ["herasumento", "ヘラスメント"],
      ["entorishito", "エントリーシート"],
    ] as const)
      for (const way of kana) expect([way, spellReading(way)]).toEqual([way, spelled])
    expect(spellReading("就活")).toBeUndefined()
    expect(spellReading("")).toBeUndefined()
  })

  it("is distinguished from words that are not Japanese", () => {
    for (const word of ["shukatsu", "kekkon", "sensei", "konnichiwa"])
      expect([word, isRomaji(word)]).toEqual([word, true])
    for (const word of ["interview", "visa1", "help", "x", "school"])
      expect([word, isRomaji(word)]).toEqual([word, false])
  })

  it("is derived from furigana, alone and joined to a neighbour, and from katakana", () => {
    const spelled = (source: string) => [...readingsOf(source)].map((reading) => reading.spelled)
    expect(spelled("{在留|ざいりゅう}{資格|しかく}のルール")).toEqual([
      "zairyu",
      "shikaku",
      "zairyushikaku",
      "ruru",
    ])
    expect(spelled("{面接|めんせつ}の{服装|ふくそう}")).toEqual(["mensetsu", "fukuso"])
    expect(wholeReading("{手取|てど}り")).toMatchObject({ text: "手取り", spelled: "tedori" })
    expect(wholeReading("{自己|じこ}PR")).toBeUndefined()
  })
})

describe("the tokens of a text", () => {
  it("are its Latin words, in lower case and without endings", () => {
    expect(tokens("Companies' Interviews at the BOSS")).toEqual(["company", "interview", "at", "the", "boss"])
  })

  it("are every Japanese character, every pair of neighbours, and its readings", () => {
    expect(tokens("就活生")).toEqual(["就", "活", "生", "就活", "活生"])
    expect(tokens("就、活")).toEqual(["就", "活"])
    expect(tokens("{就活|しゅうかつ}")).toEqual(["就", "活", "就活", "=shukatsu"])
  })

  it("do not depend on width, katakana, accents or composed letters", () => {
    expect(tokens("ＳＰＩ ｶﾞｲﾄﾞ")).toEqual(tokens("spi ガイド"))
    expect(tokens("がいど")).toEqual(expect.arrayContaining(["がい", "いど"]))
    expect(tokens("ガイド")).toEqual(expect.arrayContaining(["がい", "いど"]))
    expect(tokens("Re\u0301sume\u0301")).toEqual(tokens("résumé"))
    expect(tokens("résumé")).toEqual(tokens("resume"))
  })

  it("keep names of programming languages, and hyphenated words in both forms", () => {
    expect(tokens("C++ C#")).toEqual(["c++", "c#"])
    expect(tokens("e-mail")).toEqual(["e", "mail", "email"])
  })

  it("treat a character outside the basic plane as one", () => {
    expect(tokens("𠮷野家")).toEqual(["𠮷", "野", "家", "𠮷野", "野家"])
  })
})

describe("two spellings", () => {
  it("have a distance of the letters to remove, add, change or swap", () => {
    for (const [typed, meant, edits] of [
      ["interveiw", "interview", 1],
      ["vsia", "visa", 1],
      ["salery", "salary", 1],
      ["resmue", "resume", 1],
      ["intership", "internship", 1],
      ["desgnatd", "designated", 2],
      ["abc", "abc", 0],
    ] as const)
      expect([typed, editsBetween(typed, meant, 2)]).toEqual([typed, edits])
    expect(editsBetween("visa", "offer", 2)).toBe(Number.POSITIVE_INFINITY)
  })

  it("that are one edit apart share a variant", () => {
    for (const [a, b] of [
      ["interveiw", "interview"],
      ["vsia", "visa"],
      ["salery", "salary"],
      ["intership", "internship"],
      ["visaa", "visa"],
    ] as const) {
      const variants = new Set(spellingVariants(a))
      expect(
        spellingVariants(b).some((variant) => variants.has(variant)),
        a,
      ).toBe(true)
    }
  })

  it("are not compared for words that are very short, very long or not Latin", () => {
    for (const word of ["es", "cv1a", "在留資格", "a".repeat(25)]) expect(spellingVariants(word)).toEqual([])
    expect([mostEdits("visa"), mostEdits("interview")]).toEqual([1, 2])
  })
})
