import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { aPublishedArticle } from "#api/modules/editorial/writing/builders"
import { loadDocuments } from "#api/modules/editorial/writing/loading/service"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { readHomePicks } from "../../../../seed/pages.ts"
import { homePicksNoun } from "./service.ts"

let api: TestApi
let token: string | undefined
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(async () => {
  await api.empty()
  token = (await signedIn(api, anEditor())).token
  const file = await readHomePicks()
  await api.db.transaction((tx) => loadDocuments(tx, homePicksNoun, [file], api.clock.now()))
})
afterAll(() => api.stop())

const path = "/v1/editors/writing/home-picks/home"
const picked = async (language: "en" | "ja" = "en") =>
  (await api.call("GET /v1/home-picks", { language })).body.items.map(
    ({ noun, id }: { noun: string; id: string }) => `${noun}:${id}`,
  )

async function save(language: "en" | "ja", picks: readonly string[]) {
  const { parts } = (await api.call(`GET ${path}`, { token })).body
  const { version } = parts[language]
  return api.call(`PUT ${path}/${language}/draft`, { token, body: { version, fields: { picks } } })
}

async function pick(language: "en" | "ja", picks: readonly string[]) {
  const { body } = await save(language, picks)
  const { parts } = (await api.call(`GET ${path}`, { token })).body
  const versions = { details: parts.details.version, [language]: body.version }
  return api.call(`POST ${path}/publish`, { token, body: { languages: [language], versions } })
}

it("are those of a language in their order, without what is no longer public", async () => {
  const one = await aPublishedArticle(api, token)
  const two = await aPublishedArticle(api, token)
  expect((await pick("en", [`article:${two}`, `article:${one}`])).status).toBe(200)
  expect([await picked(), await picked("ja")]).toEqual([[`article:${two}`, `article:${one}`], []])
  const body = { languages: ["en", "ja"] }
  await api.call(`POST /v1/editors/writing/article/${two}/withdraw`, { token, body })
  expect(await picked()).toEqual([`article:${one}`])
})

it("are published only while all of them are public", async () => {
  const { status, body } = await pick("ja", ["article:unknown"])
  expect([status, Object.keys(body.errors)]).toEqual([409, ["ja.picks"]])
})

it.each([["unknown:one"], ["article:Not an id"], ["article:one", "article:one"], Array(11).fill("tip:x")])(
  "%s cannot be picked",
  async (...picks) => {
    expect((await save("en", picks.flat())).status).toBe(422)
  },
)
