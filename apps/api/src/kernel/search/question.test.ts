import { sql } from "drizzle-orm"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestDatabase, type TestDatabase } from "#api/testing/database"
import { bestExcerpt } from "./excerpt.ts"
import {
  type Knowledge,
  knowledgeKeys,
  readQuestion,
  synonymForms,
  unfinishedReading,
  withUnfinished,
} from "./question.ts"
import { conceptQuery, probesFor, rarity } from "./ranking.ts"

const nothing: Knowledge = { synonyms: new Map(), words: new Set(), readings: new Set() }
const visa = ["visa", "status of residence", "{在留資格|ざいりゅうしかく}"]
const known: Knowledge = {
  synonyms: new Map(visa.flatMap((term) => synonymForms(term).map((form) => [form, visa]))),
  words: new Set(["面接", "服装"]),
  readings: new Set(["=mensetsu", "=fukuso"]),
}
const typed = (question: string, knowledge = known) =>
  readQuestion(question, knowledge).map((concept) => concept.typed)

describe("a question", () => {
  it("is read without stop words", () => {
    expect(typed("Can I work 28 hours in the summer?")).toEqual(["work", "28", "hours", "summer"])
    expect(typed("面接で何を着ればいいですか")).toEqual(["面接", "着"])
  })

  it("of stop words only is used unchanged", () => {
    expect(typed("how to")).toEqual(["how", "to"])
  })

  it("in Japanese is segmented by known words", () => {
    expect(typed("面接服装")).toEqual(["面接", "服装"])
    expect(typed("めんせつのふくそう")).toEqual(["めんせつ", "ふくそう"])
    expect(typed("面接服装", nothing)).toEqual(["面接服装"])
  })

  it("finds synonyms by writing, by reading and as whole phrases", () => {
    for (const words of [
      "visa",
      "Visas",
      "status of residence",
      "在留資格",
      "ざいりゅうしかく",
      "zairyu shikaku",
      "zairyūshikaku",
    ])
      expect(readQuestion(words, known)[0]?.alternatives, words).toContainEqual(["在留", "留資", "資格"])
  })

  it("finds a compound that was written apart, as a known word or as a synonym", () => {
    const intern = ["internship", "インターンシップ"]
    const knowledge: Knowledge = {
      ...nothing,
      synonyms: new Map(intern.flatMap((term) => synonymForms(term).map((form) => [form, intern]))),
      words: new Set(["workplace"]),
    }
    expect(knowledgeKeys("intern ship")).toContain("internship")
    expect(readQuestion("intern ships", knowledge)[0]?.alternatives).toContainEqual(["internship"])
    expect(typed("work place rules", knowledge)).toEqual(["work place", "rules"])
    expect(typed("work place", nothing)).toEqual(["work", "place"])
  })

  it("that is still being typed ends with the beginning of a word or a reading", () => {
    const beginnings = (text: string) =>
      withUnfinished(readQuestion(text, nothing), text).at(-1)?.beginnings ?? []
    expect(beginnings("my interv")).toEqual(["interv"])
    expect(beginnings("mense")).toEqual(["mense", "=mense"])
    expect(beginnings("めんせ")).toEqual(["=mense"])
    expect(beginnings("entry sh")).toEqual(["sh"])
    for (const text of ["visa ", "in", "面接", ""]) expect(beginnings(text), text).toEqual([])
    expect(unfinishedReading("Zairyu sh")?.beginnings).toEqual(["=zairyush"])
    for (const text of ["zairyu", "entry sheet", "在留 資格"])
      expect(unfinishedReading(text), text).toBeUndefined()
  })

  it("has no concepts without a word", () => {
    for (const text of ["", "   ", "。、！", "🙂", "' & | !"]) expect(typed(text), text).toEqual([])
  })

  it("has bounded cost, however long it is", () => {
    const long = "漢字仮名".repeat(50) + "word ".repeat(20) + "other words here ".repeat(10)
    expect(knowledgeKeys(long).length).toBeLessThanOrEqual(600)
    const concepts = readQuestion(long, nothing).map((concept) => ({ ...concept, weight: 1 }))
    expect(concepts.length).toBeLessThanOrEqual(10)
    expect(probesFor(concepts, []).length).toBeLessThanOrEqual(20)
  })
})

describe("an excerpt", () => {
  const marked = (body: string, question: string) =>
    bestExcerpt(
      body,
      readQuestion(question, known).map((concept) => ({ ...concept, weight: rarity(1, 10) })),
    )
      .segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("")

  it("is the sentence that matches most of the query", () => {
    expect(marked("A visa. Work on a visa costs time. The end.", "work visa")).toBe(
      "[Work] on a [visa] costs time.",
    )
    expect(marked("{在留資格|ざいりゅうしかく}です。{面接|めんせつ}の話。", "めんせつ")).toBe("[面接]の話。")
    expect(marked("Your status of residence.", "ざいりゅうしかく")).toBe("Your [status] of [residence].")
  })

  it("keeps the readings of its words, also of a match, but not of a word that is marked in part", () => {
    const readings = (body: string, question: string) =>
      bestExcerpt(
        body,
        readQuestion(question, known).map((concept) => ({ ...concept, weight: 1 })),
      ).segments.map(({ text, reading, isMatch }) => [text, reading, isMatch])
    expect(readings("{面接|めんせつ}の{準備|じゅんび}。", "面接")).toEqual([
      ["面接", "めんせつ", true],
      ["の", null, false],
      ["準備", "じゅんび", false],
      ["。", null, false],
    ])
    expect(readings("{面接会場|めんせつかいじょう}へ", "面接")).toEqual([
      ["面接", null, true],
      ["会場へ", null, false],
    ])
  })

  it("is the first sentence without a match, and a long one is cut around its match", () => {
    expect(marked("First. Second.", "quokka")).toBe("First.")
    const long = `${"word ".repeat(100)}quokka ${"word ".repeat(100)}`
    const cut = marked(long, "quokka")
    expect(cut).toMatch(/^…word .*\[quokka\] word.*…$/)
    expect(cut.length).toBeLessThan(190)
  })
})

describe("the database", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it("parses the tsquery of every possible input", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
        const queries = readQuestion(text.replaceAll("\0", ""), nothing).map((concept) =>
          conceptQuery(concept, "^"),
        )
        for (const query of queries) await database.db.autocommit.execute(sql`select ${query}::tsquery`)
      }),
      { seed: 20_261_115, numRuns: 200 },
    )
  })
})
