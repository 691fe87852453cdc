import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { emit } from "#api/kernel/events/events"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { removeAccounts } from "#api/modules/identity/accounts/service"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { mentorEnded, mentorPaused } from "#api/modules/people/screenings/events"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { aMentor } from "../../mentor-pages/builders.ts"
import { remindOfSessions } from "../reminders/jobs.ts"
import {
  anAdultStudent,
  anAgreed,
  anOpenMentor,
  aRequested,
  freeTimes,
  requestAs,
} from "../requests/builders.ts"
import { endSessions } from "./jobs.ts"
import { tellOnAccountDeleted } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface Person {
  readonly token: string
}
type Account = Awaited<ReturnType<typeof anAdultStudent>>

const act = (action: string, id: string, { token }: Person, body: object = {}) =>
  api.call(`POST /v1/mentor-sessions/${id}/${action}`, { token, body })
const read = async (id: string, { token }: Person) =>
  (await api.call(`GET /v1/mentor-sessions/${id}`, { token })).body
const titles = async ({ token }: Person) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token })
  return body.items.map(({ title }: { title: string }) => title) as string[]
}

/** Access tokens expire long before a session begins. */
async function again<Person extends { account: Account["account"] }>(person: Person) {
  const { email, password } = person.account
  const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
  return { ...person, token: body.access_token.access_token as string }
}

async function moveTo(instant: string, plusMinutes = 0) {
  api.clock.advance((Date.parse(instant) - api.clock.now().getTime()) / 1000 + plusMinutes * 60)
}

describe("a request", () => {
  it("can be withdrawn by the student", async () => {
    const { id, student, mentor } = await aRequested(api)
    expect((await act("withdraw", id, mentor)).body.code).toBe("mentor_session.changed")
    expect((await act("withdraw", id, student)).body).toMatchObject({
      state: "withdrawn",
      ended_by: "student",
    })
    expect((await act("accept", id, mentor, { starts_at: "2026-11-20T10:00:00Z" })).body.code).toBe(
      "mentor_session.changed",
    )
  })

  it("ends after seven days without an answer, once, and tells both kindly", async () => {
    const { id, student, mentor } = await aRequested(api)
    api.clock.advance(7 * 86_400 - 60)
    await endSessions(api).run({})
    expect((await read(id, await again(student as Account))).state).toBe("requested")
    api.clock.advance(120)
    await endSessions(api).run({})
    await endSessions(api).run({})
    const back = await again(student as Account)
    expect(await read(id, back)).toMatchObject({ state: "expired", can: [], times: [] })
    expect((await titles(back)).filter((title) => title.includes("without an answer"))).toHaveLength(1)
    expect(await titles(await again(mentor as Account))).toContainEqual(
      expect.stringContaining("without an answer"),
    )
  })
})

describe("the mail about a request that was not answered", () => {
  const mailed = async (person: Account, words: string) => {
    const mails = await mailsTo(api, person.account.email)
    return mails.find(({ subject }) => subject.includes(words))
  }
  const withOthers = async () => {
    const others = await Promise.all(
      ["Sita", "Ram", "Maya", "Bibek"].map((name) => aMentor(api, { account: { name } })),
    )
    await api.settle()
    return others
  }
  const linksIn = (text: string) => [
    ...new Set([...text.matchAll(/\/mentors\/profile\/([\da-f-]+)/g)].map(([, id]) => id)),
  ]

  it("names three other senpai who fit, with links, to the student alone", async () => {
    const { student, mentor } = await aRequested(api)
    const others = await withOthers()
    api.clock.advance(7 * 86_400 + 60)
    await endSessions(api).run({})
    const text = (await mailed(student as Account, "without an answer"))?.text ?? ""
    expect(text).toContain("These senpai may fit you too:")
    const { body } = await api.call("GET /v1/mentors/like-me", await again(student as Account))
    const shown: string[] = body.items.map(({ id }: { id: string }) => id)
    expect(linksIn(text)).toEqual(shown.filter((id) => id !== mentor.id).slice(0, 3))
    expect(others.map(({ id }) => id as string)).toEqual(expect.arrayContaining(linksIn(text)))
    expect(linksIn((await mailed(mentor as Account, "without an answer"))?.text ?? "")).toEqual([])
  })

  it("says nothing of others where there are none, and names them after a refusal too", async () => {
    const alone = await aRequested(api)
    await act("decline", alone.id, alone.mentor, { reason: "I am travelling." })
    expect((await mailed(alone.student as Account, "cannot take"))?.text).not.toContain("may fit you too")
    await withOthers()
    const refused = await aRequested(api, { mentor: alone.mentor })
    await act("decline", refused.id, refused.mentor, { reason: "I am travelling." })
    expect(linksIn((await mailed(refused.student as Account, "cannot take"))?.text ?? "")).toHaveLength(3)
  })
})

