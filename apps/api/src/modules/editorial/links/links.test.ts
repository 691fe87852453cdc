// External links of published texts: found, tested politely, and reported after two bad days.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { probe } from "#api/kernel/outbound/probe"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aPublishedArticle, publishDraft, read, save, someDetails } from "../writing/builders.ts"
import { linksIn } from "./places/service.ts"
import { checkDueLinks, findLinks } from "./service.ts"

let api: TestApi
let token: string | undefined
const asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
let underWay = 0
let mostAtOnce = 0
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers["user-agent"]}`)
  mostAtOnce = Math.max(mostAtOnce, ++underWay)
  response.once("close", () => underWay--)
  answer(request, response)
})
let site = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(async () => {
  await api.empty()
  token = (await signedIn(api, anEditor())).token
  asked.length = 0
  mostAtOnce = 0
  answer = (_request, response) => void response.end()
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.stop()
})

const settings = { userAgent: "link check", isOnlyHere: true, timeoutMs: 2_000 }
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_request: unknown, response: ServerResponse) =>
    void response.writeHead(code, headers).end()

describe("testing an address", () => {
  it("asks with HEAD, says who asks, and with GET where a server refuses HEAD", async () => {
    expect(await probe(`${site}/a`, settings)).toEqual({ kind: "seen" })
    answer = ({ method }, response) => void response.writeHead(method === "HEAD" ? 404 : 200).end()
    expect(await probe(`${site}/b`, settings)).toEqual({ kind: "seen" })
    expect(asked).toEqual(["HEAD /a link check", "HEAD /b link check", "GET /b link check"])
  })

  it.each([
    [404, { kind: "failed", problem: "http-404" }],
    [500, { kind: "failed", problem: "http-500" }],
    [403, { kind: "unclear" }],
    [429, { kind: "unclear" }],
  ])("that answers %s", async (code, outcome) => {
    answer = status(code)
    expect(await probe(site, settings)).toEqual(outcome)
  })

  it("follows a few redirects, and no circle", async () => {
    answer = ({ url }, response) =>
      void response.writeHead(url === "/end" ? 200 : 302, url === "/end" ? {} : { location: "/end" }).end()
    expect(await probe(`${site}/start`, settings)).toEqual({ kind: "seen" })
    answer = status(302, { location: "/again" })
    expect(await probe(site, settings)).toEqual({ kind: "failed", problem: "redirects" })
  })

  it("does not wait for a server that never answers, nor read a body without end", async () => {
    answer = () => {}
    expect(await probe(site, { ...settings, timeoutMs: 50 })).toEqual({ kind: "failed", problem: "timeout" })
    answer = ({ method }, response) => {
      if (method === "HEAD") return void response.writeHead(405).end()
      response.write("x".repeat(1_000))
    }
    expect(await probe(site, settings)).toEqual({ kind: "seen" })
  })

  it.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://10.0.0.8/",
    "http://169.254.169.254/latest/meta-data",
    "http://[fe80::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://0x7f000001/",
    "http://8.8.8.8:22/",
  ])("never connects to %s", async (address) => {
    const outside = { ...settings, isOnlyHere: false }
    expect(await probe(address, outside)).toEqual({ kind: "failed", problem: "not-public" })
  })

  it("checks what a name leads to, and every redirect", async () => {
    const outside = { ...settings, isOnlyHere: false }
    expect(await probe("http://localhost/", outside)).toMatchObject({ kind: "failed" })
    answer = status(302, { location: "http://10.0.0.8/" })
    expect(await probe(site, settings)).toEqual({ kind: "failed", problem: "not-public" })
    answer = status(302, { location: "file:///etc/passwd" })
    expect(await probe(site, settings)).toEqual({ kind: "failed", problem: "not-http" })
    for (const address of ["ftp://a.example/", "http://user:secret@a.example/", "nothing"])
      expect(await probe(address, outside)).toEqual({ kind: "failed", problem: "not-http" })
  })
})

it("links are found in texts and sources, once, without those of the site itself", () => {
  const fields = {
    markdown: "See [law](https://a.example/law#part), https://b.example/x. 「https://c.example/日本」です。",
    sources: [{ url: "https://a.example/law" }, { url: "https://shirube.example/about" }],
  }
  expect(linksIn(fields, "https://shirube.example")).toEqual([
    "https://a.example/law",
    "https://b.example/x",
    "https://c.example/%E6%97%A5%E6%9C%AC",
  ])
})

describe("the links of published texts", () => {
  const DAY = 86_400
  const source = (path: string) => {
    const [first] = someDetails().sources
    return first ? { ...first, url: `${site}${path}` } : undefined
  }
  const article = (...paths: string[]) =>
    aPublishedArticle(api, token, { details: { sources: paths.flatMap((path) => source(path) ?? []) } })
  const check = async () => {
    await checkDueLinks(api.db, { ...settings, pauseMs: 0, now: () => api.clock.now() })
    await api.settle()
  }
  /** A session lasts a day. */
  const later = async (days: number) => {
    api.clock.advance(days * DAY)
    token = (await signedIn(api, anEditor())).token
  }
  const find = () => findLinks(api.db, "https://shirube.example", api.clock.now())
  const waiting = async () =>
    (await api.call("GET /v1/editors/reviews?queue=links", { token })).body.items as { id: string }[]
  const pathsAsked = () => [...new Set(asked.map((line) => line.split(" ")[1]))]

  it("are tested within a week, one at a time for each host, and again a week later", async () => {
    await article("/one", "/two", "/three")
    await find()
    await check()
    expect(asked).toEqual([])
    await later(7)
    await check()
    expect([pathsAsked().toSorted(), mostAtOnce]).toEqual([["/one", "/three", "/two"], 1])
    asked.length = 0
    await check()
    expect(asked).toEqual([])
    await later(7)
    await check()
    expect(pathsAsked()).toHaveLength(3)
  })

  it("wait in the inbox after failures on two days, and leave it when they work again", async () => {
    const id = await article("/gone")
    await find()
    await later(7)
    await check()
    const seenOn = dayInJapan(api.clock.now())
    answer = status(404)
    await later(7)
    await check()
    expect(await waiting()).toEqual([])
    await later(1)
    await check()
    const [review] = await waiting()
    const shown = (await api.call(`GET /v1/editors/reviews/${review?.id}`, { token, language: "en" })).body
    expect(shown.facts.map(({ text }: { text: string }) => text)).toEqual([
      `${site}/gone`,
      "The server answers 404.",
      seenOn,
      "An entry sheet",
    ])
    expect(shown.facts.at(-1).path).toBe(`/editors/writing/article/${id}`)
    answer = status(200)
    await later(7)
    await check()
    expect(await waiting()).toEqual([])
  })

  it("leave the inbox once no published text has them", async () => {
    const id = await article("/gone")
    answer = status(410)
    await find()
    await later(7)
    await check()
    await later(1)
    await check()
    expect(await waiting()).toHaveLength(1)
    const { parts } = await read(api, token, id)
    const other = source("/other")
    const fields = { ...parts.details.fields, sources: other ? [other] : [] }
    await save(api, token, id, "details", { version: parts.details.version, fields })
    expect((await publishDraft(api, token, id)).status).toBe(200)
    await later(1)
    await find()
    await api.settle()
    expect(await waiting()).toEqual([])
  })
})
