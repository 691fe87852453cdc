import {
  LONGEST_SESSION_MESSAGE,
  type SessionState,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { Notice } from "#api/kernel/events/events"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { countStatements } from "#api/testing/statements"
import { aMentor } from "../mentor-pages/builders.ts"
import { aSession } from "../mentor-sessions/builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const send = (token: string | undefined, id: string, text: string, rest: object = {}, key?: string) => {
  api.clock.advance(1)
  return api.call(`POST /v1/mentor-sessions/${id}/messages`, {
    token,
    body: { text, ...rest },
    ...(key ? { headers: { "Idempotency-Key": key } } : {}),
  })
}
const list = (token: string | undefined, id: string, query = "") =>
  api.call(`GET /v1/mentor-sessions/${id}/messages${query}`, { token })
const textsFor = async (token: string, id: string) =>
  (await list(token, id)).body.items.map(({ text }: { text: string }) => text)
const codeOf = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer
  return status < 300 ? status : body.code
}
const noticesOf = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items as { id: string; title: string; text: string; path: string; is_read: boolean }[]
}
const DAY_MS = 86_400_000

describe("messages of a session", () => {
  it("are read by its two people, newest first", async () => {
    const { id, student, mentor } = await aSession(api)
    const sent = await send(student.token, id, "Which slides should I bring?\nThe first ones?")
    expect(sent).toMatchObject({ status: 201, body: { by: "student" } })
    await send(mentor.token, id, "今のもので大丈夫です。")
    for (const { token } of [student, mentor])
      expect((await list(token, id)).body).toEqual({
        items: [
          expect.objectContaining({ by: "mentor", text: "今のもので大丈夫です。" }),
          { ...sent.body, text: "Which slides should I bring?\nThe first ones?" },
        ],
        next_cursor: null,
      })
  })

  it("are listed page by page, with two statements after the sign-in", async () => {
    const { id, student } = await aSession(api)
    for (let sent = 1; sent <= 5; sent++) await send(student.token, id, `${sent}`)
    const first = await list(student.token, id, "?limit=3")
    const rest = await list(student.token, id, `?limit=3&cursor=${first.body.next_cursor}`)
    const texts = [...first.body.items, ...rest.body.items].map(({ text }) => text)
    expect([texts, rest.body.next_cursor]).toEqual([["5", "4", "3", "2", "1"], null])
    expect((await list(student.token, id, "?cursor=never")).body.code).toBe("cursor.invalid")

    const cost = (query: string) => countStatements(() => list(student.token, id, query), /mentor_session/)
    expect([await cost("?limit=1"), await cost("")]).toEqual([2, 2])
  })

  it("are found by no one else: members, senpai, editors and visitors", async () => {
    const { id, student } = await aSession(api)
    await send(student.token, id, "Only for you")
    const others = [
      await signedIn(api),
      await signedIn(api, aStudent({ isVerified: true })),
      await aMentor(api),
    ]
    for (const { token } of others) {
      expect((await list(token, id)).body.code).toBe("mentor_session.not_found")
      expect((await send(token, id, "Hello")).body.code).toBe("mentor_session.not_found")
    }
    const unknown = "8d9d3f1e-5b80-4f3c-9e1c-000000000000"
    expect((await send(student.token, unknown, "Hello")).body.code).toBe("mentor_session.not_found")
  })

  it("have at least one character and at most 2,000", async () => {
    const { id, student } = await aSession(api)
    for (const text of ["", " \n ", "\u200B", "a".repeat(LONGEST_SESSION_MESSAGE + 1), "a".repeat(500_000)])
      expect([413, 422]).toContain((await send(student.token, id, text)).status)
    expect((await send(student.token, id, "あ".repeat(LONGEST_SESSION_MESSAGE))).status).toBe(201)
  })

  it("are sent once, however often a request is repeated", async () => {
    const { id, student, mentor } = await aSession(api)
    const key = "a-key-of-this-message-1"
    const answers = await Promise.all([
      send(student.token, id, "Once", {}, key),
      send(student.token, id, "Once", {}, key),
    ])
    const late = await send(student.token, id, "Once", {}, key)
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set([...answers, late].map(({ body }) => body.id)).size).toBe(1)
    expect(await textsFor(mentor.token, id)).toEqual(["Once"])
    // The same key of another person, or in another session, is another message.
    await send(mentor.token, id, "Mine", {}, key)
    const other = await aSession(api, { student })
    await send(student.token, other.id, "Elsewhere", {}, key)
    expect(await textsFor(student.token, id)).toEqual(["Mine", "Once"])
    expect(await textsFor(student.token, other.id)).toEqual(["Elsewhere"])
  })

  it("refresh the open pages of the two people, and only theirs", async () => {
    const { id, student, mentor } = await aSession(api)
    const heard: Notice[] = []
    const stop = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    await send(student.token, id, "A secret")
    await expect
      .poll(() => heard.filter(({ name }) => name.startsWith("mentor_session")))
      .toEqual([
        {
          name: "mentor_session.message_sent",
          tags: ["mentor-sessions", `mentor-session:${id}`],
          audience: [student.id, mentor.id],
        },
      ])
    stop()
  })
})

