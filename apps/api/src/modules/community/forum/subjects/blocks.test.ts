// Blocks on the pages of Ask Senpai: a personal overlay, which never reveals anonymous writers.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, aSenpai, ask, aThread, comment } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const block = (token: string, id: string) => api.call(`PUT /v1/blocks/${id}`, { token })
const factsTo = async (token: string, ...subjects: string[]) => {
  const { body } = await api.call(`GET /v1/personal?things=${subjects.join(",")}`, { token })
  return body.items.map(({ block }: { block: object }) => block)
}

describe("a person blocked by a reader", () => {
  // spec: forum.blocks
  it("is marked only for that reader, on their named posts in a thread", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const [reader, talker] = [await signedIn(api), await signedIn(api)]
    await comment(api, talker.token, { noun: "answer", id: answerId })
    const subjects = [`question:${questionId}`, `answer:${answerId}`]
    expect(await factsTo(reader.token, ...subjects)).toEqual(Array(2).fill({ is_blocked: false, people: [] }))
    for (const { id } of [senpai, talker]) await block(reader.token, id)
    const [ofQuestion, ofAnswer] = await factsTo(reader.token, ...subjects)
    expect([ofQuestion.is_blocked, ofQuestion.people.sort()]).toEqual([false, [senpai.id, talker.id].sort()])
    expect(ofAnswer).toEqual({ is_blocked: true, people: [] })
    await block(reader.token, student.id)
    expect((await factsTo(reader.token, ...subjects))[0].is_blocked).toBe(true)
    // The blocked person sees no difference.
    expect((await factsTo(senpai.token, ...subjects))[0]).toEqual({ is_blocked: false, people: [] })
    const { body } = await api.call(`GET /v1/questions/${questionId}`, { token: reader.token })
    expect(body).toEqual((await api.call(`GET /v1/questions/${questionId}`)).body)
    await api.call(`DELETE /v1/blocks/${senpai.id}`, { token: reader.token })
    expect((await factsTo(reader.token, ...subjects))[1].is_blocked).toBe(false)
  })

  it("is not revealed as an anonymous asker", async () => {
    const asker = await signedIn(api, aStudent({ name: "Zebedee Quill" }))
    const [reader, senpai] = [await signedIn(api), await signedIn(api, aSenpai())]
    const questionId = await ask(api, asker.token, { is_anonymous: true })
    const answerId = await answer(api, senpai.token, questionId)
    await comment(api, asker.token, { noun: "answer", id: answerId })
    await comment(api, asker.token, { noun: "question", id: questionId })
    const subjects = [`question:${questionId}`, `answer:${answerId}`]
    const before = await factsTo(reader.token, ...subjects)
    await block(reader.token, asker.id)
    expect(await factsTo(reader.token, ...subjects)).toEqual(before)
    // Their named posts elsewhere are marked.
    const named = await ask(api, asker.token)
    expect(await factsTo(reader.token, `question:${named}`)).toEqual([
      { is_blocked: true, people: [asker.id] },
    ])
  })

  it("is left out of a senpai's questions, except for anonymous ones", async () => {
    const [asker, senpai] = [await signedIn(api), await signedIn(api, aSenpai())]
    await api.db.autocommit.execute(
      sql`insert into senpai_applications (user_id, workplaces, topics, updated_at) values (${senpai.id}, '[]', array['interviews'], now())`,
    )
    await ask(api, asker.token)
    const nameless = await ask(api, asker.token, { is_anonymous: true })
    await block(senpai.token, asker.id)
    const { body } = await api.call("GET /v1/questions/for-me", { token: senpai.token })
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([nameless])
  })
})
