import { DAYS_TO_TAKE } from "@shirube/vocabulary/career/document-reviews/choices"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { emit } from "#api/kernel/events/events"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { removeAccounts } from "#api/modules/identity/accounts/service"
import { anAdultStudent } from "#api/modules/mentors/mentor-sessions/requests/builders"
import { mentorEnded } from "#api/modules/people/screenings/events"
import { startTestApi, type TestApi } from "#api/testing/api"
import { actOn, aDone, aReading, aReviewer, aWaiting, queueOf, readReview } from "../builders.ts"
import { endReviews, remindOfReviews } from "../jobs.ts"
import { endOnAccountDeleted } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

interface Person {
  readonly token: string
}
const read = (id: string, reader: Person) => readReview(api, id, reader)
const withdraw = (id: string, student: Person) => actOn(api, "withdraw", id, student)

describe("a document that the student withdraws", () => {
  it("is no longer shown to the senpai while they read", async () => {
    const { id, student, mentor } = await aReading(api)
    expect((await withdraw(id, student)).body).toMatchObject({ state: "withdrawn", is_shared: false })
    expect(await read(id, mentor)).toMatchObject({ code: "document_review.not_found" })
    const { body } = await api.call("GET /v1/document-reviews", { token: mentor.token })
    expect(body.items).toEqual([])
  })

  it("keeps its comments for the student after they were sent", async () => {
    const { id, student, mentor } = await aDone(api)
    await withdraw(id, student)
    expect(await read(id, mentor)).toMatchObject({ code: "document_review.not_found" })
    expect(await read(id, student)).toMatchObject({ state: "done", comments: { words: "A good start." } })
    expect((await withdraw(id, student)).body.code).toBe("document_review.changed")
  })

  it("goes with the document when that is deleted", async () => {
    const { id, student, mentor, document } = await aReading(api)
    await api.call(`DELETE /v1/career/documents/${document}`, { token: student.token })
    expect(await read(id, student)).toMatchObject({ code: "document_review.not_found" })
    expect(await read(id, mentor)).toMatchObject({ code: "document_review.not_found" })
  })
})

describe("a senpai who has not answered", () => {
  const remind = async () => {
    await remindOfReviews(api).run({})
    await api.settle()
  }
  const daysLater = (days: number) => api.clock.advance(days * 86_400 + 600)
  const reminders = async ({ account: { email, password } }: Awaited<ReturnType<typeof anAdultStudent>>) => {
    const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
    const token = body.access_token.access_token
    const { items } = (await api.call("GET /v1/notifications", { token, language: "en" })).body
    return items.filter(({ title }: { title: string }) => title.includes("for your comments until tomorrow"))
      .length
  }

  it("is reminded once, a day before the end", async () => {
    const [mentor, student] = [await aReviewer(api), await anAdultStudent(api)]
    await aReading(api, { mentor })
    await aWaiting(api, { mentor, student })
    await remind()
    expect(await reminders(mentor)).toBe(0)
    daysLater(DAYS_TO_TAKE - 1)
    await remind()
    await remind()
    expect(await reminders(mentor)).toBe(2)
    expect(await reminders(student)).toBe(0)
  })

  it("is not reminded of a document that was withdrawn", async () => {
    const mentor = await aReviewer(api)
    const { id, student } = await aReading(api, { mentor })
    await withdraw(id, student)
    daysLater(DAYS_TO_TAKE - 1)
    await remind()
    expect(await reminders(mentor)).toBe(0)
  })
})

describe("a review ends", () => {
  it("when no senpai answers in time", async () => {
    const student = await anAdultStudent(api)
    const { id } = await aWaiting(api, { student })
    api.clock.advance(DAYS_TO_TAKE * 86_400 + 60)
    await endReviews(api).run({})
    await endReviews(api).run({})
    const { email, password } = student.account
    const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
    expect(await read(id, { token: body.access_token.access_token })).toMatchObject({
      state: "expired",
      can: [],
      is_shared: false,
    })
  })

  it("with a block, without a notice to either person", async () => {
    const { id, student, mentor } = await aReading(api)
    await api.call(`PUT /v1/blocks/${mentor.id}`, { token: student.token })
    await api.settle()
    expect(await read(id, mentor)).toMatchObject({ code: "document_review.not_found" })
    expect(await read(id, student)).toMatchObject({ state: "withdrawn" })
  })

  it("when the senpai stops being one: a document from the queue goes back to it", async () => {
    const asked = await aReading(api)
    const fromQueue = await aWaiting(api, { mentor: null })
    await api.call(`POST /v1/document-reviews/${fromQueue.id}/take`, { token: asked.mentor.token })
    await api.db.transaction((tx) =>
      emit(tx, mentorEnded, { userId: asked.mentor.id, by: "senpai", reason: null }),
    )
    await api.settle()
    expect(await read(asked.id, asked.student)).toMatchObject({ state: "declined", is_shared: false })
    expect((await queueOf(api, await aReviewer(api))).map(({ id }) => id)).toEqual([fromQueue.id])
  })

  it("with the suspension of either person", async () => {
    const { id, student, mentor } = await aReading(api)
    await suspendAccount(api, mentor.id)
    await api.settle()
    expect(await read(id, student)).toMatchObject({ state: "declined" })
  })

  it("with the senpai's account, and the student keeps comments that were sent", async () => {
    const done = await aDone(api)
    const open = await aWaiting(api, { mentor: done.mentor })
    await api.db.transaction(async (tx) => {
      await endOnAccountDeleted(tx, [done.mentor.id], api.clock.now())
      await removeAccounts(tx, [done.mentor.id])
    })
    expect(await read(done.id, done.student)).toMatchObject({
      other: null,
      comments: { words: "A good start." },
    })
    expect(await read(open.id, open.student)).toMatchObject({ state: "declined", other: null })
  })
})
