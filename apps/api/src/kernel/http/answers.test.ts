// Shared answers: what is stored, who gets them, and when they are dropped.
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { routes } from "@shirube/contract/registry.gen"
import { limitsOf, type RouteDefinition } from "@shirube/contract/route"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createApi, createStoredAnswers } from "#api/app"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { anArticle, anEnglishText, publish, testTags } from "#api/modules/learning/articles/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { createAnswers, uncachedAnswers } from "./answers.ts"
import type { StoredAnswer, StoredAnswers } from "./stored-answers.ts"

let api: TestApi
let stored: StoredAnswers
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
  stored = createStoredAnswers(api)
  api.events.listen({ event: () => void received++, resync: () => {} })
})
beforeEach(async () => {
  await api.empty()
})
afterAll(() => api.stop())

const titled = (id: string, title: string) => ({
  id,
  tags: testTags,
  texts: { en: anEnglishText({ title }) },
})
const titlesOf = (answer: { body: { items: { title: string }[] } }) =>
  answer.body.items.map(({ title }) => title)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString()
const storedCount = () => api.answers.size().entries

/** What a client of the edge gets once the answer is ready in an encoding it accepts. */
async function fromTheEdge(url: string, headers: Record<string, string> = {}) {
  await expect.poll(() => stored("GET", url, headers)).toBeDefined()
  return stored("GET", url, headers) as StoredAnswer
}

/** Publishes, and waits until this process has received the events. */
async function published(...articles: Parameters<typeof anArticle>[0][]) {
  const receivedBefore = received
  await publish(api, ...articles.map(anArticle))
  await expect.poll(() => received - receivedBefore).toBe(articles.length)
}
let received = 0

describe("a route whose answers are stored", () => {
  it("only reads, is public and has no rate limit", () => {
    const shared = (routes as readonly RouteDefinition[]).filter((route) => route.shared !== undefined)
    expect(shared.length).toBeGreaterThan(0)
    for (const { path, method, access, body, success, ...route } of shared)
      expect([path, method, access, body, limitsOf(route), success.status]).toEqual([
        path,
        "get",
        "public",
        undefined,
        [],
        200,
      ])
  })
})

