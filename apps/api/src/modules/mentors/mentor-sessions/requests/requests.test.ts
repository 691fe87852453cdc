import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import {
  anAdultStudent,
  anAgreed,
  anOpenMentor,
  aRequest,
  aRequested,
  freeTimes,
  requestAs,
  someHours,
} from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const saveHours = (token: string, wishes: object) =>
  api.call("PUT /v1/mentors/me/hours", { token, body: someHours(wishes) })

describe("a senpai's hours", () => {
  it("are saved and read again, and begin empty", async () => {
    const mentor = await anOpenMentor(api)
    const other = await anOpenMentor(api, { hours: { hours: [] } })
    const read = (token: string) => api.call("GET /v1/mentors/me/hours", { token })
    expect((await read(mentor.token)).body).toEqual({ ...someHours(), rooms_are_made: false })
    expect((await read(other.token)).body.hours).toEqual([])
  })

  it.each([
    ["before eight in the morning", { hours: [{ weekday: 1, from: "07:30", until: "10:00" }] }],
    ["after nine in the evening", { hours: [{ weekday: 1, from: "20:00", until: "21:30" }] }],
    ["that end before they begin", { hours: [{ weekday: 1, from: "12:00", until: "10:00" }] }],
    ["on an eighth day", { hours: [{ weekday: 8, from: "10:00", until: "12:00" }] }],
    ["with a link that is no https address", { meeting_link: "javascript:alert(1)" }],
    ["with a link that has a password in it", { meeting_link: "https://a:b@meet.example.com/x" }],
    ["with a cap of zero", { sessions_per_week: 0 }],
  ])("are refused %s", async (_, wishes) => {
    const mentor = await anOpenMentor(api)
    expect((await saveHours(mentor.token, wishes)).status).toBe(422)
  })
})

describe("free times", () => {
  it("are within the weekly hours, at least a day ahead, without days off and agreed sessions", async () => {
    const { student, mentor, startsAt } = await anAgreed(api)
    const times = await freeTimes(api, student, mentor)
    expect(times[0]?.slice(11)).toMatch(/^(?:09|10|11):[03]0:00\.000Z$/)
    expect(times).not.toContain(startsAt)
    await saveHours(mentor.token, { days_off: [times[0]?.slice(0, 10)] })
    expect((await freeTimes(api, student, mentor))[0]?.slice(0, 10)).not.toBe(times[0]?.slice(0, 10))
  })

  it("say why there are none: no hours, or no requests until a day", async () => {
    const student = await anAdultStudent(api)
    const without = await anOpenMentor(api, { hours: { hours: [] } })
    const paused = await anOpenMentor(api, { page: { paused_until: "2027-03-01" } })
    const of = async ({ id }: { id: string }) =>
      (await api.call(`GET /v1/mentors/${id}/free-times`, { token: student.token })).body
    expect(await of(without)).toMatchObject({ times: [], closed: "no_hours" })
    expect(await of(paused)).toMatchObject({ times: [], closed: "paused", opens_on: "2027-03-01" })
  })

  it("end with the cap of a week", async () => {
    const mentor = await anOpenMentor(api, { hours: { sessions_per_week: 1 } })
    const { student, startsAt } = await anAgreed(api, { mentor })
    const week = (time: string) =>
      Math.floor((Date.parse(time) + 9 * 3_600_000 - 4 * 86_400_000) / (7 * 86_400_000))
    const times = await freeTimes(api, student, mentor)
    expect(times.map(week)).not.toContain(week(startsAt))
    expect(times.length).toBeGreaterThan(0)
  })
})

