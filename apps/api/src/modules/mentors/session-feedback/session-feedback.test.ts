import type { SessionState } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { Notice } from "#api/kernel/events/events"
import { emit } from "#api/kernel/events/events"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aMentor } from "../mentor-pages/builders.ts"
import { aSession } from "../mentor-sessions/builders.ts"
import { sessionChanged } from "../mentor-sessions/events.ts"
import { sessionRecordOf } from "../session-records/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const save = (token: string | undefined, id: string, body: object = { helped: "yes" }) => {
  api.clock.advance(1)
  return api.call(`PUT /v1/mentor-sessions/${id}/feedback`, { token, body })
}
const feedback = async (token: string, id: string) =>
  (await api.call(`GET /v1/mentor-sessions/${id}/feedback`, { token })).body
const aVerified = (name = "Linh") => signedIn(api, aStudent({ name, isVerified: true }))
const DAY_MS = 86_400_000

describe("feedback on a session", () => {
  it("is read by its author, and not by the other person", async () => {
    const { id, student, mentor } = await aSession(api, { state: "held" })
    const nothing = { helped: null, words: null, thank_you: null }
    expect(await feedback(student.token, id)).toEqual(nothing)
    const saved = await save(student.token, id, { helped: "partly", words: "Too short for me." })
    expect(saved).toMatchObject({ status: 200, body: { helped: "partly", words: "Too short for me." } })
    expect(await feedback(student.token, id)).toEqual(saved.body)
    expect(await feedback(mentor.token, id)).toEqual(nothing)
    expect((await save(mentor.token, id, { helped: "no" })).body).toEqual({ ...nothing, helped: "no" })
  })

  it("can be changed for two weeks, also by two requests at once", async () => {
    const endsAt = new Date(api.clock.now().getTime() - 14 * DAY_MS + 60_000)
    const { id, student } = await aSession(api, { state: "held", endsAt })
    const answers = await Promise.all([save(student.token, id), save(student.token, id, { helped: "no" })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await save(student.token, id, { helped: "partly" })).status).toBe(200)
    api.clock.advance(60)
    expect((await save(student.token, id)).body.code).toBe("mentor_session.changed")
    expect(await feedback(student.token, id)).toMatchObject({ helped: "partly" })
  })

  it.each<SessionState>(["requested", "countered", "accepted", "missed", "declined", "expired", "cancelled"])(
    "is not given on a session that is %s",
    async (state) => {
      const { id, student } = await aSession(api, { state })
      expect((await save(student.token, id)).body.code).toBe("mentor_session.changed")
    },
  )

  it("is not found by others, and has bounds", async () => {
    const { id, student } = await aSession(api, { state: "held" })
    const other = await aVerified()
    expect((await save(other.token, id)).body.code).toBe("mentor_session.not_found")
    expect((await feedback(other.token, id)).code).toBe("mentor_session.not_found")
    for (const body of [{}, { helped: "never" }, { helped: "yes", words: "a".repeat(1001) }, { helped: 1 }])
      expect((await save(student.token, id, body)).status).toBe(422)
  })

  it("refreshes the author's windows, and tells the other person nothing", async () => {
    const { id, student } = await aSession(api, { state: "held" })
    const heard: Notice[] = []
    const stop = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    await save(student.token, id, { helped: "no", words: "Hardly." })
    await expect
      .poll(() => heard.filter(({ name }) => name.startsWith("mentor_session")))
      .toEqual([
        { name: "mentor_session.feedback_saved", tags: [`mentor-session:${id}`], audience: [student.id] },
      ])
    stop()
  })
})

