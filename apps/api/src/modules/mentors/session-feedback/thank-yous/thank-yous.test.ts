import { LONGEST_THANK_YOU, type SessionState } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aMentor } from "../../mentor-pages/builders.ts"
import { aSession } from "../../mentor-sessions/builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const TEXT = "You gave me the courage to apply."
const thank = (token: string | undefined, id: string, body: object = {}) => {
  api.clock.advance(1)
  return api.call(`PUT /v1/mentor-sessions/${id}/thank-you`, {
    token,
    body: { text: TEXT, is_public: true, ...body },
  })
}
const remove = (token: string | undefined, id: string) =>
  api.call(`DELETE /v1/mentor-sessions/${id}/thank-you`, { token })
const listOf = (mentorId: string, query = "") => api.call(`GET /v1/mentors/${mentorId}/thank-yous${query}`)
const shown = async (mentorId: string) => {
  await api.settle()
  return (await listOf(mentorId)).body.items.map(({ text }: { text: string }) => text)
}
const seenBy = async (token: string, id: string) =>
  (await api.call(`GET /v1/mentor-sessions/${id}/feedback`, { token })).body.thank_you
const titlesOf = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}
const thanked = async (wishes: Parameters<typeof aSession>[1] = {}) => {
  const session = await aSession(api, { state: "held", ...wishes })
  await thank(session.student.token, session.id)
  return session
}

describe("a thank-you", () => {
  it("is read by both, with one notice to the senpai that does not quote it", async () => {
    const { id, student, mentor } = await aSession(api, { state: "held" })
    await thank(student.token, id, { is_public: false })
    await thank(student.token, id, { is_public: false, text: "Thank you so much." })
    for (const { token } of [student, mentor])
      expect(await seenBy(token, id)).toEqual({ text: "Thank you so much.", is_public: false })
    expect(await titlesOf(mentor.token)).toEqual(["A thank-you for your session"])
    expect(await titlesOf(student.token)).toEqual([])
    const stored = await rows(api.db.autocommit, sql`select facts::text from notifications`)
    expect(JSON.stringify(stored)).not.toContain("so much")
    expect(await shown(mentor.id)).toEqual([])
  })

  it("is written by the student of a held session, within two weeks", async () => {
    const { id, mentor } = await aSession(api, { state: "held" })
    const other = await signedIn(api, aStudent({ isVerified: true }))
    for (const call of [thank, remove])
      expect((await call(other.token, id)).body.code).toBe("mentor_session.not_found")
    for (const state of ["requested", "accepted", "missed", "cancelled"] satisfies SessionState[]) {
      const early = await aSession(api, { state, mentor })
      expect((await thank(early.student.token, early.id)).body.code).toBe("mentor_session.changed")
    }
    const past = await aSession(api, { state: "held", mentor, endsAt: new Date("2026-10-30T00:00:00Z") })
    expect((await thank(past.student.token, past.id)).body.code).toBe("mentor_session.changed")
  })

  it("has at most 300 characters", async () => {
    const { id, student } = await aSession(api, { state: "held" })
    for (const text of ["", "  ", "あ".repeat(LONGEST_THANK_YOU + 1)])
      expect((await thank(student.token, id, { text })).status).toBe(422)
    expect((await thank(student.token, id, { text: "あ".repeat(LONGEST_THANK_YOU) })).status).toBe(200)
  })

  it("is asked about contact details before everyone can read it", async () => {
    const { id, student, mentor } = await aSession(api, { state: "held" })
    const text = "Thank you! Write to me at anh@example.com."
    expect((await thank(student.token, id, { text, is_public: false })).status).toBe(200)
    const refused = await thank(student.token, id, { text })
    expect([refused.status, refused.body.code]).toEqual([409, "mentor_session.public_contact_data"])
    expect(await shown(mentor.id)).toEqual([])
    expect((await thank(student.token, id, { text, confirms_contact_data: true })).status).toBe(200)
    expect(await shown(mentor.id)).toEqual([text])
  })

  it("is deleted by the student, who can write another one", async () => {
    const { id, student, mentor } = await thanked()
    expect(await shown(mentor.id)).toEqual([TEXT])
    for (let time = 0; time < 2; time++) expect((await remove(student.token, id)).status).toBe(204)
    expect([await shown(mentor.id), await seenBy(mentor.token, id)]).toEqual([[], null])
    expect((await thank(student.token, id)).status).toBe(200)
  })

  it("is deleted by the senpai for good", async () => {
    const { id, student, mentor } = await thanked()
    expect((await remove(mentor.token, id)).status).toBe(204)
    expect((await remove(student.token, id)).status).toBe(204)
    expect([await shown(mentor.id), await seenBy(student.token, id)]).toEqual([[], null])
    expect((await thank(student.token, id)).body.code).toBe("mentor_session.changed")
    expect(
      JSON.stringify(await rows(api.db.autocommit, sql`select * from mentor_session_thank_yous`)),
    ).not.toContain("courage")
  })

  it("is not written after a block in either direction", async () => {
    for (const blocker of ["student", "mentor"] as const) {
      const { id, ...people } = await aSession(api, { state: "held" })
      const other = blocker === "student" ? people.mentor : people.student
      await api.call(`PUT /v1/blocks/${other.id}`, { token: people[blocker].token })
      expect((await thank(people.student.token, id)).body.code).toBe("mentor_session.changed")
    }
  })
})

