import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aMember } from "#api/modules/people/members/builders"
import { writeApplication } from "#api/modules/people/senpai/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, ask } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Person = Awaited<ReturnType<typeof signedIn>>

/** Screened, listed, and answering questions about visas by default. */
async function aSenpaiToAsk(name: string, { profile = {}, topics = ["visa"] as ("visa" | "offers")[] } = {}) {
  const account = { name, role: "senpai", isScreened: true, language: "en" } as const
  const senpai = await aMember(api, { account, profile })
  const application = { workplaces: [], topics, proofLink: null, proofText: null }
  await writeApplication(api.db.autocommit, senpai.id, application, api.clock.now())
  return senpai
}
const asker = () => signedIn(api, aStudent({ name: "Zebedee Quill", language: "en" }))
const aVisaQuestion = ({ token }: Person, overrides: object = {}) =>
  ask(api, token, { topics: ["visa"], ...overrides })

const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 400 ? status : [status, body.code]
const invite = async ({ token }: Person, questionId: string, { id }: { id: string }) =>
  outcome(await api.call(`PUT /v1/questions/${questionId}/invitations/${id}`, { token }))
const decline = async ({ token }: Person, questionId: string) =>
  outcome(await api.call(`DELETE /v1/questions/${questionId}/invitation`, { token }))
const invitedTo = async ({ token }: Person, questionId: string) =>
  (await api.call(`GET /v1/questions/${questionId}/invitations`, { token })).body.items.map(
    ({ name, state }: { name: string; state: string }) => `${name}: ${state}`,
  )
const mine = async ({ token }: Person, questionId: string) =>
  (await api.call(`GET /v1/personal?things=question:${questionId}`, { token })).body.items[0].mine
const forMe = async ({ token }: Person) =>
  (await api.call("GET /v1/questions/for-me", { token })).body.items.map(
    (question: { id: string; is_invited: boolean }) => [question.id, question.is_invited],
  )
async function noticesTo({ token }: Person): Promise<string[]> {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token })
  return body.items.map(({ title }: { title: string }) => title)
}

