import { complaintReasons, complaintReasonTexts } from "@shirube/vocabulary/editorial/complaints/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { auditBy } from "#api/modules/identity/audit/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { aSession } from "../../mentor-sessions/builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const report = (token: string | undefined, id: string, body: object = { reason: "offensive" }) => {
  api.clock.advance(1)
  return api.call(`PUT /v1/complaints/session/${id}`, { token, body, language: "en" })
}
const write = (token: string, id: string, text: string) => {
  api.clock.advance(1)
  return api.call(`POST /v1/mentor-sessions/${id}/messages`, { token, body: { text } })
}
const waiting = async () =>
  (await api.call("GET /v1/editors/reviews?queue=reported-sessions", { token: editor.token })).body.items
const open = async (reviewId: string) =>
  (await api.call(`GET /v1/editors/reviews/${reviewId}`, { token: editor.token, language: "en" })).body
const decide = async (reviewId: string, decision: object) => {
  const { version } = await open(reviewId)
  return api.call(`POST /v1/editors/reviews/${reviewId}/decision`, {
    token: editor.token,
    body: { version, ...decision },
    language: "en",
  })
}
const textOf = ({ facts }: { facts: { label: string; text: string }[] }) =>
  facts.map(({ label, text }) => `${label}: ${text}`).join("\n")
const stateOf = async (id: string) =>
  (
    await rows<{ state: string; closed: boolean }>(
      api.db.autocommit,
      sql`select state, thread_closed_at is not null as closed from mentor_sessions where id = ${id}`,
    )
  )[0]
const titlesOf = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}

describe("a report about a session", () => {
  it("is made by its two people only", async () => {
    const { id, student, mentor } = await aSession(api)
    const others = [await signedIn(api, aStudent({ isVerified: true })), editor]
    for (const { token } of others)
      expect((await report(token, id)).body.code).toBe("complaint.nothing_there")
    for (const unknown of ["unknown", "8d9d3f1e-5b80-4f3c-9e1c-000000000000", `${id}.student`])
      expect((await report(student.token, unknown)).status).toBeGreaterThanOrEqual(400)
    expect(await waiting()).toEqual([])
    for (const { token } of [student, mentor]) expect((await report(token, id)).status).toBe(204)
  })

  it("is about the other person; two reports against each other are two reviews", async () => {
    const { id, student, mentor } = await aSession(api)
    await report(student.token, id, { reason: "private", words: "He asked where I live." })
    await report(student.token, id, { reason: "private", words: "He asked where I live." })
    expect(await waiting()).toHaveLength(1)
    await report(mentor.token, id, { reason: "advertising" })
    const [first, second] = await waiting()
    expect([first.applicant.name, second.applicant.name]).toEqual(["Nguyen Thi Linh", "Linh"])
  })

  it("has its reasons in both languages", async () => {
    const { id, student } = await aSession(api)
    for (const reason of complaintReasons) {
      await report(student.token, id, { reason, words: "Please look." })
      const [{ id: reviewId }] = await waiting()
      for (const language of ["en", "ja"] as const) {
        const { body } = await api.call(`GET /v1/editors/reviews/${reviewId}`, {
          token: editor.token,
          language,
        })
        expect(body.facts[0].text).toContain(complaintReasonTexts.session[reason][language])
      }
    }
  })

  it("shows editors the request and the messages, and the audit log has each reading", async () => {
    const { id, student, mentor } = await aSession(api)
    await write(student.token, id, "Is it fine to bring notes?")
    await write(mentor.token, id, "Send me your address.")
    await report(student.token, id, { reason: "private" })
    const [{ id: reviewId }] = await waiting()
    const seen = textOf(await open(reviewId))
    expect(seen).toContain("How should I begin my self-introduction?")
    expect(seen).toMatch(/Linh · .*: Is it fine to bring notes\?[\s\S]*: Send me your address\./)

    const read = (await auditBy(api.db.autocommit, editor.id)).filter(({ event }) => event === "review.read")
    expect(read).toMatchObject([{ actor: "editor", subjectId: mentor.id, details: { review: reviewId } }])
    await open(reviewId)
    const again = (await auditBy(api.db.autocommit, editor.id)).filter(({ event }) => event === "review.read")
    expect(again).toHaveLength(2)
  })

  it("shows nothing of the messages once it is decided", async () => {
    const { id, student, mentor } = await aSession(api)
    await write(mentor.token, id, "A harmless secret")
    await report(student.token, id)
    const [{ id: reviewId }] = await waiting()
    const decided = await decide(reviewId, { outcome: "approved" })
    for (const review of [decided.body, await open(reviewId)])
      expect(textOf(review)).not.toMatch(/secret|self-introduction/)
    expect(await stateOf(id)).toEqual({ state: "accepted", closed: false })
    expect((await write(mentor.token, id, "Still open")).status).toBe(201)
    expect(await titlesOf(student.token)).toContain("We have looked at your report")
  })

  it("can close the messages, which both can still read", async () => {
    const { id, student, mentor } = await aSession(api)
    await write(mentor.token, id, "Buy my course")
    await report(student.token, id, { reason: "advertising" })
    const [{ id: reviewId }] = await waiting()
    expect((await decide(reviewId, { outcome: "returned", reason_key: "advertising" })).status).toBe(200)
    expect(await stateOf(id)).toEqual({ state: "accepted", closed: true })
    for (const { token } of [student, mentor]) {
      expect((await write(token, id, "Hello?")).body.code).toBe("mentor_session.thread_closed")
      expect((await api.call(`GET /v1/mentor-sessions/${id}/messages`, { token })).body.items).toHaveLength(1)
    }
    expect(await titlesOf(mentor.token)).toContain("Messages in a session of yours were closed")
  })

  it("can end the session too, with a mail to the person who was reported", async () => {
    for (const state of ["requested", "accepted"] as const) {
      const { id, student, mentor } = await aSession(api, { state })
      await report(mentor.token, id)
      const [{ id: reviewId }] = await waiting()
      await decide(reviewId, { outcome: "declined", reason_key: "harassment" })
      expect(await stateOf(id)).toEqual({ state: "cancelled", closed: true })
      expect(await titlesOf(student.token)).toContain("A session of yours was ended by our editors")
      const [{ email = "" } = {}] = await rows<{ email: string }>(
        api.db.autocommit,
        sql`select email from users where id = ${student.id}`,
      )
      expect(JSON.stringify(await mailsTo(api, email))).toContain(
        "You threatened or harassed the other person.",
      )
    }
  })

  it("leaves a session that has taken place as it was", async () => {
    const { id, student } = await aSession(api, { state: "held" })
    await report(student.token, id)
    const [{ id: reviewId }] = await waiting()
    await decide(reviewId, { outcome: "declined", reason_key: "money" })
    expect(await stateOf(id)).toEqual({ state: "held", closed: true })
  })

  it("is withdrawn if one of the accounts is deleted", async () => {
    for (const gone of ["student", "mentor"] as const) {
      const { id, ...people } = await aSession(api)
      await report(people.student.token, id)
      expect(await waiting()).toHaveLength(1)
      await api.settle()
      await api.db.transaction((tx) =>
        removePeople(tx, [people[gone].id], api.accountDeletionHooks, api.clock.now()),
      )
      expect(await waiting()).toEqual([])
    }
  })
})