describe("an answer that is the same for everyone", () => {
  it("is made once for all concurrent and later requests", async () => {
    await published(titled("a", "Quokka"))
    const request = () => api.call("GET /v1/articles")
    const made = await countStatements(() => Promise.all(Array.from({ length: 20 }, request)))
    const { body } = await request()
    api.answers.drop()
    const makeAgain = async () => expect(await request()).toMatchObject({ status: 200, body })
    expect(await countStatements(makeAgain)).toBe(made)
    expect(made).toBeGreaterThan(0)
    const later = async () => {
      expect(await request()).toMatchObject({ status: 200, body })
      expect((await fromTheEdge("/api/v1/articles")).status).toBe(200)
    }
    expect(await countStatements(later)).toBe(0)
  })

  it("is the same as without a store, whatever the request", async () => {
    await published(titled("a", "Quokka"), titled("b", "Wombat"))
    const unstored = createApi({ ...api, answers: uncachedAnswers })
    const { token } = await signedIn(api, anEditor())
    let inStore = 0
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, method, headers, isSignedIn }) => {
        const url = `http://shirube.test/api${path}`
        const given = { ...headers, ...(isSignedIn ? { Authorization: `Bearer ${token}` } : {}) }
        const ask = (to: typeof api.api, as = method) => to(new Request(url, { method: as, headers: given }))
        await ask(api.api)
        const [answer, expected] = [await ask(api.api, "GET"), await ask(unstored, "GET")]
        expect(answer.status).toBe(expected.status)
        const bytes = await bytesOf(answer)
        if (answer.status >= 400) return
        expect(bytes).toBe(await bytesOf(expected))
        const lower = Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
        )
        const fast = stored("GET", `/api${path}`, lower)
        if (!fast) return
        inStore += 1
        expect(String(fast.body)).toBe(bytes)
        expect(fast.headers.ETag).toBe(answer.headers.get("ETag"))
      }),
      { numRuns: 120, seed: 20_261_115 },
    )
    expect(inStore).toBeGreaterThan(20)
    expect(api.takeLogLines()).toEqual([])
  })

  it("has one entry in the store for equivalent requests", async () => {
    await published(titled("a", "Quokka"))
    for (const path of [
      "/v1/articles",
      "/v1/articles?",
      "/v1/articles?limit=12",
      "/v1/articles?limit=12&limit=3",
      "/v1/articles?utm_source=x",
      "/v1/articles?_=1&_=2",
      "/v1/articles?tag=&cursor=",
      "/v1/articles?%6cimit=%31%32",
      "/v1/articl%65s",
    ])
      expect([path, (await api.call(`GET ${path}`)).status]).toEqual([path, 200])
    expect(storedCount()).toBe(1)
    for (const headers of [{ Cookie: "a=b" }, { "User-Agent": "x" }, { "Accept-Language": "en-GB" }])
      await api.call("GET /v1/articles", { headers })
    expect(storedCount()).toBe(1)
    await api.call("GET /v1/articles", { language: "ja" })
    expect(storedCount()).toBe(2)
  })

  it("is dropped and made again when its content changes", async () => {
    await published(titled("a", "Quokka"), titled("b", "Wombat"))
    const list = async () => titlesOf(await api.call("GET /v1/articles?tag=writing"))
    const detail = async (id: string) => (await api.call(`GET /v1/articles/${id}`)).body.title
    const found = async (words: string) => titlesOf(await api.call(`GET /v1/search?q=${words}`))
    expect(await list()).toContain("Wombat")
    expect(await detail("a")).toBe("Quokka")
    expect(await found("quokka")).toEqual(["Quokka"])
    await published(titled("a", "Numbat"))
    expect(await list()).toContain("Numbat")
    expect(await detail("a")).toBe("Numbat")
    expect(await found("quokka")).toEqual([])
    expect(await found("numbat")).toEqual(["Numbat"])
  })

  it("is not stored if its content changed meanwhile, if it is an error, or if it is empty", async () => {
    await published(titled("a", "Quokka"))
    const answers = createAnswers()
    const bytes = Buffer.from('{"items":[1]}')
    const late = await answers.of("key", async () => {
      answers.drop(["articles"])
      return { bytes, digest: "d", tags: ["articles"] }
    })
    expect(late.bytes).toBe(bytes)
    await expect(answers.of("key", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
    expect(answers.size().entries).toBe(0)
    for (const [path, status] of [
      ["/v1/articles?tag=an-unused-tag", 200],
      ["/v1/search?q=xylophone", 200],
      ["/v1/search/suggestions?q=xylophone", 200],
      ["/v1/articles/no-such-article", 404],
      ["/v1/articles?limit=1000", 422],
      ["/v1/articles?cursor=nonsense", 422],
    ] as const) {
      expect([path, (await api.call(`GET ${path}`)).status]).toEqual([path, status])
      expect([path, storedCount()]).toEqual([path, 0])
    }
  })

  it("evicts the least recently used first", async () => {
    const answers = createAnswers({ maxEntries: 3, maxBytes: 50_000 })
    const put = (key: string, size = 2_000) =>
      answers.of(key, async () => ({ bytes: Buffer.alloc(size, "x"), digest: "d", tags: ["t"] }))
    const has = (key: string) => answers.ready(key, undefined) !== undefined
    for (const key of ["a", "b", "c"]) await put(key)
    expect(has("a")).toBe(true)
    await put("d")
    expect(["a", "b", "c", "d"].filter(has)).toEqual(["a", "c", "d"])
    await put("large", 40_000)
    expect(answers.size().bytes).toBeLessThanOrEqual(50_000)
    await put("too large", 60_000)
    expect(has("too large")).toBe(false)
  })

  it("of a search is stored for visitors; a signed-in reader gets their own", async () => {
    await published(titled("a", "Quokka"))
    const { token } = await signedIn(api, anEditor())
    await api.call("GET /v1/search?q=quokka", { token })
    expect(storedCount()).toBe(0)
    const asEditor = await api.call("GET /v1/search?q=quokka", { token })
    expect(asEditor.headers.has("Surrogate-Key")).toBe(false)
    await api.call("GET /v1/search?q=quokka")
    expect(storedCount()).toBe(1)
    expect((await fromTheEdge("/api/v1/search?q=quokka")).status).toBe(200)
    expect(stored("GET", "/api/v1/search?q=quokka", { authorization: `Bearer ${token}` })).toBeUndefined()
    // An article is the same for everyone, with or without a token.
    await api.call("GET /v1/articles/a")
    expect(stored("GET", "/api/v1/articles/a", { authorization: `Bearer ${token}` })?.status).toBe(200)
  })
})

