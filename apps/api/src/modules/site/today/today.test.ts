import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aWaiting } from "#api/modules/career/document-reviews/builders"
import { answer, ask } from "#api/modules/community/forum/builders"
import { anEvent, aSession, aWrittenEvent, publishEvents } from "#api/modules/events/events/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aCourse, publishCourses } from "#api/modules/learning/courses/builders"
import { aMentor } from "#api/modules/mentors/mentor-pages/builders"
import {
  anAdultStudent,
  anOpenMentor,
  requestAs,
} from "#api/modules/mentors/mentor-sessions/requests/builders"
import { anEntry, publishEntries } from "#api/modules/season/calendar/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const todayOf = async (token: string, language: "en" | "ja" = "en") =>
  (await api.call("GET /v1/today", { token, language })).body

const nothing = {
  unread: { items: [], total: 0 },
  ticket: null,
  due: { today: "2026-11-15", items: [] },
  course: null,
  news: { items: [] },
  registration: null,
  waiting_questions: { items: [] },
  session_requests: { items: [] },
  documents: { items: [] },
  own_events: { items: [] },
  queues: { items: [] },
}

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

/** After more than a day: the token has expired. */
async function signedInAgain({ account: { email, password } }: Awaited<ReturnType<typeof signedIn>>) {
  const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
  return body.access_token.access_token as string
}

const done = (token: string, id: string, is_done = true) =>
  api.call("PUT /v1/calendar/due/done", { token, body: { id, is_done } })

async function anApplication(token: string, days: number[]) {
  const id = randomUUID()
  const deadlines = days.map((day) => ({
    id: randomUUID(),
    kind: "entry-sheet",
    day: dayIn(day),
    is_done: false,
  }))
  const body = {
    version: 0,
    company: "Hoshi Trading",
    stage: "entry-sheet",
    steps: ["entry-sheet", "interview-1"],
    documents: [],
    deadlines,
  }
  const { status } = await api.call(`PUT /v1/applications/${id}`, { token, body })
  expect(status).toBe(200)
  return { id, body, dueIds: deadlines.map((deadline) => `application ${id} ${deadline.id}`) }
}

