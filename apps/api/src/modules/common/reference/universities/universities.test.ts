import { languages } from "@shirube/vocabulary/language"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { statementsOf } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
afterAll(() => api.stop())

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const find = (query: string, rest = "") =>
  api.call(`GET /v1/universities?query=${encodeURIComponent(query)}${rest}`)
const first = async (query: string) => (await find(query)).body.items[0]?.id

async function everyPage(rest: string, language: (typeof languages)[number] = "en") {
  const seen: { id: string; name: Record<string, string>; reading: string; region: string }[] = []
  let cursor: string | null = null
  do {
    const { body } = await api.call(
      `GET /v1/universities?limit=50${rest}${cursor ? `&cursor=${cursor}` : ""}`,
      {
        language,
      },
    )
    seen.push(...body.items)
    cursor = body.next_cursor
  } while (cursor)
  return seen
}

describe("searching for a university", () => {
  // spec: membership.lists
  it("finds it by its name in either language, its reading, and its romaji", async () => {
    for (const query of [
      "早稲田",
      "早稲田大学",
      "わせだ",
      "ワセダ",
      "ﾜｾﾀﾞ",
      "waseda",
      "WASEDA University",
      "Ｗａｓｅｄａ",
      "wased",
    ])
      expect([query, await first(query)]).toEqual([query, "waseda-university"])
    for (const query of [
      "toukyou daigaku",
      "Tōkyō",
      "とうきょうだいがく",
      "tokyo",
      "university of tokyo",
      "東京",
    ])
      expect([query, await first(query)]).toEqual([query, "university-of-tokyo"])
    for (const query of ["慶應", "慶応", "keio", "けいおう", "keiougijuku"])
      expect([query, await first(query)]).toEqual([query, "keio-university"])
    expect(await first("asia pacific")).toBe("ritsumeikan-asia-pacific-university")
    expect(await first("ritsumeikan")).toBe("ritsumeikan-university")
    expect(await first("st lukes")).toBe("st-lukes-international-university")
    expect(await first("國學院")).toBe("kokugakuin-university")
  })

  it("finds it by its abbreviation, and by its former name", async () => {
    for (const [query, id] of [
      ["東大", "university-of-tokyo"],
      ["Todai", "university-of-tokyo"],
      ["utokyo", "university-of-tokyo"],
      ["早大", "waseda-university"],
      ["APU", "ritsumeikan-asia-pacific-university"],
      ["阪大", "osaka-university"],
      ["Osaka University", "osaka-university"],
      ["JAIST", "japan-advanced-institute-of-science-and-technology"],
      ["お茶大", "ochanomizu-university"],
      ["Tokyo Tech", "institute-of-science-tokyo"],
      ["東工大", "institute-of-science-tokyo"],
      ["東京医科歯科大学", "institute-of-science-tokyo"],
      ["大阪市立大学", "osaka-metropolitan-university"],
      ["昭和大学", "showa-medical-university"],
    ])
      expect([query, await first(query ?? "")]).toEqual([query, id])
  })

  it("finds exactly one by an email address or its domain", async () => {
    for (const [query, id] of [
      ["s123@ms.waseda.jp", "waseda-university"],
      ["S123@ASAGI.WASEDA.JP", "waseda-university"],
      ["waseda.jp", "waseda-university"],
      ["hana@g.ecc.u-tokyo.ac.jp", "university-of-tokyo"],
      ["keio.jp", "keio-university"],
      ["x@m.titech.ac.jp", "institute-of-science-tokyo"],
      ["hana@dwc.doshisha.ac.jp", "doshisha-womens-college-of-liberal-arts"],
      ["hana@mail.doshisha.ac.jp", "doshisha-university"],
    ])
      expect([query, idsOf((await find(query ?? "")).body.items)]).toEqual([query, [id]])
    expect(idsOf((await find("hana@u-toky")).body.items)).toEqual(["university-of-tokyo"])
  })

  it("finds nothing for other addresses, including lookalikes", async () => {
    for (const query of ["hana@evilwaseda.jp", "hana@waseda.jp.example.com", "hana@gmail.com", "@", "hana@"])
      expect([query, (await find(query)).body.items]).toEqual([query, []])
  })

  it("requires every word to match", async () => {
    const { body } = await find("tokyo foreign")
    expect(idsOf(body.items)).toEqual(["tokyo-university-of-foreign-studies"])
    expect((await find("tokyo hogwarts")).body.items).toEqual([])
  })

  it("filters by region or prefecture", async () => {
    const { body } = await find("国際", "&region=kyushu&limit=50")
    expect(body.items.length).toBeGreaterThan(2)
    expect(new Set(body.items.map(({ region }: { region: string }) => region))).toEqual(new Set(["kyushu"]))
    const okinawa = (await api.call("GET /v1/universities?prefecture=47")).body.items
    expect(idsOf(okinawa)).toContain("university-of-the-ryukyus")
    expect((await api.call("GET /v1/universities?region=atlantis")).body.items).toEqual([])
  })
})

