import { afterAll, beforeAll, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { DEMO_PASSWORD } from "./accounts.ts"
import { loadEvents } from "./events.ts"
import { pastEvents } from "./learning/past-events.ts"
import { loadCommunity, loadDemoAccounts } from "./load.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  await loadDemoAccounts(api.db)
  await loadCommunity(api.db)
})
afterAll(() => api.stop())

async function tokenOf(account: string): Promise<string> {
  const body = { email: `${account}@shirube.example`, password: DEMO_PASSWORD }
  return (await api.call("POST /v1/auth/login", { body })).body.access_token.access_token
}

interface Listed {
  readonly title: { readonly en: string }
  readonly state: string
  readonly reason: string | null
}

it("the demo's events are seeded once, with drafts for editors and companies, without notifications", async () => {
  for (let start = 0; start < 2; start++) await loadEvents(api.db, api.clock.now())
  await api.settle()
  expect((await api.call("GET /v1/events?limit=30")).body.items).toHaveLength(12)
  const [editor, company] = [await tokenOf("editor"), await tokenOf("company")]
  const states = async (token: string) =>
    (await api.call("GET /v1/event-drafts", { token })).body.items.map(({ state }: Listed) => state)
  const ofEditors = await states(editor)
  expect(ofEditors.slice(0, 3)).toEqual(["draft", "waiting", "returned"])
  expect(ofEditors.slice(3)).toEqual(Array(pastEvents.length + 12).fill("published"))
  expect(await states(company)).toEqual(["waiting", "returned"])
  const { body } = await api.call("GET /v1/event-drafts", { token: company, language: "ja" })
  expect(body.items[1].reason).toContain("当日の流れ")
  const waiting = await api.call("GET /v1/editors/reviews?queue=event-proposals", { token: editor })
  expect(waiting.body.items).toHaveLength(1)
  expect((await api.call("GET /v1/notifications", { token: company })).body.items).toEqual([])
})

it("publishing a demo event again from its unchanged draft changes nothing, and its organiser dashboard opens", async () => {
  const token = await tokenOf("editor")
  const { items } = (await api.call("GET /v1/event-drafts", { token })).body
  const drafts = items.filter(({ registered }: { registered: number }) => registered > 0)
  expect(drafts.length).toBeGreaterThan(0)
  for (const { id, event_id, version } of drafts) {
    const shown = async () => (await api.call(`GET /v1/events/${event_id}`)).body
    const { updated_at: _, ...before } = await shown()
    const body = { version, languages: ["en", "ja"] }
    expect((await api.call(`PUT /v1/event-drafts/${id}/publication`, { token, body })).status).toBe(200)
    const { updated_at: __, ...after } = await shown()
    expect(after).toEqual(before)
    expect((await api.call(`GET /v1/organised-events/${event_id}`, { token })).status).toBe(200)
  }
})
