import { describe, expect, it } from "vitest"
import { foldRomaji, isRomaji, spellReading } from "./romaji.ts"
import { editsBetween, mostEdits, spellingVariants } from "./spelling.ts"
import { stem } from "./stem.ts"
import { countTokens, readingsOf, wholeReading } from "./tokens.ts"

const tokens = (text: string) => [...countTokens(text).keys()]

describe("an English word", () => {
  it("is the same in singular and plural, and with every simple ending", () => {
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

  it("is not cut where the end belongs to it", () => {
    for (const word of ["bus", "boss", "status", "visa", "es", "thing", "ring", "red", "analysis", "n2"])
      expect(stem(word)).toBe(word)
  })
})

describe("a reading", () => {
  it("is spelled in one way, however it is written", () => {
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

  it("can be told from what is no Japanese", () => {
    for (const word of ["shukatsu", "kekkon", "sensei", "konnichiwa"])
      expect([word, isRomaji(word)]).toEqual([word, true])
    for (const word of ["interview", "visa1", "help", "x", "school"])
      expect([word, isRomaji(word)]).toEqual([word, false])
  })

  it("comes from furigana, alone and joined to a neighbour, and from katakana", () => {
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

describe("what a text is found by", () => {
  it("is its Latin words, in lower case and without endings", () => {
    expect(tokens("Companies' Interviews at the BOSS")).toEqual(["company", "interview", "at", "the", "boss"])
  })

  it("is every Japanese character, every pair of neighbours, and its readings", () => {
    expect(tokens("就活生")).toEqual(["就", "活", "生", "就活", "活生"])
    expect(tokens("就、活")).toEqual(["就", "活"])
    expect(tokens("{就活|しゅうかつ}")).toEqual(["就", "活", "就活", "=shukatsu"])
  })

  it("does not depend on full width, half width, katakana, marks or composed letters", () => {
    expect(tokens("ＳＰＩ ｶﾞｲﾄﾞ")).toEqual(tokens("spi ガイド"))
    expect(tokens("がいど")).toEqual(expect.arrayContaining(["がい", "いど"]))
    expect(tokens("ガイド")).toEqual(expect.arrayContaining(["がい", "いど"]))
    expect(tokens("Re\u0301sume\u0301")).toEqual(tokens("résumé"))
    expect(tokens("résumé")).toEqual(tokens("resume"))
  })

  it("keeps the names of programming languages, and both ways to write a hyphen", () => {
    expect(tokens("C++ C#")).toEqual(["c++", "c#"])
    expect(tokens("e-mail")).toEqual(["e", "mail", "email"])
  })

  it("treats a character outside the basic plane as one", () => {
    expect(tokens("𠮷野家")).toEqual(["𠮷", "野", "家", "𠮷野", "野家"])
  })
})

describe("two spellings", () => {
  it("are as far apart as there are letters to leave out, add, change or swap", () => {
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

  it("that are an edit apart have a variant in common", () => {
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

  it("are not guessed at where the word is very short, very long or no word", () => {
    for (const word of ["es", "cv1a", "在留資格", "a".repeat(25)]) expect(spellingVariants(word)).toEqual([])
    expect([mostEdits("visa"), mostEdits("interview")]).toEqual([1, 2])
  })
})
