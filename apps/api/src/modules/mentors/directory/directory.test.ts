import type { MentorFilter } from "@shirube/vocabulary/mentors/directory/choices"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { answer, ask } from "#api/modules/community/forum/builders"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aMentor, saveMentorPage } from "../mentor-pages/builders.ts"
import { renewListings, rotateListings } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface Card {
  readonly id: string
  readonly name: string
}
interface ValueName {
  readonly facet: string
  readonly value: string
  readonly name: string
}
interface FacetValues {
  readonly facet: string
  readonly values: { readonly value: string; readonly count: number }[]
}

const search = async (query = "") => (await api.call(`GET /v1/mentors${query}`)).body
const names = async (query = "") => (await search(query)).items.map(({ name }: Card) => name).sort()
const valuesOf = ({ facets }: { facets: FacetValues[] }, facet: string) =>
  Object.fromEntries(
    facets.find((counted) => counted.facet === facet)?.values.map(({ value, count }) => [value, count]) ?? [],
  )

/** Linh from Vietnam in logistics, Ram from Nepal and Sita from Nepal in IT. */
async function threeMentors() {
  const linh = await aMentor(api, { account: { name: "Linh" } })
  const it = {
    workplaces: [
      {
        company: "Kumo",
        since: "2021-04",
        industry: "it-telecommunications",
        occupation: "it-engineer",
        city: "Tokyo",
      },
    ],
    topics: ["visa"],
  }
  const profile = {
    nationality: "NP",
    languages: [{ code: "ne", level: "native" }],
    universityId: "kyoto-university",
  }
  const ram = await aMentor(api, {
    account: { name: "Ram" },
    profile,
    application: it,
    page: { level_then: "n2", residence_road: "highly-skilled", ways: ["es-review", "mock-interview"] },
  })
  const sita = await aMentor(api, { account: { name: "Sita" }, profile, application: it })
  await api.settle()
  return { linh, ram, sita }
}