describe("public thank-yous", () => {
  it("are listed for everyone, newest first, with the student's name", async () => {
    const mentor = await aMentor(api)
    for (const name of ["Linh", "Rajan", "Wei"]) {
      const student = await signedIn(api, aStudent({ name, isVerified: true }))
      await thanked({ mentor, student })
    }
    const { body } = await listOf(mentor.id)
    expect(body.items.map(({ by }: { by: { name: string } }) => by.name)).toEqual(["Wei", "Rajan", "Linh"])
    expect(body.items[0]).toMatchObject({ text: TEXT, purpose: "mock-interview" })
    const first = (await listOf(mentor.id, "?limit=2")).body
    const rest = (await listOf(mentor.id, `?limit=2&cursor=${first.next_cursor}`)).body
    expect([first.items.length, rest.items.length, rest.next_cursor]).toEqual([2, 1, null])
    expect((await listOf(mentor.id, "?cursor=never")).body.code).toBe("cursor.invalid")
  })

  it("are stored, and made with as many statements for one as for many", async () => {
    const mentor = await aMentor(api)
    const cost = async () => {
      await api.settle()
      api.answers.drop()
      const read = () => listOf(mentor.id)
      const [made, stored] = [await countStatements(read), await countStatements(read)]
      expect(stored).toBe(0)
      return made
    }
    await thanked({ mentor })
    await api.settle()
    const one = await cost()
    await thanked({ mentor })
    await thanked({ mentor })
    await api.settle()
    expect(await cost()).toBe(one)
  })

  it("are dropped from the store when one is added, made private or renamed", async () => {
    const mentor = await aMentor(api)
    expect(await shown(mentor.id)).toEqual([])
    const { id, student } = await thanked({ mentor })
    expect(await shown(mentor.id)).toEqual([TEXT])
    await thank(student.token, id, { is_public: false })
    expect(await shown(mentor.id)).toEqual([])
  })

  it("leave out a suspended student, until the suspension ends", async () => {
    const { student, mentor } = await thanked()
    expect(await shown(mentor.id)).toEqual([TEXT])
    await suspendAccount(api, student.id)
    expect(await shown(mentor.id)).toEqual([])
  })

  it("leave out a student who is blocked by the senpai, until the block ends", async () => {
    const { student, mentor } = await thanked()
    expect(await shown(mentor.id)).toEqual([TEXT])
    await api.call(`PUT /v1/blocks/${student.id}`, { token: mentor.token })
    expect(await shown(mentor.id)).toEqual([])
    await api.call(`DELETE /v1/blocks/${student.id}`, { token: mentor.token })
    expect(await shown(mentor.id)).toEqual([TEXT])
  })

  it("are deleted with the student's account", async () => {
    const { student, mentor } = await thanked()
    expect(await shown(mentor.id)).toEqual([TEXT])
    await api.db.transaction((tx) =>
      removePeople(tx, [student.id], api.accountDeletionHooks, api.clock.now()),
    )
    expect(await shown(mentor.id)).toEqual([])
  })

  it("are not found without a published page", async () => {
    const { mentor } = await thanked({ mentor: await aMentor(api, { page: { is_published: false } }) })
    expect((await listOf(mentor.id)).body.code).toBe("mentor.not_found")
    const student = await signedIn(api)
    expect((await listOf(student.id)).body.code).toBe("mentor.not_found")
  })
})
