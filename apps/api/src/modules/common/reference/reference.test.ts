import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createStoredAnswers } from "#api/app"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
afterAll(() => api.stop())

const FOR_GOOD = "public, max-age=31536000, immutable"
const BRIEFLY = "public, max-age=300"
const versionOf = async (kind: string): Promise<string> =>
  (await api.call("GET /v1/reference")).body.items.find((one: { kind: string }) => one.kind === kind).version

describe("a list to choose from", () => {
  it("is public, complete and in both languages", async () => {
    const { status, body } = await api.call("GET /v1/reference/countries")
    expect(status).toBe(200)
    expect(body.items).toHaveLength(249)
    expect(body.groups).toEqual([])
    expect(body.items).toContainEqual({
      id: "HK",
      name: { en: "Hong Kong", ja: "香港" },
      reading: "ほんこん",
      also: [],
      group: null,
    })
  })

  it("has its prefectures in their regions, from north to south", async () => {
    const { body } = await api.call("GET /v1/reference/prefectures")
    expect(body.items).toHaveLength(47)
    expect(body.groups.map(({ id }: { id: string }) => id)).toEqual([
      "hokkaido",
      "tohoku",
      "kanto",
      "chubu",
      "kansai",
      "chugoku",
      "shikoku",
      "kyushu",
    ])
    expect(body.items).toContainEqual(
      expect.objectContaining({ id: "13", name: { en: "Tokyo", ja: "東京都" }, group: "kanto" }),
    )
  })

  it("is cached permanently under its version, and briefly without one", async () => {
    const version = await versionOf("languages")
    const kept = await api.call(`GET /v1/reference/languages?version=${version}`)
    const short = await api.call("GET /v1/reference/languages")
    expect(kept.body).toEqual(short.body)
    expect(kept.body.version).toBe(version)
    expect(kept.headers.get("Cache-Control")).toBe(FOR_GOOD)
    expect(short.headers.get("Cache-Control")).toBe(BRIEFLY)
    expect((await api.call("GET /v1/reference")).headers.get("Cache-Control")).toBe(BRIEFLY)
  })

  it("is the current one under an outdated version, and then is not cached permanently or stored", async () => {
    const before = api.answers.size().entries
    for (const version of ["old", "a".repeat(64), "%E6%9D%B1"]) {
      const answer = await api.call(`GET /v1/reference/industries?version=${version}`)
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, BRIEFLY])
      expect(answer.body.version).toBe(await versionOf("industries"))
    }
    expect(api.answers.size().entries).toBeLessThanOrEqual(before + 1)
    expect((await api.call(`GET /v1/reference/industries?version=${"a".repeat(65)}`)).status).toBe(422)
  })

  it("is the same in every language, so that proxies may cache one copy", async () => {
    const [english, japanese] = await Promise.all([
      api.call("GET /v1/reference/occupations", { language: "en" }),
      api.call("GET /v1/reference/occupations", { language: "ja" }),
    ])
    expect(japanese.body).toEqual(english.body)
    expect(japanese.headers.get("ETag")).toBe(english.headers.get("ETag"))
    expect(english.headers.get("Vary")).toBeNull()
  })

  it("returns 304 if the client has it", async () => {
    const first = await api.call("GET /v1/reference/prefectures")
    const again = await api.call("GET /v1/reference/prefectures", {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    })
    expect([again.status, again.body, again.headers.get("Cache-Control")]).toEqual([304, "", BRIEFLY])
  })

  it("has the same headers when served from the edge cache", async () => {
    const stored = createStoredAnswers(api)
    const path = `/v1/reference/regions?version=${await versionOf("regions")}`
    await api.call(`GET ${path}`)
    await expect.poll(() => stored("GET", `/api${path}`, {})).toBeDefined()
    const answer = stored("GET", `/api${path}`, { authorization: "Bearer stale" })
    expect(answer?.headers).toMatchObject({ "Cache-Control": FOR_GOOD, Vary: "Accept-Encoding" })
  })

  it("returns an error for an unknown list", async () => {
    for (const kind of ["universities", "topics", "constructor", "__proto__", "x".repeat(3_000)])
      expect((await api.call(`GET /v1/reference/${kind}`)).status, kind).toBe(422)
  })
})