describe("a stored answer at the edge", () => {
  const URL = "/api/v1/articles/a"
  const markdown = "A paragraph that is worth compressing.\n\n".repeat(50)
  beforeEach(() => published({ id: "a", texts: { en: anEnglishText({ title: "Quokka", markdown }) } }))

  it("is complete, even if the first request was HEAD", async () => {
    await api.call("HEAD /v1/articles/a")
    const head = stored("HEAD", URL, {})
    const get = stored("GET", URL, {})
    expect(head?.body).toBeUndefined()
    expect(head?.headers["Content-Length"]).toBe(String(get?.body?.length))
    expect(JSON.parse(String(get?.body))).toMatchObject({ id: "a", title: "Quokka" })
  })

  it("has an encoding that the client accepts, each with its own ETag", async () => {
    const { body, headers } = await api.call("GET /v1/articles/a")
    const decoded = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes }
    const tags = new Set<string>()
    for (const [accepted, form] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0, identity", "plain"],
      ["", "plain"],
    ] as const) {
      const answer = await fromTheEdge(URL, { "accept-encoding": accepted })
      expect(answer.headers["Content-Encoding"]).toBe(form === "plain" ? undefined : form)
      expect(answer.headers.Vary).toContain("Accept-Encoding")
      expect(JSON.parse(decoded[form](Buffer.from(answer.body ?? "")).toString())).toEqual(body)
      tags.add(String(answer.headers.ETag))
    }
    expect([...tags].sort()).toHaveLength(3)
    expect(tags).toContain(headers.get("ETag"))
    for (const tag of tags) {
      const notModified = await fromTheEdge(URL, { "if-none-match": tag, "accept-encoding": "br" })
      expect([notModified.status, notModified.body]).toEqual([304, undefined])
      expect((await api.call("GET /v1/articles/a", { headers: { "If-None-Match": tag } })).status).toBe(304)
    }
  })

  it("is in the requested language", async () => {
    await published({ id: "a" })
    for (const language of ["en", "ja"] as const) {
      const made = await api.call("GET /v1/articles/a", { language })
      expect(made.body.language).toBe(language)
      for (const headers of [{ languagetype: language }, { "accept-language": `${language}-XX, fr` }])
        expect(JSON.parse(String(stored("GET", URL, headers)?.body))).toEqual(made.body)
    }
  })

  it("is not returned for another method or another spelling of the URL", async () => {
    await api.call("GET /v1/articles/a")
    expect(stored("GET", URL, {})).toBeDefined()
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "get"])
      expect([method, stored(method, URL, {})]).toEqual([method, undefined])
    for (const url of [
      `${URL}/`,
      `/api//v1/articles/a`,
      "/API/v1/articles/a",
      "/v1/articles/a",
      "/api/v1/articles/%61",
      "/api/v1/articles/a#b",
      "/api/v1/articles/a\\",
      "http://elsewhere.test/api/v1/articles/a",
    ])
      expect([url, stored("GET", url, {})]).toEqual([url, undefined])
  })

  it("has the same headers as an answer that is not stored", async () => {
    const made = await api.call("GET /v1/articles/a")
    const answer = stored("GET", URL, { "x-request-id": "a-proxy-s-id" })
    for (const [name, value] of Object.entries(answer?.headers ?? {}))
      if (!["X-Request-Id", "Content-Length", "Vary"].includes(name))
        expect([name, made.headers.get(name)]).toEqual([name, value])
    expect(answer?.headers["X-Request-Id"]).toBe("a-proxy-s-id")
    expect(stored("GET", URL, { "x-request-id": "<" })?.headers["X-Request-Id"]).toMatch(/^[0-9a-f-]{36}$/)
  })
})

const paths = fc.constantFrom(
  "/v1/articles",
  "/v1/articles/a",
  "/v1/articles/%61",
  "/v1/articles/b/",
  "/v1/tags",
  "/v1/categories",
  "/v1/search",
  "/v1/search/suggestions",
)
const words = fc.constantFrom(
  "quokka",
  "QUOKKA",
  "wombat",
  "a%20b",
  "企業",
  "%E4%BC%81",
  "%",
  "+x+",
  "#x",
  "",
)
const parameters = fc.array(
  fc.tuple(
    fc.constantFrom("q", "%71", "tag", "limit", "ids", "language", "exact", "cursor", "x", "__proto__"),
    fc.oneof(words, fc.constantFrom("writing", "1", "01", "1e0", "a,b", "ja", "true", "no")),
  ),
  { maxLength: 4 },
)
const requests = fc.record({
  path: fc
    .tuple(paths, parameters)
    .map(
      ([path, given]) =>
        path + (given.length ? `?${given.map(([name, value]) => `${name}=${value}`).join("&")}` : ""),
    ),
  method: fc.constantFrom("GET", "HEAD"),
  isSignedIn: fc.boolean(),
  headers: fc.record(
    {
      LanguageType: fc.constantFrom("ja", "en", "JA", "ja-JP", "fr", ""),
      "Accept-Language": fc.constantFrom("ja", "en;q=0.1, ja", "fr", "*"),
      Cookie: fc.constantFrom("lang=ja", "auth.token=x"),
      "X-Requested-With": fc.constant("XMLHttpRequest"),
      "Idempotency-Key": fc.constant("x".repeat(20)),
    },
    { requiredKeys: [] },
  ),
})
