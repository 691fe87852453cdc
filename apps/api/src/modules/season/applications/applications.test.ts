import { randomUUID } from "node:crypto"
import { MOST_APPLICATIONS, MOST_DEADLINES } from "@shirube/vocabulary/season/applications/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { Notice } from "#api/kernel/events/events"
import { selectRowsOf } from "#api/kernel/features/personal-data/queries"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const call = (token: string, route: string, body?: object) => api.call(route, { token, body })
const aDeadline = (more: object = {}) => ({
  id: randomUUID(),
  kind: "entry-sheet",
  day: "2026-11-20",
  is_done: false,
  ...more,
})
const written = (more: object = {}) => ({
  version: 0,
  company: "Aozora Foods",
  stage: "entry-sheet",
  steps: ["entry-sheet", "interview-1", "offer"],
  documents: [],
  deadlines: [],
  ...more,
})
const put = (token: string, id: string, more: object = {}) =>
  call(token, `PUT /v1/applications/${id}`, written(more))
const move = (token: string, id: string, body: object) =>
  call(token, `PUT /v1/applications/${id}/place`, body)
const remove = (token: string, id: string) => call(token, `DELETE /v1/applications/${id}`)
const carry = (token: string, applications: object[]) =>
  call(token, "POST /v1/applications/carried", { applications })
const carried = (id: string, more: object = {}) => {
  const { version: _, ...rest } = written(more)
  return { id, reached: [], ...rest }
}
const listOf = async (token: string) => (await call(token, "GET /v1/applications")).body.items
const companiesOf = async (token: string) =>
  (await listOf(token)).map(({ company }: { company: string }) => company) as string[]

async function anApplicant(...companies: string[]) {
  const person = await signedIn(api)
  const ids: string[] = []
  for (const company of companies.toReversed()) {
    const id = randomUUID()
    expect((await put(person.token, id, { company })).status).toBe(200)
    ids.unshift(id)
    api.clock.advance(1)
  }
  return { ...person, ids }
}

