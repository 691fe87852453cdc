// The documents of the demo's student, read through the API.
import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { DEMO_PASSWORD } from "../../../../seed/accounts.ts"
import { ASAGI_SHEET } from "../../../../seed/career/entry-sheets.ts"
import { RESUME } from "../../../../seed/career/resume.ts"
import { loadCareer } from "../../../../seed/career.ts"
import { loadDemoAccounts } from "../../../../seed/load.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  await loadDemoAccounts(api.db)
})
afterAll(() => api.stop())

it("the demo's student has episodes, entry sheets with a history for her applications, and a résumé", async () => {
  for (let times = 0; times < 2; times++) await loadCareer(api, api.clock.now())
  const body = { email: "student@shirube.example", password: DEMO_PASSWORD }
  const token = (await api.call("POST /v1/auth/login", { body })).body.access_token.access_token
  const itemsOf = async (route: string) => (await api.call(`GET ${route}`, { token })).body.items
  interface Listed {
    readonly id: string
    readonly kind: string
    readonly application: string | null
  }
  const documents: Listed[] = await itemsOf("/v1/career/documents")
  const ofKind = (kind: string) => documents.filter((each) => each.kind === kind)
  expect(["episode", "entry-sheet", "resume"].map((kind) => ofKind(kind).length)).toEqual([5, 3, 1])
  const applications: Listed[] = await itemsOf("/v1/applications")
  expect(new Set(ofKind("entry-sheet").map(({ application }) => application))).toEqual(
    new Set(applications.map(({ id }) => id)),
  )
  expect(await itemsOf(`/v1/career/documents/${ASAGI_SHEET}/versions`)).toMatchObject([
    { version: 2, name: "キャリアセンターに持って行く前" },
    { version: 1, name: null },
  ])
  for (const { id } of documents)
    expect((await api.call(`GET /v1/career/documents/${id}`, { token })).status).toBe(200)
  expect(ofKind("resume")[0]?.id).toBe(RESUME)
})