describe("an agreed session", () => {
  it("is reminded of a day and an hour before, once each, however often the job runs", async () => {
    const { startsAt, student } = await anAgreed(api)
    for (const hours of [23, 0.9]) {
      await moveTo(startsAt, -hours * 60)
      await remindOfSessions(api).run({})
      await remindOfSessions(api).run({})
    }
    const reminders = (await titles(await again(student as Account))).filter((title) =>
      / is (?:tomorrow|within)/.test(title),
    )
    expect(reminders).toHaveLength(2)
  })

  it("can be cancelled until twelve hours before, afterwards only with a reason", async () => {
    const early = await anAgreed(api)
    expect((await act("cancel", early.id, early.student)).body).toMatchObject({
      state: "cancelled",
      ended_by: "student",
      meeting_url: null,
    })
    const late = await anAgreed(api)
    await moveTo(late.startsAt, -11 * 60)
    const mentor = await again(late.mentor as Account)
    expect((await read(late.id, mentor)).needs_reason).toBe(true)
    expect((await act("cancel", late.id, mentor)).body.code).toBe("mentor_session.reason_needed")
    const reason = "I have a fever."
    expect((await act("cancel", late.id, mentor, { reason })).body).toMatchObject({
      state: "cancelled",
      reason,
    })
    expect(await titles(await again(late.student as Account))).toContain(
      "Nguyen Thi Linh has cancelled the session",
    )
  })

  it("is concluded when its time is over, and asks both how it was", async () => {
    const { id, startsAt, student, mentor } = await anAgreed(api)
    await moveTo(startsAt, 31)
    await endSessions(api).run({})
    const back = await again(student as Account)
    expect(await read(id, back)).toMatchObject({
      state: "held",
      can: ["report_absence", "write", "give_feedback"],
    })
    for (const person of [back, await again(mentor as Account)])
      expect(await titles(person)).toContainEqual(expect.stringContaining("How was your session"))
  })

  it("ends with a suspension, a block, a role and an account, and notifies the other person", async () => {
    const suspended = await anAgreed(api)
    await suspendAccount(api, suspended.student.id)
    await api.settle()
    expect(await read(suspended.id, suspended.mentor)).toMatchObject({ state: "cancelled", ended_by: null })

    const blocked = await aRequested(api)
    await api.call(`PUT /v1/blocks/${blocked.student.id}`, { token: blocked.mentor.token })
    await api.settle()
    expect((await read(blocked.id, blocked.student)).state).toBe("cancelled")

    const left = await anAgreed(api)
    const waiting = await aRequested(api, { mentor: left.mentor })
    await api.db.transaction((tx) =>
      emit(tx, mentorPaused, { userId: left.mentor.id, by: "senpai", until: null, reason: null }),
    )
    await api.settle()
    expect(await read(waiting.id, waiting.student)).toMatchObject({ state: "declined", ended_by: "mentor" })
    expect((await read(left.id, left.student)).state).toBe("accepted")
    await api.db.transaction((tx) =>
      emit(tx, mentorEnded, { userId: left.mentor.id, by: "senpai", reason: null }),
    )
    await api.settle()
    expect((await read(left.id, left.student)).state).toBe("cancelled")
    expect(await titles(left.student)).toContain("Nguyen Thi Linh no longer offers sessions")

    const deleted = await anAgreed(api)
    await api.db.transaction(async (tx) => {
      await tellOnAccountDeleted(tx, [deleted.student.id], api.clock.now())
      await removeAccounts(tx, [deleted.student.id])
    })
    expect(await titles(deleted.mentor)).toContain("A session will not take place")
    expect((await read(deleted.id, deleted.mentor)).code).toBe("mentor_session.not_found")
  })
})

describe("an absence", () => {
  it("reported three times within 90 days pauses requests, until an editor lifts that", async () => {
    let student = await anAdultStudent(api)
    let mentor = await anOpenMentor(api)
    for (let time = 1; time <= 3; time++) {
      const { id, startsAt } = await anAgreed(api, { student, mentor })
      await moveTo(startsAt, 5)
      mentor = await again(mentor)
      expect((await act("absence", id, mentor)).body.code).toBe("mentor_session.changed")
      await moveTo(startsAt, 11)
      expect((await act("absence", id, mentor)).body).toMatchObject({ state: "missed", absent: ["student"] })
      expect((await act("absence", id, mentor)).body.code).toBe("mentor_session.changed")
      student = await again(student)
    }
    expect((await requestAs(api, student, mentor)).body.code).toBe("mentor_session.requests_paused")
    expect(await titles(student)).toContain("Your sessions are paused")

    const editor = await signedIn(api, anEditor())
    const pauses = await api.call("GET /v1/editors/session-pauses", { token: editor.token })
    expect(pauses.body.items).toMatchObject([{ member: { id: student.id }, absences: 3 }])
    const lift = () =>
      api.call(`POST /v1/editors/members/${student.id}/session-pause/lift`, { token: editor.token })
    expect([(await lift()).status, (await lift()).status]).toEqual([204, 204])
    expect((await requestAs(api, student, mentor)).status).toBe(201)
  })

  it("of a senpai closes their free times", async () => {
    const mentor = await anOpenMentor(api)
    for (let time = 1; time <= 3; time++) {
      const { id, startsAt, student } = await anAgreed(api, { mentor: await again(mentor) })
      await moveTo(startsAt, 11)
      await act("absence", id, await again(student as Account))
    }
    const student = await anAdultStudent(api)
    expect(await freeTimes(api, student, mentor)).toEqual([])
    expect((await requestAs(api, student, mentor, { times: ["2026-12-20T10:00:00Z"] })).body.code).toBe(
      "mentor_session.closed",
    )
  })
})