describe("writing in a session", () => {
  it.each<[SessionState, string | number]>([
    ["requested", 201],
    ["countered", 201],
    ["accepted", 201],
    ["held", 201],
    ["missed", 201],
    ["declined", "mentor_session.thread_closed"],
    ["withdrawn", "mentor_session.thread_closed"],
    ["expired", "mentor_session.thread_closed"],
    ["cancelled", "mentor_session.thread_closed"],
  ])("that is %s: %s", async (state, expected) => {
    const { id, student, mentor } = await aSession(api, { state })
    for (const { token } of [student, mentor]) {
      expect(await codeOf(send(token, id, "Hello"))).toBe(expected)
      expect((await list(token, id)).status).toBe(200)
    }
  })

  it.each<SessionState>(["held", "missed"])("ends two weeks after it was %s", async (state) => {
    const endsAt = new Date(api.clock.now().getTime() - 14 * DAY_MS + 60_000)
    const { id, mentor } = await aSession(api, { state, endsAt })
    expect(await codeOf(send(mentor.token, id, "How did it go?"))).toBe(201)
    api.clock.advance(61)
    expect(await codeOf(send(mentor.token, id, "And?"))).toBe("mentor_session.thread_closed")
    expect(await textsFor(mentor.token, id)).toEqual(["How did it go?"])
  })

  it("ends when an editor closes it, while a repeated request still gets its message", async () => {
    const { id, student } = await aSession(api)
    const key = "a-key-of-this-message-2"
    const sent = await send(student.token, id, "Before", {}, key)
    await api.db.autocommit.execute(sql`update mentor_sessions set thread_closed_at = now()`)
    expect(await codeOf(send(student.token, id, "After"))).toBe("mentor_session.thread_closed")
    expect((await send(student.token, id, "Before", {}, key)).body).toEqual(sent.body)
  })

  it("ends with a block in either direction; both can still read", async () => {
    for (const blocker of ["student", "mentor"] as const) {
      const { id, ...people } = await aSession(api, { state: "held" })
      await send(people.student.token, id, "Hello")
      const blocked = blocker === "student" ? people.mentor : people.student
      await api.call(`PUT /v1/blocks/${blocked.id}`, { token: people[blocker].token })
      for (const { token } of [people.student, people.mentor]) {
        expect(await codeOf(send(token, id, "Hello?"))).toBe("mentor_session.thread_closed")
        expect(await textsFor(token, id)).toEqual(["Hello"])
      }
    }
  })
})

describe("contact details in a message", () => {
  it("are pointed out before the session is agreed, and sent once the writer confirms", async () => {
    for (const state of ["requested", "countered"] as const) {
      const { id, student, mentor } = await aSession(api, { state })
      const text = "My number is ０９０-１２３４-５６７８."
      expect(await codeOf(send(student.token, id, text))).toBe("mentor_session.contact_data")
      expect(await codeOf(send(mentor.token, id, "LINE ID: senpai22"))).toBe("mentor_session.contact_data")
      expect(await textsFor(student.token, id)).toEqual([])
      expect(await codeOf(send(student.token, id, text, { confirms_contact_data: true }))).toBe(201)
      expect(await codeOf(send(student.token, id, "2026年11月20日の10時はいかがですか。"))).toBe(201)
    }
  })

  it("can be shared once the session is agreed", async () => {
    for (const state of ["accepted", "held"] as const) {
      const { id, mentor } = await aSession(api, { state })
      expect(await codeOf(send(mentor.token, id, "Write to me: senpai@example.com"))).toBe(201)
    }
  })
})

describe("the notice about a message", () => {
  it("goes to the other person, once until it is read, without the message", async () => {
    const { id, student, mentor } = await aSession(api)
    for (const text of ["A secret of mine", "Another secret"]) await send(student.token, id, text)
    const [notice, ...others] = await noticesOf(mentor.token)
    expect(notice).toMatchObject({
      title: "A new message in your session",
      text: "Linh has written to you.",
      path: `/mentors/sessions/${id}`,
      is_read: false,
    })
    expect(others).toEqual([])
    expect(await noticesOf(student.token)).toEqual([])

    await api.call(`PUT /v1/notifications/${notice?.id}/read`, { token: mentor.token })
    expect(await noticesOf(mentor.token)).toMatchObject([{ is_read: true }])
    await send(student.token, id, "A third secret")
    expect(await noticesOf(mentor.token)).toMatchObject([{ id: notice?.id, is_read: false }])
  })

  it("is sent by email at most once a day while it is unread, without the message", async () => {
    const { id, student, mentor } = await aSession(api)
    const mails = async () => {
      const [{ email = "" } = {}] = await rows<{ email: string }>(
        api.db.autocommit,
        sql`select email from users where id = ${mentor.id}`,
      )
      return mailsTo(api, email)
    }
    await send(student.token, id, "A secret of mine")
    await send(student.token, id, "Another secret")
    const first = await mails()
    await api.db.autocommit.execute(sql`update notifications set created_at = created_at - interval '1 day'`)
    await send(student.token, id, "A third secret")
    const second = await mails()
    expect(second.length).toBe(first.length * 2)
    expect(JSON.stringify(second)).not.toContain("secret")
    expect(await noticesOf(mentor.token)).toHaveLength(1)
  })

  it("is one for each session", async () => {
    const { id, student, mentor } = await aSession(api)
    const other = await aSession(api, { mentor })
    await send(student.token, id, "Hello")
    await send(other.student.token, other.id, "Hello")
    expect(await noticesOf(mentor.token)).toHaveLength(2)
  })
})