describe("what waits for a member today", () => {
  it("is empty for a member who has done nothing yet", async () => {
    expect(await todayOf((await signedIn(api)).token)).toEqual(nothing)
  })

  it("has unread answers, without what another member gets", async () => {
    const [asker, other, senpai] = [await signedIn(api), await signedIn(api), await aMentor(api)]
    const question = await ask(api, asker.token)
    await answer(api, senpai.token, question)
    await api.settle()
    const { unread } = await todayOf(asker.token)
    expect(unread).toMatchObject({ total: 1, items: [{ category: "questions" }] })
    expect(unread.items[0].path).toContain(question)
    expect((await todayOf(other.token)).unread).toEqual(nothing.unread)
    await api.call("PUT /v1/notifications/page-read", {
      token: asker.token,
      body: { path: `/community/ask-senpai/detail/${question}` },
    })
  })

  it("has the next ticket only: not a later one, a cancelled one, or an event that is over", async () => {
    const sessions = [aSession(inDays(20)), aSession(inDays(3))] as const
    await publishEvents(
      api,
      anEvent({ id: "later", sessions: [sessions[0]] }),
      anEvent({ id: "talk", sessions: [sessions[1]] }),
    )
    const reader = await signedIn(api)
    const { token } = reader
    for (const [at, id] of ["later", "talk"].entries()) {
      const body = { session_id: sessions[at]?.id, name: "Amara", answers: [], agrees: true }
      expect((await api.call(`PUT /v1/events/${id}/registration`, { token, body })).status).toBe(200)
    }
    const next = async () => (await todayOf(token)).ticket.event_id
    expect(await next()).toBe("talk")
    expect((await todayOf(token)).due.items).toEqual([])
    await api.call("DELETE /v1/events/talk/registration", { token })
    expect(await next()).toBe("later")
    api.clock.advance(40 * 86_400)
    expect((await todayOf(await signedInAgain(reader))).ticket).toBeNull()
    await api.settle()
  })

  it("has what is due, overdue deadlines first, and a deadline that is ticked is done in the tracker too", async () => {
    const { token } = await signedIn(api)
    const { id, body, dueIds } = await anApplication(token, [-2, 3, 40])
    await api.call(`PUT /v1/calendar/own/${randomUUID()}`, {
      token,
      body: { kind: "interview", title: "Second interview", day: dayIn(2) },
    })
    await api.call(`PUT /v1/calendar/own/${randomUUID()}`, {
      token,
      body: { kind: "interview", title: "Past interview", day: dayIn(-2) },
    })
    const due = async () => (await todayOf(token)).due.items
    expect(await due()).toMatchObject([
      { id: dueIds[0], starts_on: dayIn(-2), can_tick: true },
      { title: "Second interview", can_tick: false },
      { id: dueIds[1], can_tick: true },
    ])
    expect((await done(token, dueIds[0] as string)).status).toBe(204)
    expect((await due()).map((item: { id: string }) => item.id)).not.toContain(dueIds[0])
    const [application] = (await api.call("GET /v1/applications", { token })).body.items
    expect(application.deadlines.map(({ is_done }: { is_done: boolean }) => is_done)).toEqual([
      true,
      false,
      false,
    ])
    // A tracker that was opened before the tick does not undo it silently.
    const stale = await api.call(`PUT /v1/applications/${id}`, { token, body: { ...body, version: 1 } })
    expect(stale.body.code).toBe("application.changed_elsewhere")
    expect((await done(token, dueIds[0] as string, false)).status).toBe(204)
    expect((await due())[0].id).toBe(dueIds[0])
  })

  it("ticks only the member's own items, of known kinds", async () => {
    const [{ token }, { token: other }] = [await signedIn(api), await signedIn(api)]
    const { dueIds } = await anApplication(token, [1])
    for (const id of [dueIds[0] as string, "application", "application x y", "own x", "", "step nothing"])
      expect([id, (await done(other, id)).status]).toEqual([id, 404])
    expect((await done(token, "x".repeat(200))).status).toBe(422)
    expect((await todayOf(token)).due.items).toHaveLength(1)
  })

  it("has the current steps of the member's class until they are ticked", async () => {
    const dates = [
      {
        class: "2028-03",
        startsOn: dayIn(-10),
        endsOn: dayIn(10),
        precision: "day" as const,
        isExpected: false,
      },
    ]
    await publishEntries(api, anEntry({ id: "read-reports", dates }))
    const { token } = await signedIn(api)
    expect((await todayOf(token)).due.items).toEqual([])
    await api.call("PUT /v1/calendar/mine/class", { token, body: { class: "2028-03" } })
    expect((await todayOf(token)).due.items).toMatchObject([
      { id: "step read-reports", href: "/shukatsu-calendar/read-reports", can_tick: true },
    ])
    expect((await done(token, "step read-reports")).status).toBe(204)
    expect((await todayOf(token)).due.items).toEqual([])
    await done(token, "step read-reports", false)
    expect((await todayOf(token)).due.items).toHaveLength(1)
  })

  it("has the course where the member stopped", async () => {
    const course = aCourse({ id: "interviews" })
    await publishCourses(api, course)
    const { token } = await signedIn(api)
    const { chapters } = (await api.call("GET /v1/courses/interviews")).body
    const lesson = chapters[0].lessons[0]
    expect((await api.call(`POST /v1/lessons/${lesson.id}/plays`, { token })).status).toBe(201)
    expect((await todayOf(token)).course).toMatchObject({
      course_id: "interviews",
      done_lessons: 0,
      lesson: { key: lesson.key, title_ruby: lesson.title_ruby, is_watched: false },
    })
  })

  it("has news of followed topics and senpai, without the member's own questions", async () => {
    const [reader, other] = [await signedIn(api), await signedIn(api)]
    const senpai = await aMentor(api, { account: { name: "Linh" } })
    await api.settle()
    const [visa, interviews] = [
      await ask(api, other.token, { topics: ["visa"] }),
      await ask(api, other.token, { topics: ["interviews"] }),
    ]
    await ask(api, reader.token, { topics: ["visa"] })
    const given = await answer(api, senpai.token, interviews)
    const news = async () => (await todayOf(reader.token)).news.items
    expect(await news()).toEqual([])
    await api.call("PUT /v1/follows/topic/visa", { token: reader.token })
    await api.call(`PUT /v1/follows/mentor/${senpai.id}`, { token: reader.token })
    const reasons = (await news()).map(({ question_id, answer_id, reason }: Record<string, unknown>) => ({
      question_id,
      answer_id,
      reason,
    }))
    expect(reasons).toHaveLength(2)
    expect(reasons).toContainEqual(
      expect.objectContaining({ question_id: visa, reason: expect.objectContaining({ key: "visa" }) }),
    )
    expect(reasons).toContainEqual(
      expect.objectContaining({
        question_id: interviews,
        answer_id: given,
        reason: expect.objectContaining({ name: "Linh" }),
      }),
    )
    api.clock.advance(8 * 86_400)
    expect((await todayOf(await signedInAgain(reader))).news.items).toEqual([])
    await api.settle()
  })

  it("counts the required screens of an unfinished registration", async () => {
    const { token } = await signedIn(api, aStudent({ registerStep: "/sign-up/basic-info/1" }))
    expect((await todayOf(token)).registration).toEqual({ done: 0, all: 5, path: "/sign-up/basic-info/1" })
  })

  it("has questions without an answer for a screened senpai, in their topics only", async () => {
    const student = await signedIn(api)
    const senpai = await aMentor(api, { application: { topics: ["visa"] } })
    const question = await ask(api, student.token, { topics: ["visa"] })
    await ask(api, student.token, { topics: ["interviews"] })
    const waiting = async (token: string) => (await todayOf(token)).waiting_questions.items
    expect((await waiting(senpai.token)).map(({ id }: { id: string }) => id)).toEqual([question])
    expect(await waiting(student.token)).toEqual([])
    await answer(api, senpai.token, question)
    expect(await waiting(senpai.token)).toEqual([])
    await api.settle()
  })

  it("has a session request for the one who answers next", async () => {
    const [student, mentor] = [await anAdultStudent(api), await anOpenMentor(api)]
    await api.settle()
    const { id } = (await requestAs(api, student, mentor)).body
    const requests = async (token: string) => (await todayOf(token)).session_requests.items
    expect(await requests(mentor.token)).toMatchObject([{ id }])
    expect(await requests(student.token)).toEqual([])
    await api.settle()
  })

  it("has the documents that wait for a senpai", async () => {
    const { id, student, mentor } = await aWaiting(api)
    const documents = async (token = "") => (await todayOf(token)).documents.items
    expect(await documents(mentor?.token)).toMatchObject([{ id, is_own: true }])
    expect(await documents(student.token)).toEqual([])
    await api.settle()
  })

  it("has a company's events with what the editors said, and what waits for the editors", async () => {
    const company = await signedIn(api, aStudent({ role: "company" }))
    const [editor, other] = [await signedIn(api, anEditor()), await signedIn(api)]
    const waiting = async () => (await todayOf(editor.token)).queues.items
    expect(await waiting()).toEqual([])
    const id = randomUUID()
    const document = aWrittenEvent({
      host: { kind: "company", name: { en: "Aoba Seiki", ja: "青葉精機" } },
    })
    await api.call(`PUT /v1/event-drafts/${id}`, { token: company.token, body: { version: 0, document } })
    const sent = await api.call(`POST /v1/event-drafts/${id}/review`, {
      token: company.token,
      body: { version: 1 },
    })
    expect(sent.status).toBeLessThan(300)
    expect(await waiting()).toMatchObject([{ waiting: 1 }])
    expect((await todayOf(company.token)).queues.items).toEqual([])
    const { items } = (await api.call("GET /v1/editors/reviews", { token: editor.token })).body
    await api.call(`POST /v1/editors/reviews/${items[0].id}/decision`, {
      token: editor.token,
      body: { version: 1, outcome: "returned", reason: "Please name the speakers." },
    })
    expect((await todayOf(company.token)).own_events.items).toMatchObject([
      { id, state: "returned", reason: "Please name the speakers." },
    ])
    expect((await todayOf(other.token)).own_events.items).toEqual([])
    await api.settle()
  })

  it("takes the same number of statements for one item of each kind and for many", async () => {
    const reader = await signedIn(api)
    const other = await signedIn(api)
    const senpai = await aMentor(api)
    await api.settle()
    for (const topic of ["topic/visa", `mentor/${senpai.id}`])
      await api.call(`PUT /v1/follows/${topic}`, { token: reader.token })
    const cost = async () => {
      await api.settle()
      return countStatements(() => todayOf(reader.token))
    }
    const more = async () => {
      await ask(api, other.token, { topics: ["visa"] })
      await answer(api, senpai.token, await ask(api, other.token))
      await answer(api, senpai.token, await ask(api, reader.token))
      await anApplication(reader.token, [1, 2])
    }
    await more()
    const one = await cost()
    for (let times = 0; times < 3; times++) await more()
    expect(await cost()).toBe(one)
    expect(one).toBeLessThanOrEqual(30)
  })
})