describe("the editors' list of feedback", () => {
  const listed = async (query = "") => {
    const { token } = await signedIn(api, anEditor())
    return (await api.call(`GET /v1/editors/session-feedback${query}`, { token })).body
  }

  it("has both people, their answers and words, newest first", async () => {
    const { id, student, mentor } = await aSession(api, { state: "held" })
    await save(student.token, id, { helped: "no", words: "He did not come prepared." })
    await save(mentor.token, id, { helped: "yes" })
    const { items } = await listed()
    expect(items).toMatchObject([
      { session_id: id, side: "mentor", by: { id: mentor.id }, about: { id: student.id }, words: null },
      {
        session_id: id,
        side: "student",
        by: { id: student.id, name: "Linh" },
        about: { id: mentor.id },
        purpose: "mock-interview",
        helped: "no",
        words: "He did not come prepared.",
      },
    ])
    expect((await listed("?helped=no")).items).toHaveLength(1)
    expect((await listed("?helped=partly")).items).toEqual([])
  })

  it("goes page by page, with the same number of statements for one and for many", async () => {
    const mentor = await aMentor(api)
    const editor = await signedIn(api, anEditor())
    for (let held = 0; held < 3; held++) {
      const { id, student } = await aSession(api, { state: "held", mentor })
      await Promise.all([save(student.token, id), save(mentor.token, id)])
    }
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`
      const { items, next_cursor } = await listed(`?limit=2${query}`)
      seen.push(...items.map((item: { session_id: string; side: string }) => item.session_id + item.side))
      cursor = next_cursor
    }
    expect(new Set(seen).size).toBe(6)
    const cost = async (limit: number) => {
      await api.settle()
      const call = `GET /v1/editors/session-feedback?limit=${limit}`
      return countStatements(() => api.call(call, { token: editor.token }))
    }
    expect(await cost(1)).toBe(await cost(50))
    expect((await listed("?cursor=never")).code).toBe("cursor.invalid")
  })
})

describe("the record of a senpai", () => {
  const recordOf = (mentorId: Parameters<typeof sessionRecordOf>[1]) =>
    sessionRecordOf(api.db.autocommit, mentorId)

  it("counts held sessions, and each student who was helped once, with one statement", async () => {
    const mentor = await aMentor(api)
    expect(await recordOf(mentor.id)).toEqual({ held: 0, helped: 0 })
    const linh = await aVerified()
    const sessions = [
      await aSession(api, { state: "held", mentor, student: linh }),
      await aSession(api, { state: "held", mentor, student: linh }),
      await aSession(api, { state: "held", mentor }),
      await aSession(api, { state: "held", mentor }),
      await aSession(api, { state: "missed", mentor }),
    ]
    const answers = ["yes", "partly", "no", "partly"] as const
    for (const [index, helped] of answers.entries()) {
      const { id, student } = sessions[index] ?? (await aSession(api))
      await save(student.token, id, { helped })
    }
    // What the senpai answers about a student does not count.
    await save(mentor.token, sessions[2]?.id ?? "", { helped: "yes" })
    await api.settle()
    const read = async () => expect(await recordOf(mentor.id)).toEqual({ held: 4, helped: 2 })
    expect(await countStatements(read, /mentor_session/)).toBe(1)
  })

  it("announces a change of the page only if a count has changed", async () => {
    const { id, student, mentor } = await aSession(api, { state: "held" })
    await api.settle()
    const heard: string[] = []
    const stop = api.events.listen({ event: ({ name }) => void heard.push(name), resync: () => {} })
    const changes = () => heard.filter((name) => name === "mentor.changed").length
    await save(student.token, id, { helped: "yes" })
    await expect.poll(changes).toBe(1)
    const { body: page } = await api.call(`GET /v1/mentors/${mentor.id}`)
    expect(page.sessions).toEqual({ held: 1, students_helped: 1 })
    await save(student.token, id, { helped: "partly" })
    await save(student.token, id, { helped: "no" })
    await expect.poll(changes).toBe(2)
    expect(await recordOf(mentor.id)).toEqual({ held: 1, helped: 0 })
    stop()
  })

  it("counts two answers at once", async () => {
    const mentor = await aMentor(api)
    const held = await Promise.all([1, 2, 3].map(() => aSession(api, { state: "held", mentor })))
    await Promise.all(held.map(({ id, student }) => save(student.token, id)))
    expect(await recordOf(mentor.id)).toEqual({ held: 3, helped: 3 })
  })

  it("is counted again when the account of a student is deleted", async () => {
    const mentor = await aMentor(api)
    const { id, student } = await aSession(api, { state: "held", mentor })
    await save(student.token, id)
    await api.settle()
    await api.db.transaction((tx) =>
      removePeople(tx, [student.id], api.accountDeletionHooks, api.clock.now()),
    )
    await api.settle()
    expect(await recordOf(mentor.id)).toEqual({ held: 0, helped: 0 })
    expect(await rows(api.db.autocommit, sql`select 1 from mentor_session_feedback`)).toEqual([])
  })

  it("is counted again when a session was held", async () => {
    const { id: sessionId, student, mentor } = await aSession(api, { state: "held" })
    const changed = (what: "held" | "countered") =>
      api.db.transaction((tx) =>
        emit(tx, sessionChanged, {
          sessionId,
          studentId: student.id,
          mentorId: mentor.id,
          news: { what },
        }),
      )
    await changed("countered")
    await api.settle()
    expect(await recordOf(mentor.id)).toEqual({ held: 0, helped: 0 })
    await changed("held")
    await api.settle()
    expect(await recordOf(mentor.id)).toEqual({ held: 1, helped: 0 })
  })
})
