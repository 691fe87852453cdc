import { complaintReasons, complaintReasonTexts } from "@shirube/vocabulary/editorial/complaints/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aMember, showsEverything } from "#api/modules/people/members/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
})
afterAll(() => api.stop())

const named = (name: string, profile: object = {}) => aMember(api, { account: { name }, profile })
const report = (token: string | undefined, id: string, body: object = { reason: "advertising" }) =>
  api.call(`PUT /v1/complaints/member/${id}`, { token, body, language: "en" })
const QUEUE = "reported-members"
const waiting = async () =>
  (await api.call(`GET /v1/editors/reviews?queue=${QUEUE}`, { token: editor.token })).body.items
async function review() {
  const [{ id }] = await waiting()
  return (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "en" })).body
}
const decide = ({ id, version }: { id: string; version: number }, decision: object) =>
  api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token: editor.token,
    body: { version, ...decision },
    language: "en",
  })
const notices = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}
const namesSeenBy = async (token: string) =>
  (await api.call("GET /v1/members", { token })).body.items.map(
    ({ display_name }: { display_name: string }) => display_name,
  )

describe("a report about a member", () => {
  it("is made by members, about someone they can see, with a listed reason", async () => {
    const reporter = await named("Amara")
    const { id } = await named("Rajan")
    const newcomer = await signedIn(api, aStudent({ registerStep: "/sign-up/basic-info/1" }))
    expect((await report(newcomer.token, id)).body.code).toBe("account.terms_needed")
    for (const body of [
      {},
      { reason: "dislike" },
      { reason: "other" },
      { reason: "other", words: "  \n " },
      { reason: "false", words: "a".repeat(1_001) },
      { reason: "false", words: 7 },
    ])
      expect([body, (await report(reporter.token, id, body)).status]).toEqual([body, 422])
    const bad = await report(reporter.token, id, { reason: "other" })
    expect(bad.body.errors.words[0]).toContain("what is wrong")
    for (const path of ["tip/x", "member/a%20b", `member/${"a".repeat(81)}`])
      expect(
        (await api.call(`PUT /v1/complaints/${path}`, { token: reporter.token, body: { reason: "false" } }))
          .status,
      ).toBe(422)

    const hidden = await named("Hidden", { isListed: false })
    const blocker = await named("Blocker")
    await api.call(`PUT /v1/blocks/${reporter.id}`, { token: blocker.token })
    for (const unseen of [hidden.id, blocker.id, "unknown", "8d9d3f1e-5b80-4f3c-9e1c-000000000000"])
      expect((await report(reporter.token, unseen)).body.code).toBe("complaint.nothing_there")
    expect((await report(reporter.token, reporter.id)).body.code).toBe("complaint.own")
    expect(await waiting()).toEqual([])
  })

  it("shows editors the reporter's reason and text, in both languages", async () => {
    const reporter = await named("Amara")
    const { id } = await named("Rajan")
    for (const reason of complaintReasons) {
      await report(reporter.token, id, { reason, words: "Please look." })
      const [{ id: reviewId }] = await waiting()
      for (const language of ["en", "ja"] as const) {
        const { body } = await api.call(`GET /v1/editors/reviews/${reviewId}`, {
          token: editor.token,
          language,
        })
        expect(body.facts[0].text).toContain(`${complaintReasonTexts.member[reason][language]} · Amara`)
      }
    }
  })

  // spec: membership.directory
  it("makes one review, however many members report, and however often", async () => {
    const [amara, lin] = [await named("Amara"), await named("Lin")]
    const rajan = await named("Rajan", { introductionEn: "Buy my course!" })
    const answers = await Promise.all([report(amara.token, rajan.id), report(amara.token, rajan.id)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    await report(lin.token, rajan.id, { reason: "other", words: "He wrote to me\nabout money." })
    expect(await waiting()).toMatchObject([{ queue: QUEUE, applicant: { name: "Rajan" } }])
    const { facts, choices } = await review()
    const seen = facts.map(({ text }: { text: string }) => text).join("\n")
    expect(seen).toMatch(/Something else · Lin[\s\S]*about money[\s\S]*advertises[\s\S]*Amara/)
    expect(seen).toContain("Buy my course!")
    expect(choices.approved).toBe("Nothing is wrong")
    expect(await rows(api.db.autocommit, sql`select id from complaints`)).toHaveLength(2)

    // A repeated report replaces the earlier one until an editor decides.
    await report(amara.token, rajan.id, { reason: "false" })
    expect(await rows(api.db.autocommit, sql`select id from complaints`)).toHaveLength(2)
  })

  it("is limited for each person and day", async () => {
    const reporter = await named("Amara")
    const { id } = await named("Rajan")
    for (let i = 0; i < 20; i++) expect((await report(reporter.token, id)).status).toBe(204)
    expect((await report(reporter.token, id)).status).toBe(429)
    expect((await report((await named("Lin")).token, id)).status).toBe(204)
  })

  it("is decided once: the first decision counts and is audited", async () => {
    const [amara, rajan] = [await named("Amara"), await named("Rajan")]
    await report(amara.token, rajan.id)
    const found = await review()
    expect((await decide(found, { outcome: "returned" })).status).toBe(422)
    expect((await decide(found, { outcome: "approved" })).status).toBe(200)
    const late = await decide(found, { outcome: "declined", reason_key: "again" })
    expect([late.status, late.body.errors.outcome[0]]).toEqual([
      409,
      "Mori Ayaka has decided: Nothing is wrong.",
    ])
    const entries = await auditAbout(api.db.autocommit, { noun: "user", id: rajan.id })
    expect(entries.map(({ event }) => event)).toContain("review.decided")
  })

  it("that is unfounded changes nothing and notifies only the reporter", async () => {
    const [amara, rajan] = [await named("Amara"), await named("Rajan")]
    await report(amara.token, rajan.id)
    await decide(await review(), { outcome: "approved" })
    expect(await namesSeenBy(amara.token)).toContain("Rajan")
    expect(await notices(amara.token)).toContain("We have looked at your report")
    expect(await notices(rajan.token)).not.toContainEqual(expect.stringContaining("directory"))
    expect((await mailsTo(api, rajan.account.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining("profile"),
    )
    // The member can report again for a new reason.
    await report(amara.token, rajan.id)
    expect(await waiting()).toHaveLength(1)
  })

  it("may remove a member from the directory until they revise their profile, with a kind message", async () => {
    const [amara, rajan] = [await named("Amara"), await named("Rajan")]
    await report(amara.token, rajan.id)
    await decide(await review(), { outcome: "returned", reason_key: "advertising" })
    expect(await namesSeenBy(amara.token)).toEqual(["Amara"])
    expect(await notices(rajan.token)).toContain("Your profile is not in the members’ directory for now")
    const [letter] = await mailsTo(api, rajan.account.email)
    expect(letter?.text).toContain("advertises a product")
    expect(letter?.text).not.toContain("Amara")
    const again = await api.call("PUT /v1/profile/visibility", {
      token: rajan.token,
      body: { ...showsEverything, is_listed: true },
    })
    expect(again.status).toBe(200)
    expect(await namesSeenBy(amara.token)).toContain("Rajan")
  })

  it("may remove a member from the directory for good", async () => {
    const [amara, rajan] = [await named("Amara"), await named("Rajan")]
    await report(amara.token, rajan.id)
    await decide(await review(), { outcome: "declined", reason_key: "someone-else" })
    const visibility = (is_listed: boolean) =>
      api.call("PUT /v1/profile/visibility", { token: rajan.token, body: { ...showsEverything, is_listed } })
    expect((await visibility(true)).body.code).toBe("profile.withheld")
    expect((await visibility(false)).status).toBe(200)
    expect(await namesSeenBy(amara.token)).toEqual(["Amara"])
  })

  it("is in the reporter's archive, and in the reported member's once it had consequences", async () => {
    const [amara, rajan] = [await named("Amara"), await named("Rajan")]
    await report(amara.token, rajan.id, { reason: "false", words: "not his photo" })
    const held = async (userId: string, table: string) => {
      const tables = api.personalTables.filter((one) => one.table === table && !("leftOut" in one))
      const parts = tables.map(({ by, ...rest }) => {
        const unless = "unless" in rest && rest.unless ? sql`not ${sql.identifier(rest.unless)}` : sql`true`
        return sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(by)} = ${userId} and ${unless}`
      })
      const counts = await Promise.all(parts.map((part) => rows<{ count: number }>(api.db.autocommit, part)))
      return counts.flat().reduce((sum, { count }) => sum + count, 0)
    }
    expect(await held(amara.id, "complaints")).toBe(1)
    expect(await held(rajan.id, "complaints")).toBe(0)
    expect(await held(rajan.id, "reviews")).toBe(0)
    await decide(await review(), { outcome: "returned", reason_key: "words" })
    expect(await held(rajan.id, "reviews")).toBe(1)
  })

  it("is deleted with the reporter's or the reported member's account", async () => {
    const [amara, rajan] = [await named("Amara"), await named("Rajan")]
    await report(amara.token, rajan.id)
    await api.db.autocommit.execute(sql`delete from users where id = ${rajan.id}`)
    expect(await rows(api.db.autocommit, sql`select id from complaints`)).toEqual([])
    expect(await waiting()).toEqual([])
  })
})