describe("a request", () => {
  it("reaches the senpai with its questions and times, and both see it", async () => {
    const { id, student, mentor, times } = await aRequested(api)
    const as = async ({ token }: { token: string }) =>
      (await api.call(`GET /v1/mentor-sessions/${id}`, { token })).body
    expect(await as(student)).toMatchObject({
      state: "requested",
      side: "student",
      can: ["withdraw", "write"],
    })
    expect(await as(mentor)).toMatchObject({
      side: "mentor",
      other: { name: "Amara" },
      questions: ["How should I begin my self-introduction?"],
      times,
      can: ["accept", "propose", "decline", "write"],
      meeting_url: null,
    })
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token: mentor.token })
    expect(body.items[0]).toMatchObject({ category: "sessions", path: `/mentors/sessions/${id}` })
    const list = await api.call("GET /v1/mentor-sessions?list=open", { token: mentor.token })
    expect(list.body.items.map((each: { id: string }) => each.id)).toEqual([id])
  })

  it("is for verified students of age", async () => {
    const mentor = await anOpenMentor(api)
    const minor = await anAdultStudent(api, { birthDate: "2010-01-01" })
    const unverified = await signedIn(api, aStudent({ registerStep: null }))
    const codes = [await requestAs(api, minor, mentor), await requestAs(api, unverified, mentor)]
    expect(codes.map(({ body }) => body.code)).toEqual([
      "mentor_session.adults_only",
      "account.verified_students_only",
    ])
  })

  it("is limited to three open ones, one with the same senpai, and one a day for a new account", async () => {
    const student = await anAdultStudent(api)
    const mentors = []
    for (let count = 0; count < 4; count++) mentors.push(await anOpenMentor(api))
    const [first, second, third, fourth] = mentors
    if (!first || !second || !third || !fourth) throw new Error("four senpai are needed")
    for (const mentor of [first, second]) await aRequested(api, { student, mentor })
    expect((await requestAs(api, student, first)).body.code).toBe("mentor_session.already_open")
    await aRequested(api, { student, mentor: third })
    expect((await requestAs(api, student, fourth)).body.code).toBe("mentor_session.too_many_open")

    const newcomer = await anAdultStudent(api, { createdAt: api.clock.now() })
    await aRequested(api, { student: newcomer, mentor: first })
    expect((await requestAs(api, newcomer, second)).body.code).toBe("mentor_session.new_account")
    api.clock.advance(25 * 3_600)
    const again = await signedInAgain(newcomer)
    expect((await requestAs(api, again, second)).status).toBe(201)
  })

  it("takes only free times, and says which kind of time it refuses", async () => {
    const { mentor, startsAt } = await anAgreed(api)
    const student = await anAdultStudent(api)
    const ask = (times: string[], wishes: object = {}) =>
      api.call(`POST /v1/mentors/${mentor.id}/sessions`, {
        token: student.token,
        body: aRequest(times, wishes),
      })
    const [free = ""] = await freeTimes(api, student, mentor)
    expect((await ask([startsAt, free])).body.code).toBe("mentor_session.time_taken")
    expect((await ask(["2026-11-20T03:00:00Z"])).body.code).toBe("mentor_session.time_unavailable")
    expect((await ask([free], { purpose: "es-review" })).body.code).toBe("mentor_session.not_offered")
    expect((await ask([free, free])).status).toBe(422)
    expect((await ask([free])).status).toBe(201)
  })

  it("with contact data is refused once, and sent if the student confirms it", async () => {
    const [student, mentor] = [await anAdultStudent(api), await anOpenMentor(api)]
    const questions = ["Please write to me: amara@example.com"]
    expect((await requestAs(api, student, mentor, { questions })).body.code).toBe(
      "mentor_session.contact_data",
    )
    const sent = await requestAs(api, student, mentor, { questions, confirms_contact_data: true })
    expect(sent.status).toBe(201)
  })

  it("does not reach a senpai who has blocked the student, who is not told", async () => {
    const [student, mentor] = [await anAdultStudent(api), await anOpenMentor(api)]
    const times = (await freeTimes(api, student, mentor)).slice(0, 1)
    await api.call(`PUT /v1/blocks/${student.id}`, { token: mentor.token })
    const free = await api.call(`GET /v1/mentors/${mentor.id}/free-times`, { token: student.token })
    expect(free.body).toMatchObject({ times: [], closed: "paused", opens_on: null })
    const { body } = await api.call(`POST /v1/mentors/${mentor.id}/sessions`, {
      token: student.token,
      body: aRequest(times),
    })
    expect(body.code).toBe("mentor_session.closed")
  })

  it("is found by its two people alone", async () => {
    const { id } = await aRequested(api)
    const [other, mentor] = [await anAdultStudent(api), await anOpenMentor(api)]
    const paths = ["GET /", "GET /calendar", "POST /withdraw", "POST /absence"]
    for (const { token } of [other, mentor])
      for (const path of paths) {
        const [method, rest = ""] = path.split(" ")
        const { body } = await api.call(`${method} /v1/mentor-sessions/${id}${rest.replace(/^\/$/, "")}`, {
          token,
        })
        expect(body.code).toBe("mentor_session.not_found")
      }
  })
})

async function signedInAgain(person: Awaited<ReturnType<typeof anAdultStudent>>) {
  const { email, password } = person.account
  const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
  return { ...person, token: body.access_token.access_token as string }
}
