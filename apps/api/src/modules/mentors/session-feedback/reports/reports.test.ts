import { complaintReasons, complaintReasonTexts } from "@shirube/vocabulary/editorial/complaints/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { aSession } from "../../mentor-sessions/builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
let reader: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { storesAnswers: true })
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor())
  reader = await signedIn(api, aStudent({ name: "Amara" }))
})
afterAll(() => api.stop())

const TEXT = "You gave me the courage to apply."
const thank = (token: string, id: string, body: object = {}) => {
  api.clock.advance(1)
  return api.call(`PUT /v1/mentor-sessions/${id}/thank-you`, {
    token,
    body: { text: TEXT, is_public: true, ...body },
  })
}
const thanked = async () => {
  const session = await aSession(api, { state: "held" })
  await thank(session.student.token, session.id)
  return session
}
const report = (token: string, id: string, body: object = { reason: "private" }) => {
  api.clock.advance(1)
  return api.call(`PUT /v1/complaints/thank-you/${id}`, { token, body })
}
const waiting = async () =>
  (await api.call("GET /v1/editors/reviews?queue=reported-thank-yous", { token: editor.token })).body.items
const open = async (reviewId: string, language: "en" | "ja" = "en") =>
  (await api.call(`GET /v1/editors/reviews/${reviewId}`, { token: editor.token, language })).body
const decide = async (decision: object) => {
  const [{ id }] = await waiting()
  const { version } = await open(id)
  return api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token: editor.token,
    body: { version, ...decision },
  })
}
const shown = async (mentorId: string) => {
  await api.settle()
  const { body } = await api.call(`GET /v1/mentors/${mentorId}/thank-yous`)
  return body.items.map(({ text }: { text: string }) => text)
}
const titlesOf = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}
const emailOf = async (userId: string) => {
  const [{ email = "" } = {}] = await rows<{ email: string }>(
    api.db.autocommit,
    sql`select email from users where id = ${userId}`,
  )
  return email
}

describe("a report about a public thank-you", () => {
  it("is made by any member who can read it, but not by its author", async () => {
    const { id, student, mentor } = await thanked()
    expect((await report(student.token, id)).body.code).toBe("complaint.own")
    for (const { token } of [reader, mentor, reader]) expect((await report(token, id)).status).toBe(204)
    expect(await waiting()).toHaveLength(1)
  })

  it("is not possible for one that is not shown", async () => {
    const unknown = "8d9d3f1e-5b80-4f3c-9e1c-000000000000"
    const kept = await thanked()
    await thank(kept.student.token, kept.id, { is_public: false })
    const suspended = await thanked()
    await suspendAccount(api, suspended.student.id)
    const apart = await thanked()
    await api.call(`PUT /v1/blocks/${apart.student.id}`, { token: apart.mentor.token })
    for (const id of ["unknown", unknown, kept.id, suspended.id, apart.id])
      expect([id, (await report(reader.token, id)).body.code]).toEqual([id, "complaint.nothing_there"])
    expect(await waiting()).toEqual([])
  })

  it("shows editors the reason that was chosen, the text and whose page it is on", async () => {
    const { id, mentor } = await thanked()
    for (const reason of complaintReasons) {
      await report(reader.token, id, { reason, words: "Please look." })
      const [{ id: reviewId }] = await waiting()
      for (const language of ["en", "ja"] as const) {
        const { facts } = await open(reviewId, language)
        expect(facts[0].text).toContain(`${complaintReasonTexts["thank-you"][reason][language]} · Amara`)
        expect(facts[1].text).toBe(TEXT)
        expect(facts[2].path).toContain(`/mentors/profile/${mentor.id}`)
      }
    }
  })

  it("keeps what was reported, and shows nothing that was made private since", async () => {
    const { id, student } = await thanked()
    await report(reader.token, id)
    await thank(student.token, id, { text: "Between the two of us.", is_public: false })
    const [{ id: reviewId }] = await waiting()
    const seen = JSON.stringify((await open(reviewId)).facts)
    expect(seen).toContain(TEXT)
    expect(seen).not.toContain("Between the two of us.")
  })

  it("leaves it where it is if nothing is wrong; the reporter is notified, the author is not", async () => {
    const { id, student, mentor } = await thanked()
    await report(reader.token, id)
    await decide({ outcome: "approved" })
    expect(await shown(mentor.id)).toEqual([TEXT])
    expect(await titlesOf(reader.token)).toEqual(["We have looked at your report"])
    expect(await titlesOf(student.token)).toEqual([])
  })

  it("can remove it; the author reads why and may write another one", async () => {
    const { id, student, mentor } = await thanked()
    expect(await shown(mentor.id)).toEqual([TEXT])
    await report(reader.token, id)
    expect((await decide({ outcome: "returned", reason_key: "contact" })).status).toBe(200)
    expect(await shown(mentor.id)).toEqual([])
    expect(await titlesOf(student.token)).toEqual(["A thank-you of yours is no longer shown"])
    expect(JSON.stringify(await mailsTo(api, await emailOf(student.id)))).toContain(
      "It shows contact details",
    )
    await thank(student.token, id, { text: "Thank you." })
    expect(await shown(mentor.id)).toEqual(["Thank you."])
  })

  it("can remove it for good", async () => {
    const { id, student, mentor } = await thanked()
    await report(reader.token, id)
    await decide({ outcome: "declined", reason_key: "words" })
    expect(await shown(mentor.id)).toEqual([])
    expect((await thank(student.token, id)).body.code).toBe("mentor_session.changed")
  })

  it("is withdrawn when the thank-you is deleted, by one of the two or with an account", async () => {
    for (const by of ["student", "mentor"] as const) {
      const { id, ...people } = await thanked()
      await report(reader.token, id)
      expect(await waiting()).toHaveLength(1)
      await api.call(`DELETE /v1/mentor-sessions/${id}/thank-you`, { token: people[by].token })
      expect(await waiting()).toEqual([])
    }
    for (const gone of ["student", "mentor"] as const) {
      const { id, ...people } = await thanked()
      await report(reader.token, id)
      await api.settle()
      await api.db.transaction((tx) =>
        removePeople(tx, [people[gone].id], api.accountDeletionHooks, api.clock.now()),
      )
      expect(await waiting()).toEqual([])
    }
  })
})