describe("the list of universities", () => {
  it("lists each once, page by page, in the order of the reader's language", async () => {
    for (const language of languages) {
      const all = await everyPage("", language)
      expect(all.length).toBeGreaterThanOrEqual(200)
      expect(new Set(idsOf(all)).size).toBe(all.length)
      const keys = all.map(({ name, reading }) =>
        language === "ja" ? reading : `${name.en}`.replace(/^The /, ""),
      )
      expect(keys).toEqual(keys.toSorted(new Intl.Collator(language).compare))
    }
  })

  it("is covered completely by its regions, none of which is empty", async () => {
    const { body } = await api.call("GET /v1/reference/regions")
    const seen = new Set<string>()
    for (const { id } of body.items) {
      const here = await everyPage(`&region=${id}`)
      expect([id, here.length > 0]).toEqual([id, true])
      for (const one of here) seen.add(one.id)
    }
    expect(seen.size).toBe((await everyPage("")).length)
  })

  it("pages through search results, too", async () => {
    const one = await find("東京", "&limit=5")
    const two = await find("東京", `&limit=5&cursor=${one.body.next_cursor}`)
    expect(idsOf((await find("東京", "&limit=10")).body.items)).toEqual([
      ...idsOf(one.body.items),
      ...idsOf(two.body.items),
    ])
  })

  it("refuses a foreign cursor", async () => {
    const { body } = await find("東京", "&limit=5")
    for (const cursor of ["x", "bm9wZQ", Buffer.from('["hogwarts"]').toString("base64url"), "W10", "WzFd"])
      expect([cursor, (await find("", `&cursor=${cursor}`)).body.code]).toEqual([cursor, "cursor.invalid"])
    expect((await find("京都", `&cursor=${body.next_cursor}`)).body.code).toBe("cursor.invalid")
  })

  it("refuses values that are too long or out of bounds, and names the field", async () => {
    for (const [rest, field] of [
      [`query=${"あ".repeat(201)}`, "query"],
      [`query=${"%20".repeat(9_000)}${"x".repeat(201)}`, "query"],
      ["limit=51", "limit"],
      ["limit=0", "limit"],
      ["prefecture=1", "prefecture"],
      ["region=Kanto", "region"],
      ["cursor=%00", "cursor"],
    ]) {
      const { status, body } = await api.call(`GET /v1/universities?${rest}`, { language: "ja" })
      const isMalformed = body.code === "request.malformed"
      expect([rest?.slice(0, 30), status]).toEqual([rest?.slice(0, 30), isMalformed ? 400 : 422])
      if (!isMalformed) expect(Object.keys(body.errors)).toEqual([field])
    }
  })

  it("accepts any other text", async () => {
    for (const query of [
      "(",
      "\\",
      "%",
      "😀",
      "'; drop table users",
      "ー",
      "・",
      "   ",
      ".",
      "...",
      "a.b",
      "ん",
      "1",
    ])
      expect([query, (await find(query)).status]).toEqual([query, 200])
  })

  it("is cached as a list, and not for each search term", async () => {
    await api.call("GET /v1/universities?region=kanto")
    const before = api.answers.size().entries
    await api.call("GET /v1/universities?region=kanto")
    for (const query of ["waseda", "wased", "wase"]) await find(query)
    expect(api.answers.size().entries).toBe(before)
  })

  it("needs no account and no database query", async () => {
    const read = () => api.call("GET /v1/universities?query=apu", { token: "stale" })
    expect(await statementsOf(read)).toEqual([])
    const { status, headers } = await read()
    expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-cache"])
    expect(headers.get("ETag")).toMatch(/^"/)
  })
})

describe("one university", () => {
  it("has its kind, its place and its domains", async () => {
    const { body } = await api.call("GET /v1/universities/waseda-university")
    expect(body).toMatchObject({
      id: "waseda-university",
      name: { en: "Waseda University", ja: "早稲田大学" },
      reading: "わせだだいがく",
      kind: "private",
      prefecture: "13",
      region: "kanto",
      domains: ["waseda.jp", "waseda.ac.jp"],
    })
  })

  it("resolves a merged university to its successor", async () => {
    const { body } = await api.call("GET /v1/universities/osaka-city-university")
    expect(body.id).toBe("osaka-metropolitan-university")
  })

  it("returns 404 for an unknown id, in the reader's language", async () => {
    const missing = await api.call("GET /v1/universities/hogwarts", { language: "ja" })
    expect([missing.status, missing.body.code]).toEqual([404, "university.not_found"])
    expect(missing.body.message).toContain("一覧にありません")
    expect(missing.headers.get("Cache-Control")).toBe("no-store")
    expect((await api.call("GET /v1/universities/Not%20An%20Id")).status).toBe(422)
  })
})