describe("an application", () => {
  it("is saved with all its parts, and read back unchanged", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    const deadline = aDeadline({ what: "Essay", time: "17:00" })
    const answer = await put(token, id, {
      position: "Sales",
      link: "https://example.com/jobs",
      note: "Met at the fair.\nAsk about Osaka.",
      documents: [{ name: "ES", handed_in_on: "2026-11-10", link: "https://example.com/es" }, { name: "CV" }],
      deadlines: [deadline],
    })
    expect([answer.status, answer.body]).toEqual([200, (await listOf(token))[0]])
    expect(answer.body).toMatchObject({
      id,
      version: 1,
      position: "Sales",
      note: "Met at the fair.\nAsk about Osaka.",
      documents: [{ handed_in_on: "2026-11-10" }, { name: "CV", handed_in_on: null, link: null }],
      deadlines: [deadline],
      reached: [{ stage: "entry-sheet", on: "2026-11-15" }],
    })
    const changed = await put(token, id, { version: 1, stage: "interview-1", deadlines: [] })
    expect(changed.body).toMatchObject({
      version: 2,
      note: null,
      deadlines: [],
      reached: [{ stage: "entry-sheet" }, { stage: "interview-1" }],
    })
  })

  it("needs valid fields", async () => {
    const id = randomUUID()
    const { token } = await signedIn(api)
    const twice = randomUUID()
    const wrong: object[] = [
      { company: "" },
      { company: "x".repeat(101) },
      { stage: "hired" },
      { steps: [] },
      { steps: ["offer", "offer"] },
      { steps: ["accepted"] },
      { link: "javascript:alert(1)" },
      { note: "x".repeat(2_001) },
      { version: -1 },
      { deadlines: [aDeadline({ day: "2026-02-30" })] },
      { deadlines: [aDeadline({ time: "25:00" })] },
      { deadlines: [aDeadline({ id: twice }), aDeadline({ id: twice })] },
      { deadlines: Array.from({ length: MOST_DEADLINES + 1 }, () => aDeadline()) },
      { documents: Array.from({ length: 21 }, () => ({ name: "ES" })) },
    ]
    for (const more of wrong) expect([more, (await put(token, id, more)).status]).toEqual([more, 422])
    expect((await put(token, "not-an-id")).status).toBe(422)
    expect((await move(token, id, { version: 1, stage: "hired" })).status).toBe(422)
    expect((await carry(token, [])).status).toBe(422)
    expect(
      (
        await carry(
          token,
          Array.from({ length: 51 }, () => carried(randomUUID())),
        )
      ).status,
    ).toBe(422)
    expect(await listOf(token)).toEqual([])
  })

  // spec: events.privacy
  it("returns 404 to everyone else, including editors", async () => {
    const amara = await anApplicant("Aozora")
    const id = amara.ids[0] ?? ""
    for (const who of [anEditor(), aStudent({ role: "company" }), aStudent()]) {
      const { token } = await signedIn(api, who)
      for (const tried of [
        await put(token, id, { version: 1, company: "Mine now" }),
        await move(token, id, { version: 1, stage: "offer" }),
        await remove(token, id),
      ])
        expect([tried.status, tried.body.code]).toEqual([404, "application.not_found"])
      // They may use the same id for their own.
      expect((await put(token, id, { company: "Theirs" })).status).toBe(200)
      expect(await companiesOf(token)).toEqual(["Theirs"])
      expect((await remove(token, id)).status).toBe(204)
    }
    expect(await companiesOf(amara.token)).toEqual(["Aozora"])
  })

  it("is created once however often it is sent, and a retried change is idempotent", async () => {
    const { token } = await signedIn(api)
    const id = randomUUID()
    const made = await Promise.all(Array.from({ length: 5 }, () => put(token, id)))
    expect(made.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await listOf(token)).toHaveLength(1)
    const change = { version: 1, note: "Called them", deadlines: [aDeadline()] }
    for (let times = 0; times < 2; times++)
      expect((await put(token, id, change)).body).toMatchObject({ version: 2, note: "Called them" })
  })

  it("reports a conflict with another tab, and keeps what that one saved", async () => {
    const { token, ids } = await anApplicant("Aozora")
    const id = ids[0] ?? ""
    const tabs = await Promise.all([
      move(token, id, { version: 1, stage: "interview-1" }),
      move(token, id, { version: 1, stage: "offer" }),
    ])
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = tabs.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: "application.changed_elsewhere",
      message: expect.stringContaining("another tab"),
    })
    const won = tabs.find(({ status }) => status === 200)?.body
    expect(await listOf(token)).toEqual([won])
    const late = await api.call(`PUT /v1/applications/${id}`, {
      token,
      body: written({ version: 1, note: "late" }),
      language: "ja",
    })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("別のタブ")])
  })

  it("that is deleted stays deleted for a tab that still has it open", async () => {
    const { token, ids } = await anApplicant("Aozora")
    expect((await remove(token, ids[0] ?? "")).status).toBe(204)
    expect((await remove(token, ids[0] ?? "")).body.code).toBe("application.not_found")
    expect((await put(token, ids[0] ?? "", { version: 1 })).body.code).toBe("application.not_found")
    expect(await rows(api.db.autocommit, sql`select 1 from application_deadlines`)).toEqual([])
  })

  it("is limited to two hundred, also with concurrent creations", async () => {
    const { id, token } = await signedIn(api)
    await api.database.exec(
      `insert into applications (user_id, id, version, company, stage, steps, documents, reached, place, created_at, changed_at)
         select '${id}', gen_random_uuid(), 1, 'c' || i, 'research', '[]', '[]', '[]', 'b' || lpad(i::text, 4, '0'), now(), now()
         from generate_series(1, ${MOST_APPLICATIONS - 2}) i`,
    )
    const made = await Promise.all(Array.from({ length: 4 }, () => put(token, randomUUID())))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(made.find(({ status }) => status === 409)?.body.code).toBe("application.too_many")
    expect((await carry(token, [carried(randomUUID())])).body.code).toBe("application.too_many")
    expect(await listOf(token)).toHaveLength(MOST_APPLICATIONS)
  })

  it("takes as many statements for one as for a hundred", async () => {
    const { token } = await anApplicant("One")
    const cost = () => countStatements(() => listOf(token), /from "application/)
    const few = await cost()
    await carry(
      token,
      Array.from({ length: 50 }, () => carried(randomUUID(), { deadlines: [aDeadline(), aDeadline()] })),
    )
    expect([few, await cost()]).toEqual([2, 2])
  })
})

