import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, aQuestion, aSenpai, ask, aThread, comment } from "../builders.ts"
import { nextTime, waitText } from "./policy.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const aNewcomer = () => signedIn(api, aStudent({ createdAt: api.clock.now() }))
const post = (token: string, headers: Record<string, string> = {}) =>
  api.call("POST /v1/questions", { token, body: aQuestion(), headers, language: "en" })
const postComment = (token: string, id: string) =>
  api.call("POST /v1/comments", { token, body: { noun: "question", id, text: "Hm." }, language: "ja" })
const outcome = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [
  status,
  body?.code,
]
const tooSoon = [429, "forum.newcomer_pace"]
const slowed = [429, "question.slowed"]

describe("a newcomer", () => {
  // spec: forum.blocks
  it("may ask a few questions per hour and day, and learns when the next one is possible", async () => {
    const { token } = await aNewcomer()
    for (let n = 0; n < 3; n++) await ask(api, token)
    const refused = await post(token)
    expect(outcome(refused)).toEqual(tooSoon)
    expect(refused.body.errors.text[0]).toBe(
      "You can post the next one in 60 minutes. Your text stays here until then.",
    )
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_500)
    api.clock.advance(3_600)
    for (let n = 0; n < 3; n++) await ask(api, token)
    api.clock.advance(3_600)
    expect((await post(token)).body.errors.text[0]).toContain("hours")
  })

  it("has a separate limit for comments", async () => {
    const [{ token }, { questionId }] = [await aNewcomer(), await aThread(api)]
    for (let n = 0; n < 10; n++) await comment(api, token, { noun: "question", id: questionId })
    const refused = await postComment(token, questionId)
    expect(outcome(refused)).toEqual(tooSoon)
    expect(refused.body.errors.text[0]).toContain("次の投稿は、あと60分で可能になります")
    expect((await post(token)).status).toBe(201)
  })

  it("cannot bypass the limit with concurrent posts, and is not refused an idempotent retry", async () => {
    const { token } = await aNewcomer()
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => post(token)))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([201, 201, 201, 429, 429])
    const other = await aNewcomer()
    const again = { "Idempotency-Key": "the-third-of-three-questions" }
    await ask(api, other.token)
    await ask(api, other.token)
    const [first, second] = await Promise.all([post(other.token, again), post(other.token, again)])
    expect([first.status, second.body]).toEqual([201, first.body])
    expect((await post(other.token, again)).body).toEqual(first.body)
  })

  it("is also a member with hardly any visible posts; active members, senpai and editors are not", async () => {
    const { token } = await signedIn(api)
    for (let n = 0; n < 3; n++) {
      const id = await ask(api, token)
      await api.call(`DELETE /v1/questions/${id}`, { token })
    }
    expect(outcome(await post(token))).toEqual(tooSoon)
    const known = await signedIn(api)
    const senpai = await signedIn(api, aSenpai({ createdAt: api.clock.now() }))
    const editor = await signedIn(api, anEditor({ createdAt: api.clock.now() }))
    for (const person of [known, senpai, editor])
      for (let n = 0; n < 5; n++) expect((await post(person.token)).status).toBe(201)
  })
})

describe("a question in slow mode", () => {
  const slow = (token: string, id: string, minutes: unknown = 15) =>
    api.call(`PUT /v1/editors/questions/${id}/slow-mode`, { token, body: { minutes } })

  it("is set by editors, and shown to everyone", async () => {
    const [{ questionId }, editor] = [await aThread(api), await signedIn(api, anEditor())]
    expect((await slow(editor.token, questionId, 7)).status).toBe(422)
    expect((await slow(editor.token, crypto.randomUUID())).status).toBe(404)
    const shown = async () => (await api.call(`GET /v1/questions/${questionId}`)).body.slow_minutes
    expect(await shown()).toBeNull()
    expect((await slow(editor.token, questionId)).status).toBe(204)
    expect(await shown()).toBe(15)
    const end = `DELETE /v1/editors/questions/${questionId}/slow-mode`
    expect((await api.call(end, { token: editor.token })).status).toBe(204)
    expect(await shown()).toBeNull()
  })

  it("accepts one post per person and interval, also for concurrent posts", async () => {
    const [{ student, questionId }, editor] = [await aThread(api), await signedIn(api, anEditor())]
    await slow(editor.token, questionId)
    api.clock.advance(1_000)
    const both = await Promise.all([
      postComment(student.token, questionId),
      postComment(student.token, questionId),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429])
    const refused = both.find(({ status }) => status === 429)
    expect([refused?.body.code, refused?.body.errors.text[0]]).toEqual([
      "question.slowed",
      expect.stringContaining("あと15分"),
    ])
    const senpai = await signedIn(api, aSenpai())
    await answer(api, senpai.token, questionId)
    expect(outcome(await postComment(senpai.token, questionId))).toEqual(slowed)
    for (let n = 0; n < 2; n++) expect((await postComment(editor.token, questionId)).status).toBe(201)
    expect((await postComment(student.token, await ask(api, senpai.token))).status).toBe(201)
    api.clock.advance(900)
    expect((await postComment(student.token, questionId)).status).toBe(201)
  })
})

describe("the time of the next post", () => {
  const now = new Date("2026-11-16T12:00:00Z")
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

  it("is when the oldest post that fills the hour or the day expires", () => {
    expect(nextTime("question", [ago(60), ago(120)], now)).toBeUndefined()
    expect(nextTime("question", [ago(60), ago(120), ago(3_000)], now)).toEqual(ago(-600))
    expect(nextTime("question", [ago(60), ago(120), ago(3_600)], now)).toBeUndefined()
  })

  it("is given in minutes, then in hours, rounded up", () => {
    expect(waitText(ago(-1), now).en).toContain("in one minute")
    expect(waitText(ago(-61), now).ja).toContain("あと2分")
    expect(waitText(ago(-7_201), now).en).toContain("in 3 hours")
  })
})