describe("the directory of senpai", () => {
  it("lists published pages with what they show, without the stories", async () => {
    const { linh } = await threeMentors()
    const { items, total } = await search("?country=VN")
    expect(total).toBe(1)
    expect(items).toEqual([
      expect.objectContaining({
        id: linh.id,
        name: "Linh",
        seal: "L",
        headline_ruby: expect.arrayContaining([{ text: "名古屋", reading: "なごや", level: 4 }]),
        nationality: "VN",
        level_then: "n3",
        university: { id: "nagoya-university", name: "Nagoya University" },
        workplace: { company: null, industry: "logistics-transport", occupation: "purchasing-logistics" },
        counts: { answers: 0, accepted_answers: 0, tips: 0, courses: 0 },
      }),
    ])
    expect(items[0]).not.toHaveProperty("road")
  })

  it("is filtered by each part, and by several at once", async () => {
    await threeMentors()
    const cases: readonly [string, string[]][] = [
      ["country=NP", ["Ram", "Sita"]],
      ["language=vi", ["Linh"]],
      ["level_then=n2", ["Ram"]],
      ["university=kyoto-university", ["Ram", "Sita"]],
      ["industry=it-telecommunications", ["Ram", "Sita"]],
      ["occupation=purchasing-logistics", ["Linh"]],
      ["topic=visa", ["Ram", "Sita"]],
      ["way=es-review", ["Ram"]],
      ["residence_road=student-to-work", ["Linh", "Sita"]],
      [
        "country=NP&residence_road=student-to-work&level_then=n3&industry=it-telecommunications&topic=visa",
        ["Sita"],
      ],
    ]
    for (const [query, found] of cases) expect([query, await names(`?${query}`)]).toEqual([query, found])
  })

  it("refuses values that do not exist", async () => {
    for (const query of ["level_then=n0", "sort=best", "way=loan", "cursor=x"])
      expect([query, (await api.call(`GET /v1/mentors?${query}`)).status]).toEqual([query, 422])
  })

  it("cannot be searched by what a senpai hides, nor by a company whose name is hidden", async () => {
    const visibility = { nationality: "members", university: "members", languages: "nobody" }
    await aMentor(api, { account: { name: "Hidden" }, profile: { visibility } })
    await api.settle()
    for (const query of [
      "country=VN",
      "university=nagoya-university",
      "language=vi",
      "q=Vietnam",
      "q=Minato",
    ])
      expect([query, await names(`?${query}`)]).toEqual([query, []])
    expect(await names("?q=logistics")).toEqual(["Hidden"])
  })

  it("finds words in both languages, in kana and in romaji", async () => {
    await aMentor(api, {
      account: { name: "王 小明" },
      page: {
        company_shown: "name",
        headline: { en: "Thirty interviews, one offer", ja: "面接は三十回、内定は一社" },
      },
    })
    await api.settle()
    for (const q of [
      "interview",
      "interviews",
      "面接",
      "めんせつ",
      "mensetsu",
      "ベトナム",
      "なごやだいがく",
      "nagoya",
      "王",
      "Minato",
      "vietnam offer",
    ])
      expect([q, await names(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ["王 小明"]])
    for (const q of ["plumber", "vietnam plumber", "配管工"])
      expect([q, await names(`?q=${encodeURIComponent(q)}`)]).toEqual([q, []])
  })

  it("counts the values of each filter under the others", async () => {
    await threeMentors()
    const body = await search("?country=NP&way=mock-interview")
    expect(valuesOf(body, "country")).toEqual({ NP: 2, VN: 1 })
    expect(valuesOf(body, "way")).toEqual({ "mock-interview": 2, "es-review": 1 })
    expect(valuesOf(body, "level_then")).toEqual({ n2: 1, n3: 1 })
    expect(valuesOf(body, "industry")).toEqual({ "it-telecommunications": 2 })
  })

  it("names the values in the reader's language", async () => {
    await threeMentors()
    const nameIn = async (language: string, facet: string, value: string) => {
      const { body } = await api.call("GET /v1/mentors?country=NP", {
        headers: { "Accept-Language": language },
      })
      return body.names.find((named: ValueName) => named.facet === facet && named.value === value)?.name
    }
    expect(await nameIn("en", "country", "VN")).toBe("Vietnam")
    expect(await nameIn("ja", "country", "NP")).toBe("ネパール")
    expect(await nameIn("en", "university", "kyoto-university")).toBe("Kyoto University")
    expect(await nameIn("ja", "language", "ne")).toBe("ネパール語")
    const { names } = await search("?country=BR")
    expect(names).toContainEqual({ facet: "country", value: "BR", name: "Brazil" })
  })

  it("says which filter to drop if no one matches", async () => {
    await threeMentors()
    const { items, drop } = await search("?country=VN&industry=it-telecommunications&q=linh")
    expect(items).toEqual([])
    expect(drop).toEqual([{ filter: "industry" satisfies MentorFilter, count: 1 }])
    expect((await search("?country=VN&topic=visa")).drop).toEqual([
      { filter: "country", count: 2 },
      { filter: "topic", count: 1 },
    ])
    expect((await search("?country=VN")).drop).toEqual([])
  })

  it.each(["rotating", "newest", "answers"])(
    "is paged in the order %s without repeating anyone",
    async (sort) => {
      await threeMentors()
      const seen: string[] = []
      for (let cursor = ""; ; ) {
        const { items, next_cursor } = await search(`?sort=${sort}&limit=1${cursor}`)
        seen.push(...items.map(({ name }: Card) => name))
        if (next_cursor === null) break
        cursor = `&cursor=${next_cursor}`
      }
      expect(seen.toSorted()).toEqual(["Linh", "Ram", "Sita"])
      expect(seen).toEqual((await search(`?sort=${sort}`)).items.map(({ name }: Card) => name))
    },
  )

  it("sorts by publication and by answers", async () => {
    const { ram } = await threeMentors()
    const order = async (sort: string) => (await search(`?sort=${sort}`)).items.map(({ name }: Card) => name)
    expect(await order("newest")).toEqual(["Sita", "Ram", "Linh"])
    await answer(api, ram.token, await ask(api, (await signedIn(api)).token))
    await api.settle()
    expect((await order("answers"))[0]).toBe("Ram")
  })

  it("finds senpai who answered this week, until the week is over", async () => {
    const { ram } = await threeMentors()
    expect(await names("?answered=week")).toEqual([])
    await answer(api, ram.token, await ask(api, (await signedIn(api)).token))
    await api.settle()
    expect(await names("?answered=week")).toEqual(["Ram"])
    api.clock.advance(7 * 86_400)
    await renewListings(api).run({})
    await api.settle()
    expect(await names("?answered=week")).toEqual([])
  })

  it("has another order every day", async () => {
    for (let count = 0; count < 8; count++) await aMentor(api, { account: { name: `Senpai ${count}` } })
    await api.settle()
    const orders = new Set<string>()
    for (let day = 0; day < 4; day++) {
      orders.add((await search()).items.map(({ name }: Card) => name).join())
      api.clock.advance(86_400)
      await rotateListings(api).run({})
      await api.settle()
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  it("takes the same number of statements for one senpai and for many", async () => {
    await threeMentors()
    const cost = async (query: string) => {
      await api.settle()
      api.answers.drop()
      return countStatements(() => search(query))
    }
    expect([
      await cost("?limit=1"),
      await cost(""),
      await cost("?country=NP&way=mock-interview&q=visa"),
    ]).toEqual([3, 3, 4])
    // No one matches: there is no page to read, and the counts already say which filter to drop.
    expect(await cost("?country=VN&topic=visa")).toBe(1)
  })
})

describe("an entry", () => {
  it("follows its page: stored answers are dropped when it changes, is unpublished, or its senpai is suspended", async () => {
    const { linh, ram, sita } = await threeMentors()
    await search()
    expect(await countStatements(search)).toBe(0)
    await saveMentorPage(api, linh.token, { version: linh.version, level_then: "n1" })
    await saveMentorPage(api, ram.token, { version: ram.version, is_published: false })
    await suspendAccount(api, sita.id)
    await api.settle()
    expect(await names()).toEqual(["Linh"])
    expect(await names("?level_then=n1")).toEqual(["Linh"])
  })

  it("is made again every night, and keeps its row if nothing has changed", async () => {
    const { linh } = await threeMentors()
    await renewListings(api).run({})
    await api.settle()
    expect((await search("?country=VN")).items[0].id).toBe(linh.id)
  })
})