describe("an invitation to answer", () => {
  it("notifies the senpai once, tops their list of questions, and ends with their answer", async () => {
    const [student, linh] = [await asker(), await aSenpaiToAsk("Linh", { topics: ["offers"] })]
    const questionId = await aVisaQuestion(student)
    expect(await mine(linh, questionId)).toMatchObject({ is_invited: false, may_invite: false })
    expect(await Promise.all([0, 1, 2].map(() => invite(student, questionId, linh)))).toEqual([204, 204, 204])
    expect(await noticesTo(linh)).toEqual(["You are invited to answer a question"])
    expect(await mine(linh, questionId)).toMatchObject({ is_invited: true })
    expect(await forMe(linh)).toEqual([[questionId, true]])
    // An answer to another question does not count.
    await answer(api, linh.token, await aVisaQuestion(student))
    expect(await invitedTo(student, questionId)).toEqual(["Linh: waiting"])
    await answer(api, linh.token, questionId)
    expect(await mine(linh, questionId)).toMatchObject({ is_invited: false })
    expect(await forMe(linh)).toEqual([])
    expect(await invitedTo(student, questionId)).toEqual(["Linh: answered"])
  })

  it("can be declined, which notifies the asker once", async () => {
    const [student, linh] = [await asker(), await aSenpaiToAsk("Linh")]
    const questionId = await aVisaQuestion(student)
    await invite(student, questionId, linh)
    expect(await decline(linh, questionId)).toBe(204)
    expect(await decline(linh, questionId)).toBe(204)
    expect(await noticesTo(student)).toEqual(["A senpai you invited cannot answer this time"])
    expect(await invitedTo(student, questionId)).toEqual(["Linh: declined"])
    expect(await mine(linh, questionId)).toMatchObject({ is_invited: false, may_answer: true })
    expect(await decline(await aSenpaiToAsk("Other"), questionId)).toEqual([404, "invitation.not_found"])
  })

  // spec: forum.people
  it("is limited to three senpai, also for concurrent requests", async () => {
    const student = await asker()
    const questionId = await aVisaQuestion(student)
    const four = [
      await aSenpaiToAsk("A"),
      await aSenpaiToAsk("B"),
      await aSenpaiToAsk("C"),
      await aSenpaiToAsk("D"),
    ]
    const outcomes = await Promise.all(four.map((senpai) => invite(student, questionId, senpai)))
    expect(outcomes.filter((each) => each === 204)).toHaveLength(3)
    expect(outcomes.filter((each) => each !== 204)).toEqual([[409, "invitation.too_many"]])
    const { body } = await api.call(`GET /v1/questions/${questionId}/invitations`, { token: student.token })
    expect([body.items.length, body.is_open, body.most]).toEqual([3, false, 3])
  })

  it("is refused for people who are unscreened, unlisted, closed to invitations, blocked, or have answered", async () => {
    const student = await asker()
    const questionId = await aVisaQuestion(student)
    const [closed, hidden] = [
      await aSenpaiToAsk("Closed", { profile: { takesInvitations: false } }),
      await aSenpaiToAsk("Hidden", { profile: { isListed: false } }),
    ]
    const [blocker, blocked, answered] = [
      await aSenpaiToAsk("Blocker"),
      await aSenpaiToAsk("Blocked"),
      await aSenpaiToAsk("Answered"),
    ]
    const other = await aMember(api)
    const block = (by: Person, id: UserId) => api.call(`PUT /v1/blocks/${id}`, { token: by.token })
    await block(blocker, student.id)
    await block(student, blocked.id)
    await answer(api, answered.token, questionId)
    const missing = { id: randomUUID() }
    for (const person of [closed, hidden, blocker, blocked, answered, other, student, missing])
      expect(await invite(student, questionId, person)).toEqual([409, "invitation.not_possible"])
    const editor = await signedIn(api, anEditor())
    expect(await invite(editor, questionId, blocker)).toEqual([409, "invitation.not_possible"])
    const { body } = await api.call(`GET /v1/questions/${questionId}/invitable`, { token: student.token })
    expect(body.items).toEqual([])
  })

  it("can be sent by the asker and by editors, while the question is open", async () => {
    const [student, linh, editor] = [
      await asker(),
      await aSenpaiToAsk("Linh"),
      await signedIn(api, anEditor()),
    ]
    const questionId = await aVisaQuestion(student)
    for (const person of [await asker(), linh])
      expect(await invite(person, questionId, linh)).toEqual([409, "question.not_yours"])
    expect(await invite(editor, questionId, linh)).toBe(204)
    const other = await aSenpaiToAsk("Other")
    const answerId = await answer(api, (await aSenpaiToAsk("Quick")).token, questionId)
    await api.call(`PUT /v1/questions/${questionId}/accepted`, {
      token: student.token,
      body: { answer_id: answerId },
    })
    expect(await invite(student, questionId, other)).toEqual([409, "invitation.closed"])
    expect(await mine(student, questionId)).toMatchObject({ may_invite: false })
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    expect(await invite(student, questionId, other)).toEqual([404, "question.not_found"])
    expect(await decline(linh, questionId)).toEqual([404, "question.not_found"])
    expect(await forMe(linh)).toEqual([])
  })

  it("does not reveal an anonymous asker", async () => {
    const [student, linh] = [await asker(), await aSenpaiToAsk("Linh")]
    const questionId = await aVisaQuestion(student, { is_anonymous: true })
    await invite(student, questionId, linh)
    await decline(linh, questionId)
    await api.settle()
    const seen = [
      await mine(linh, questionId),
      await api.call("GET /v1/notifications", { token: linh.token }),
      await api.call("GET /v1/questions/for-me", { token: linh.token }),
      await api.call(`GET /v1/questions/${questionId}/invitations`, { token: linh.token }),
    ]
    expect(JSON.stringify(seen)).not.toContain("Zebedee")
    expect(JSON.stringify(seen)).not.toContain(student.id)
  })
})

describe("senpai to invite", () => {
  it("are suggested by the question's topics, and found by name, topic and industry", async () => {
    const student = await asker()
    const questionId = await aVisaQuestion(student)
    await aSenpaiToAsk("Visa One")
    await aSenpaiToAsk("Offers Two", { topics: ["offers"], profile: { industries: ["it"] } })
    const found = async (query: string) => {
      const { body } = await api.call(`GET /v1/questions/${questionId}/invitable${query}`, {
        token: student.token,
      })
      return body.items.map(({ name }: { name: string }) => name)
    }
    expect(await found("")).toEqual(["Visa One"])
    expect(await found("?topic=offers")).toEqual(["Offers Two"])
    expect(await found("?name=two")).toEqual(["Offers Two"])
    expect(await found("?name=two&topic=visa")).toEqual([])
    expect((await found("?industry=trading")).sort()).toEqual(["Visa One"])
  })
})
