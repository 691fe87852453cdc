import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { Notice } from "#api/kernel/events/events"
import { selectRowsOf } from "#api/kernel/features/personal-data/queries"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const said = (more: object = {}) => ({
  status: "student",
  graduation: "2027-03",
  card_expires_on: "2027-04-30",
  has_offer: false,
  hunts_on: true,
  ...more,
})
const say = (token: string, more: object = {}) => api.call("PUT /v1/visa-plan", { token, body: said(more) })
const carry = (token: string, more: object = {}) =>
  api.call("POST /v1/visa-plan/carried", { token, body: said(more) })
const planOf = async (token: string) => (await api.call("GET /v1/visa-plan", { token })).body.plan

describe("a member's visa plan", () => {
  it("needs valid dates", async () => {
    const { token } = await signedIn(api)
    const wrong: object[] = [
      { status: "tourist" },
      { graduation: "2027-02-30" },
      { graduation: "2027-13" },
      { graduation: "1999-03" },
      { card_expires_on: "2027-02-29" },
      { card_expires_on: "12027-01-01" },
      { offered_on: "soon" },
      { has_offer: "yes" },
      { hunts_on: null },
    ]
    for (const more of wrong) expect([more, (await say(token, more)).status]).toEqual([more, 422])
    expect(await planOf(token)).toBeNull()
  })

  // spec: pages.visa
  it("is saved, replaced, and deleted", async () => {
    const { token } = await signedIn(api)
    expect((await say(token)).status).toBe(204)
    expect(await planOf(token)).toMatchObject({ ...said(), offered_on: null, starts_on: null })
    const offer = {
      graduation: "2028-02-29",
      has_offer: true,
      offered_on: "2026-10-01",
      starts_on: "2028-04-01",
    }
    expect((await say(token, offer)).status).toBe(204)
    expect(await planOf(token)).toMatchObject(offer)
    for (let times = 0; times < 2; times++)
      expect((await api.call("DELETE /v1/visa-plan", { token })).status).toBe(204)
    expect(await planOf(token)).toBeNull()
  })

  it("from a browser is imported once, and never overwrites the account's", async () => {
    const { token } = await signedIn(api)
    const both = await Promise.all([carry(token), carry(token)])
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    expect((await carry(token, { status: "work" })).status).toBe(204)
    expect(await planOf(token)).toMatchObject({ status: "student" })
  })

  // spec: events.privacy
  it("is private, and its event reaches the member only, without details", async () => {
    const heard: Notice[] = []
    const unlisten = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    const [amara, editor] = [await signedIn(api), await signedIn(api, anEditor())]
    await say(amara.token, { card_expires_on: "2027-04-29" })
    expect(await planOf(editor.token)).toBeNull()
    const expected = { name: "visa.plan_changed", tags: ["visa-plan", "due"], audience: [amara.id] }
    await expect.poll(() => heard.filter(({ name }) => name.startsWith("visa"))).toEqual([expected])
    expect(JSON.stringify(heard)).not.toContain("2027-04-29")
    unlisten()
  })

  it("is in their data archive, and is deleted with the account", async () => {
    const { id, token } = await signedIn(api)
    await say(token)
    const held: unknown[] = []
    for (const table of api.personalTables)
      if (!("leftOut" in table) && table.table === "visa_plans")
        held.push(await selectRowsOf(api.db.autocommit, table, id))
    expect(JSON.stringify(held)).toContain("2027-04-30")
    await api.db.transaction((tx) => removePeople(tx, [id], api.accountDeletionHooks, api.clock.now()))
    expect(await rows(api.db.autocommit, sql`select 1 from visa_plans`)).toEqual([])
  })
})

describe("the calendar", () => {
  it("has the dated steps, with their sources", async () => {
    const { token } = await signedIn(api)
    const due = async (from: string, until: string) =>
      (await api.call(`GET /v1/calendar/due?from=${from}&until=${until}`, { token })).body.items
    expect(await due("2026-11-01", "2027-12-31")).toEqual([])
    await say(token, { graduation: "2027-03-24", has_offer: true, starts_on: "2027-04-01" })
    const steps = await due("2026-11-01", "2027-12-31")
    expect(steps.map(({ id }: { id: string }) => id)).toEqual([
      "visa change-to-work",
      "visa collect-card",
      "visa notify-school",
      "visa part-time-ends",
    ])
    expect(steps[0]).toMatchObject({
      starts_on: "2026-12-01",
      ends_on: "2027-01-29",
      href: "/shukatsu-calendar/visa#change-to-work",
      source: { url: "https://www.moj.go.jp/isa/10_00240.html" },
    })
    expect(await due("2027-01-29", "2027-02-28")).toHaveLength(1)
    expect(await due("2027-02-01", "2027-02-28")).toEqual([])
  })
})
