import { sql } from "drizzle-orm"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/db/client"
import { openTestDatabase, type TestDatabase } from "#api/testing/database"
import { type Place, searchQueries, searchTokens, searchVector } from "./search-tokens.ts"

describe("what a text is found by", () => {
  it("is its Latin words, in lower case and in the singular", () => {
    expect([...searchTokens("Companies' Interviews at the BOSS")]).toEqual([
      "company",
      "interview",
      "at",
      "the",
      "boss",
    ])
  })

  it("is every Japanese character and every pair of neighbours", () => {
    expect([...searchTokens("就活生")]).toEqual(["就", "就活", "活", "活生", "生"])
    expect([...searchTokens("就、活")]).toEqual(["就", "活"])
  })

  it("does not depend on full width, half width or composed letters", () => {
    expect(searchTokens("ＳＰＩ ｶﾞｲﾄﾞ")).toEqual(searchTokens("spi ガイド"))
    expect(searchTokens("Cafe\u0301")).toEqual(searchTokens("Café"))
  })

  it("keeps the names of programming languages", () => {
    expect([...searchTokens("C++ C#")]).toEqual(["c++", "c#"])
  })

  it("is a hyphenated word's parts and the whole", () => {
    expect([...searchTokens("e-mail")]).toEqual(["e", "mail", "email"])
  })

  it("treats a character outside the basic plane as one", () => {
    expect([...searchTokens("𠮷野家")]).toEqual(["𠮷", "𠮷野", "野", "野家", "家"])
  })
})

describe("what is asked for", () => {
  it("is nothing where there is no word", () => {
    for (const text of ["", "   ", "。、！", "🙂", "' & | !", "\0"])
      expect(searchQueries(text), text).toBeNull()
  })

  it("is bounded, however much is asked", () => {
    const queries = searchQueries("漢字仮名".repeat(50) + "word ".repeat(200) + "z".repeat(200))
    expect(queries?.[0].split(" & ").length).toBeLessThanOrEqual(32)
  })
})

describe("the database", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  /** Which of the queries find the text: best first. */
  const finds = async (places: Partial<Record<Place, string>>, asked: string) => {
    const vector = searchVector(
      Object.entries(places).map(([place, text]) => ({ place: place as Place, text })),
    )
    const queries = searchQueries(asked)
    const [found] = await rows<{ found: boolean[] }>(
      database.db.autocommit,
      sql`select array(select ${vector}::tsvector @@ query::tsquery from unnest(${sql.param(queries ?? [])}::text[]) query) as found`,
    )
    return found?.found
  }

  it("finds any text by any run of its own words", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(..."abc就活生ーアあ'\\:&|!*() -.+#é한국𠮷ﬁ"), maxLength: 20 }),
        async (text) => {
          if (searchQueries(text) === null) return
          expect(await finds({ title: text }, text), JSON.stringify(text)).toEqual([true, false, false])
        },
      ),
      { seed: 20_261_115, numRuns: 300 },
    )
  })

  it("tells by which of the queries where the words stand, and finds nothing twice", async () => {
    const article = { title: "The entry sheet", heading: "What a company reads", body: "Write it by hand." }
    expect(await finds(article, "entry sheets")).toEqual([true, false, false])
    expect(await finds(article, "company")).toEqual([false, true, false])
    expect(await finds(article, "entry company")).toEqual([false, true, false])
    expect(await finds(article, "entry hand")).toEqual([false, false, true])
    expect(await finds(article, "entry foot")).toEqual([false, false, false])
  })

  it("understands every query that a reader can type", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
        await finds({ title: "anything" }, text)
      }),
      { seed: 20_261_115, numRuns: 300 },
    )
  })
})