describe("the member's own order", () => {
  it("starts with the newest, and changes by moving one before another", async () => {
    const { token, ids } = await anApplicant("A", "B", "C")
    const [a = "", b = "", c = ""] = ids
    expect(await companiesOf(token)).toEqual(["A", "B", "C"])
    expect((await move(token, c, { version: 1, stage: "offer", before: a })).body).toMatchObject({
      stage: "offer",
      version: 2,
      reached: [{ stage: "entry-sheet" }, { stage: "offer" }],
    })
    expect(await companiesOf(token)).toEqual(["C", "A", "B"])
    await move(token, c, { version: 2, stage: "offer" })
    expect(await companiesOf(token)).toEqual(["A", "B", "C"])
    await move(token, b, { version: 1, stage: "entry-sheet", before: b })
    expect(await companiesOf(token)).toEqual(["A", "C", "B"])
    expect((await move(token, a, { version: 1, stage: "offer", before: randomUUID() })).status).toBe(404)
  })

  it("survives a hundred moves between the same two, and two tabs at once", async () => {
    const { token, ids } = await anApplicant("A", "B", "C", "D")
    const [a = "", b = "", c = "", d = ""] = ids
    for (let version = 1; version <= 100; version += 2) {
      await api.clock.advance(1_000)
      expect((await move(token, c, { version: (version + 1) / 2, stage: "offer", before: b })).status).toBe(
        200,
      )
      expect((await move(token, b, { version: (version + 1) / 2, stage: "offer", before: c })).status).toBe(
        200,
      )
    }
    expect(await companiesOf(token)).toEqual(["A", "B", "C", "D"])
    const both = await Promise.all([
      move(token, d, { version: 1, stage: "offer", before: a }),
      move(token, a, { version: 1, stage: "offer" }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await companiesOf(token)).toSorted()).toEqual(["A", "B", "C", "D"])
  })
})

describe("applications stored in a browser", () => {
  // spec: events.carry
  it("are imported once, in their order, and never overwrite the account's", async () => {
    const { token, ids } = await anApplicant("Here")
    const [x, y] = [randomUUID(), randomUUID()]
    const imported = [
      carried(x, {
        company: "X",
        deadlines: [aDeadline()],
        reached: [{ stage: "research", on: "2026-10-01" }],
      }),
      carried(y, { company: "Y" }),
      carried(ids[0] ?? "", { company: "Older" }),
    ]
    const answers = await Promise.all([carry(token, imported), carry(token, imported)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const all = await listOf(token)
    expect(all.map(({ company }: { company: string }) => company)).toEqual(["X", "Y", "Here"])
    expect(all[0]).toMatchObject({
      version: 1,
      deadlines: [{ day: "2026-11-20" }],
      reached: [{ stage: "research", on: "2026-10-01" }, { stage: "entry-sheet" }],
    })
  })
})

describe("privacy of applications", () => {
  it("limits events to the member's own tabs, without details", async () => {
    const { id, token } = await signedIn(api)
    const heard: Notice[] = []
    const unlisten = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    await put(token, randomUUID(), { company: "Secret Ltd" })
    const expected = { name: "applications.changed", tags: ["applications", "due"], audience: [id] }
    await expect.poll(() => heard.filter(({ name }) => name.startsWith("applications"))).toEqual([expected])
    expect(JSON.stringify(heard)).not.toContain("Secret")
    unlisten()
  })

  it("includes them in the data archive, and deletes them with the account", async () => {
    const [amara, ben] = [await anApplicant("Aozora"), await anApplicant("Other")]
    await put(amara.token, randomUUID(), { company: "Kumo", deadlines: [aDeadline()] })
    const held: unknown[] = []
    for (const table of api.personalTables)
      if (!("leftOut" in table) && table.table.startsWith("application"))
        held.push(await selectRowsOf(api.db.autocommit, table, amara.id))
    expect(JSON.stringify(held)).toContain("Kumo")
    expect(JSON.stringify(held)).toContain("2026-11-20")
    expect(JSON.stringify(held)).not.toContain("Other")
    await api.db.transaction((tx) => removePeople(tx, [amara.id], api.accountDeletionHooks, api.clock.now()))
    const left = await rows<{ company: string }>(api.db.autocommit, sql`select company from applications`)
    expect(left.map(({ company }) => company)).toEqual(["Other"])
    expect(await rows(api.db.autocommit, sql`select 1 from application_deadlines`)).toEqual([])
    expect(await companiesOf(ben.token)).toEqual(["Other"])
  })
})

describe("the calendar", () => {
  const dueOf = async (token: string, until = "2027-03-31") =>
    (await call(token, `GET /v1/calendar/due?from=2026-11-01&until=${until}`)).body.items

  it("has the member's own open deadlines, with the hour in Japan", async () => {
    const [amara, ben] = [await signedIn(api), await signedIn(api)]
    const [id, interview] = [randomUUID(), aDeadline({ kind: "interview", day: "2026-12-01", time: "09:30" })]
    const deadlines = [aDeadline({ what: "Essay" }), interview, aDeadline({ is_done: true })]
    await put(amara.token, id, { deadlines })
    expect(await dueOf(amara.token)).toMatchObject([
      { kind: "deadline", title: { en: "Aozora Foods: Essay" }, starts_on: "2026-11-20", starts_at: null },
      {
        id: `application ${id} ${interview.id}`,
        kind: "interview",
        title: { en: "Aozora Foods: interview", ja: "Aozora Foods：面接" },
        starts_at: "2026-12-01T00:30:00.000Z",
        href: `/shukatsu-calendar/applications#application-${id}`,
      },
    ])
    expect(await dueOf(amara.token, "2026-11-30")).toHaveLength(1)
    expect(await dueOf(ben.token)).toEqual([])
    await move(amara.token, id, { version: 1, stage: "rejected" })
    expect(await dueOf(amara.token)).toEqual([])
  })
})
