import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { anAdultStudent, anAgreed, anOpenMentor, aRequested, freeTimes } from "../requests/builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ MEETING_URL: "https://rooms.example.com/" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface Person {
  readonly token: string
}
const act = (action: string, id: string, { token }: Person, body: object = {}) =>
  api.call(`POST /v1/mentor-sessions/${id}/${action}`, { token, body })
const read = async (id: string, { token }: Person) =>
  (await api.call(`GET /v1/mentor-sessions/${id}`, { token })).body

/** On the half hour, in the evening in Japan, not too far ahead. */
const evening = (days: number, time = "19:30") =>
  new Date(
    `${new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00+09:00`,
  )

describe("agreeing on a time", () => {
  it("gives both the link, a calendar file and an entry in their calendar", async () => {
    const { id, startsAt, student, mentor } = await anAgreed(api)
    for (const person of [student, mentor]) {
      expect(await read(id, person)).toMatchObject({
        state: "accepted",
        starts_at: startsAt,
        meeting_url: "https://meet.example.com/linh",
        times: [],
        can: ["propose", "cancel", "write"],
      })
      const file = await api.call(`GET /v1/mentor-sessions/${id}/calendar?language=ja`, {
        token: person.token,
      })
      expect(file.body).toContain(`UID:${id}@`)
      expect(file.headers.get("Cache-Control")).toBe("no-store")
      const day = startsAt.slice(0, 10)
      const due = await api.call(`GET /v1/calendar/due?from=${day}&until=${day}`, { token: person.token })
      expect(due.body.items).toMatchObject([{ kind: "session", href: `/mentors/sessions/${id}` }])
    }
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token: student.token })
    expect(body.items).toContainEqual(
      expect.objectContaining({ title: "Your session with Nguyen Thi Linh is agreed" }),
    )
  })

  it("makes a room that cannot be guessed for a senpai without a link", async () => {
    const mentor = await anOpenMentor(api, { hours: { meeting_link: null } })
    const first = await anAgreed(api, { mentor })
    const second = await anAgreed(api, { mentor })
    const links = [await read(first.id, mentor), await read(second.id, mentor)].map(
      (each) => each.meeting_url,
    )
    for (const link of links) expect(link).toMatch(/^https:\/\/rooms\.example\.com\/shirube-[\w-]{20}$/)
    expect(new Set(links).size).toBe(2)
  })

  it("takes a counter-proposal, and another one back", async () => {
    const { id, student, mentor, times } = await aRequested(api)
    const others = [evening(3), evening(4)].map((time) => time.toISOString())
    const countered = await act("times", id, mentor, { times: others, reason: "I work late this week." })
    expect(countered.body).toMatchObject({ state: "countered", times: others, times_by: "mentor" })
    expect((await act("accept", id, mentor, { starts_at: others[0] })).body.code).toBe(
      "mentor_session.changed",
    )
    expect((await act("accept", id, student, { starts_at: times[0] })).body.code).toBe(
      "mentor_session.changed",
    )
    const back = await act("times", id, student, { times: [evening(5).toISOString()] })
    expect(back.body.state).toBe("requested")
    const agreed = await act("accept", id, mentor, { starts_at: evening(5).toISOString() })
    expect(agreed.body).toMatchObject({
      state: "accepted",
      starts_at: evening(5).toISOString(),
      reason: null,
    })
  })

  it.each([
    ["at night in Japan", () => evening(3, "22:00")],
    ["so late that it would end at night", () => evening(3, "20:45")],
    ["not on the half hour", () => evening(3, "19:10")],
    ["within a day", () => new Date(api.clock.now().getTime() + 2 * 3_600_000)],
    ["in two months", () => evening(60)],
  ])("refuses a time %s", async (_, time) => {
    const { id, mentor } = await aRequested(api)
    const { body } = await act("times", id, mentor, { times: [time().toISOString()] })
    expect(body.code).toBe("mentor_session.time_unavailable")
  })

  it("moves an agreed session only when the other side accepts", async () => {
    const { id, startsAt, student, mentor } = await anAgreed(api)
    const other = evening(6).toISOString()
    await act("times", id, student, { times: [other] })
    expect(await read(id, mentor)).toMatchObject({
      state: "accepted",
      starts_at: startsAt,
      times: [other],
      can: ["accept", "propose", "decline", "cancel", "write"],
    })
    await act("decline", id, mentor)
    expect(await read(id, student)).toMatchObject({ state: "accepted", starts_at: startsAt, times: [] })
    await act("times", id, mentor, { times: [other] })
    await act("accept", id, student, { starts_at: other })
    expect(await read(id, mentor)).toMatchObject({ state: "accepted", starts_at: other })
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token: mentor.token })
    expect(body.items).toContainEqual(
      expect.objectContaining({ title: "Your session with Amara has a new time" }),
    )
  })

  it("does not agree to two sessions at once, for either side, and keeps what was written", async () => {
    const mentor = await anOpenMentor(api)
    const [first, second] = [await anAdultStudent(api), await anAdultStudent(api)]
    const requests = [
      await aRequested(api, { student: first, mentor }),
      await aRequested(api, { student: second, mentor }),
    ]
    const [startsAt = ""] = await freeTimes(api, first, mentor)
    const answers = await Promise.all(
      requests.map(({ id }) => act("accept", id, mentor, { starts_at: startsAt })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = answers.findIndex(({ status }) => status === 409)
    expect(answers[lost]?.body.code).toBe("mentor_session.time_taken")
    const kept = requests[lost]
    if (!kept) throw new Error("one request is left")
    expect(await read(kept.id, kept.student)).toMatchObject({
      state: "requested",
      questions: ["How should I begin my self-introduction?"],
    })
  })
})

describe("declining", () => {
  it("tells the student the senpai's words", async () => {
    const { id, student, mentor } = await aRequested(api)
    expect((await act("decline", id, student)).body.code).toBe("mentor_session.changed")
    const reason = "I am not the right person for this, but please ask in Ask Senpai."
    await act("decline", id, mentor, { reason })
    expect(await read(id, student)).toMatchObject({ state: "declined", ended_by: "mentor", reason, can: [] })
  })
})
