// Administrators read, search and save the audit log.
import { readFileSync } from "node:fs"
import { routes } from "@shirube/contract/registry.gen"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { contributions } from "#api/app"
import { type AuditEvent, aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { anAdministrator } from "#api/modules/people/account-invitations/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"

let api: TestApi
let administrator: Awaited<ReturnType<typeof anAdministrator>>
let putri: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

beforeEach(async () => {
  await api.empty()
  administrator = await anAdministrator(api, { name: "Mori Ayaka" })
  putri = await signedIn(api, aStudent({ name: "Putri Lestari" }))
})

const at = (day: string) => new Date(`${day}T03:00:00Z`)
const record = (event: AuditEvent, day = "2026-11-10", more: object = {}) =>
  recordAudit(
    api.db.autocommit,
    api.vault,
    { now: at(day), ip: "", userAgent: "", language: "en", device: null },
    { event, by: { kind: "editor", id: administrator.id }, about: aboutUser(putri.id), ...more },
  )

const read = async (query = "", language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/editors/audit-log?${query}`, { token: administrator.token, language })).body
const eventsOf = async (query: string) =>
  (await read(query)).items.map(({ event }: { event: string }) => event)

describe("an entry", () => {
  it("says in both languages who did what and to which person, with details and a link", async () => {
    await record("account.suspended", "2026-11-10", { details: { reason: "harassment", suspension: "x" } })
    const [english] = (await read("event=account.suspended")).items
    expect(english).toMatchObject({
      at: "2026-11-10T03:00:00.000Z",
      text: "Suspended an account",
      actor: { kind: "editor", id: administrator.id, name: "Mori Ayaka" },
      subject: { label: "Person", name: "Putri Lestari", path: `/editors/people/${putri.id}` },
      details: [{ label: "Reason", text: "harassment" }],
      device: "",
      times: 1,
    })
    const [japanese] = (await read("event=account.suspended", "ja")).items
    expect(japanese).toMatchObject({ text: "アカウントの利用を停止しました", subject: { label: "メンバー" } })
  })

  it("leads to the review that was decided", async () => {
    const review = crypto.randomUUID()
    await record("review.decided", "2026-11-10", { details: { review, kind: "card", outcome: "approved" } })
    const [entry] = (await read("event=review.decided")).items
    expect(entry.path).toBe(`/editors?review=${review}`)
    expect(entry.details).toContainEqual({ label: "Decision", text: "approved" })
  })

  it("does not name a member who acted on a post, which may be without a name", async () => {
    const by = { kind: "user", id: putri.id } as const
    await record("post.mended", "2026-11-10", { by, about: { noun: "question", id: crypto.randomUUID() } })
    const [entry] = (await read("event=post.mended")).items
    expect(entry.actor).toEqual({ kind: "user", id: null, name: null })
    expect(await eventsOf(`person=${putri.id}`)).not.toContain("post.mended")
    expect(await eventsOf("q=putri")).not.toContain("post.mended")
    const { body } = await api.call("GET /v1/editors/audit-log.csv", { token: administrator.token })
    const line = body.split("\r\n").find((row: string) => row.includes("post.mended"))
    expect(line).not.toContain("Putri")
    expect(line).not.toContain(putri.id)
  })
})

describe("the list", () => {
  it("is filtered by event, person and days in Japan", async () => {
    await record("member.read", "2026-10-01")
    await record("account.suspended", "2026-10-02")
    await record("member.read", "2026-10-03", { about: aboutUser(administrator.id) })
    expect(await eventsOf("event=account.suspended")).toEqual(["account.suspended"])
    expect(await eventsOf(`person=${putri.id}&until=2026-10-31`)).toEqual([
      "account.suspended",
      "member.read",
    ])
    expect(await eventsOf("from=2026-10-02&until=2026-10-02")).toEqual(["account.suspended"])
    expect(await eventsOf(`person=${putri.id}&event=member.read&until=2026-10-31`)).toEqual(["member.read"])
  })

  it("is searched by words of what was done in either language, a name, an address or an id", async () => {
    await record("account.suspended")
    for (const q of [
      "suspended an",
      "アカウントの利用を停止",
      "account.susp",
      "lestari",
      putri.account.email,
      putri.id,
    ])
      expect(await eventsOf(`q=${encodeURIComponent(q)}`)).toContain("account.suspended")
    expect(await eventsOf("q=passkey")).toEqual([])
    await record("member.read", "2026-11-10", { about: aboutUser(administrator.id) })
    expect(await eventsOf(`person=${putri.id}&q=suspended`)).toEqual(["account.suspended"])
  })

  it("is read in pages, each entry once", async () => {
    for (let day = 1; day <= 7; day++) await record("member.read", `2026-10-0${day}`)
    const seen: number[] = []
    for (let cursor = ""; ; ) {
      const page = await read(`event=member.read&limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ id }: { id: number }) => id))
      if (page.next_cursor === null) break
      cursor = page.next_cursor
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
    const wrong = await api.call("GET /v1/editors/audit-log?cursor=x", { token: administrator.token })
    expect(wrong.status).toBe(422)
  })

  it("costs the same number of statements, however many entries it shows", async () => {
    await record("member.read")
    await read()
    const few = await countStatements(read)
    for (let times = 0; times < 20; times++) await record("account.suspended")
    expect(await countStatements(read)).toBe(few)
  })
})

describe("the file", () => {
  it("has the filtered entries, and saving it is recorded", async () => {
    await record("account.suspended", "2026-11-10", { details: { reason: "=1+1" } })
    await record("member.read")
    const file = await api.call("GET /v1/editors/audit-log.csv?event=account.suspended", {
      token: administrator.token,
      language: "ja",
    })
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
    const [headings, line, ...others] = file.body.trim().split("\r\n")
    expect(headings).toContain("日時（日本）,実行者")
    expect(line).toContain("2026-11-10 12:00:00,Mori Ayaka")
    expect(line).toContain("Putri Lestari")
    expect(line).toContain("理由: =1+1")
    expect(others).toEqual([])
    const [saved] = (await read("event=audit_log.saved")).items
    expect(saved).toMatchObject({ text: "Saved the audit log as a file", details: [{ text: "1" }] })
    expect(saved.at).toBe(TEST_NOW)
  })
})

it("has a text in both languages for every event", async () => {
  expect(contributions.auditTexts.size).toBeGreaterThan(60)
  for (const [event, { en, ja }] of contributions.auditTexts) {
    expect([event, en]).toEqual([event, expect.stringMatching(/^[A-Z][\x20-\x7e’]+$/)])
    expect([event, ja]).toEqual([event, expect.stringMatching(/[ぁ-ん]/)])
  }
  const { body } = await api.call("GET /v1/editors/audit-log/events", { token: administrator.token })
  expect(body.items).toHaveLength(contributions.auditTexts.size)
})

it("is changed by no route, and its table by no feature but its own", () => {
  const about = routes.filter(({ path }) => path.includes("audit"))
  expect(about.map(({ method }) => method)).toEqual(["get", "get", "get"])
  const queries = readFileSync(new URL("../../identity/audit/queries.ts", import.meta.url), "utf8")
  expect(queries.match(/\.(?:update|delete)\(auditEntries\)/g)).toEqual([
    ".delete(auditEntries)",
    ".delete(auditEntries)",
  ])
})
