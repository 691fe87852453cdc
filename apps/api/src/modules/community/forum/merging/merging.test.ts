import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { reconcileCounters } from "#api/kernel/jobs/counters/reconcile"
import { deleteFollowsOnAccountDeleted } from "#api/modules/community/follows/service"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { savedPeople } from "#api/modules/people/saved/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { removeEverythingDeferred } from "#api/testing/removals"
import { commentsOfAnswer } from "../answers/queries.ts"
import { answer, aSenpai, ask, aThread, comment } from "../builders.ts"
import { followerCounter, helpfulCounters } from "../counts/service.ts"
import { answersOfQuestion, commentsOfQuestion } from "../questions/queries.ts"
import { deleteForumPosts } from "../service.ts"
import { questionsOfTopic } from "../topics/queries.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const merge = (from: string, into: string, token: string | undefined = editor.token) =>
  api.call(`POST /v1/editors/questions/${from}/merge`, { token, body: { into_id: into } })
const part = (id: string, token: string | undefined = editor.token) =>
  api.call(`DELETE /v1/editors/questions/${id}/merge`, { token })
const put = (path: string, { token }: { token: string }) => api.call(`PUT /v1/${path}`, { token })
const read = (id: string) => api.call(`GET /v1/questions/${id}`)
const outcome = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [
  status,
  body?.code,
]
const titlesTo = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}
/** The nightly recount has nothing to correct. */
async function expectExactNumbers(): Promise<void> {
  const before = loggedCorrections()
  const counters = [questionsOfTopic, answersOfQuestion, commentsOfQuestion, commentsOfAnswer, savedPeople]
  await reconcileCounters([...counters, ...helpfulCounters, followerCounter])(api).run({})
  expect(loggedCorrections()).toBe(before)
}
const loggedCorrections = () =>
  api.everyLine.filter((line) => line.includes("wrong counts were corrected")).length

describe("a duplicate question", () => {
  it("is merged into another existing question", async () => {
    const { questionId } = await aThread(api)
    expect(outcome(await merge(questionId, questionId))).toEqual([409, "question.merge_same"])
    expect(outcome(await merge(questionId, crypto.randomUUID()))).toEqual([404, "question.not_found"])
    expect((await merge(questionId, "elsewhere")).status).toBe(422)
  })

  // spec: forum.merging
  it("moves its answers and comments along, with exact counts", async () => {
    const one = await aThread(api, { title: "May I bring my own suit?", topics: ["interviews", "visa"] })
    const two = await aThread(api, { title: "Is a blue suit fine?" })
    const [reader, both] = [await signedIn(api), await signedIn(api)]
    await comment(api, reader.token, { noun: "question", id: one.questionId }, "About the question")
    await comment(api, one.student.token, { noun: "answer", id: one.answerId }, "About the answer")
    await put(`votes/answer/${one.answerId}`, reader)
    await put(`votes/answer/${two.answerId}`, reader)
    for (const person of [reader, both]) await put(`follows/question/${one.questionId}`, person)
    await put(`follows/question/${two.questionId}`, both)
    for (const id of [one.questionId, two.questionId]) await put(`saved/question/${id}`, both)
    await put(`saved/question/${one.questionId}`, reader)
    await api.settle()

    expect((await merge(one.questionId, two.questionId)).status).toBe(204)
    const { body } = await read(two.questionId)
    expect(body).toMatchObject({ answer_count: 2, comment_count: 1, helpful_count: 2, follower_count: 3 })
    const moved = body.answers.items.find(({ id }: { id: string }) => id === one.answerId)
    expect(moved).toMatchObject({ helpful_count: 1, comment_count: 1, question_id: two.questionId })
    // The asker of the merged question is not the asker here.
    expect(moved.comments.items[0].author).toMatchObject({ kind: "member", is_asker: false })
    expect((await api.call("GET /v1/questions?topic=visa")).body.items).toEqual([])
    const saved = (await api.call("GET /v1/saved?list=question", { token: reader.token })).body.items
    expect(saved).toMatchObject([{ id: two.questionId }])
    const found = (await api.call("GET /v1/questions?q=own%20suit")).body.items
    expect(found.map(({ id }: { id: string }) => id)).not.toContain(one.questionId)

    await expectExactNumbers()
    await api.call(`DELETE /v1/votes/answer/${one.answerId}`, { token: reader.token })
    expect((await read(two.questionId)).body.helpful_count).toBe(1)
  })

  it("carries its votes over: one per reader, and none of the other question's asker", async () => {
    const one = await aThread(api)
    const two = await aThread(api)
    const [reader, both] = [await signedIn(api), await signedIn(api)]
    for (const person of [reader, both, two.student]) await put(`votes/question/${one.questionId}`, person)
    await put(`votes/question/${two.questionId}`, both)
    await merge(one.questionId, two.questionId)
    expect((await read(two.questionId)).body.helpful_count).toBe(2)
    const facts = await api.call(`GET /v1/personal?things=question:${two.questionId}`, {
      token: reader.token,
    })
    expect(facts.body.items[0].vote.has_voted).toBe(true)
    await expectExactNumbers()
    await api.call(`DELETE /v1/votes/question/${two.questionId}`, { token: reader.token })
    expect((await read(two.questionId)).body.helpful_count).toBe(1)
    await expectExactNumbers()
  })

  it("redirects to the remaining question, also through a second merge", async () => {
    const { student, questionId } = await aThread(api)
    const [second, third] = [await ask(api, student.token), await ask(api, student.token)]
    await merge(questionId, second)
    await merge(second, third)
    for (const id of [questionId, second]) {
      const old = await read(id)
      expect([...outcome(old), old.headers.get("Location")]).toEqual([
        301,
        "question.merged",
        `/api/v1/questions/${third}`,
      ])
    }
    expect((await read(third)).body.answer_count).toBe(1)
    const entries = await rows<{ details: object }>(
      api.db.autocommit,
      sql`select details from audit_entries where event = 'question.merged' and subject_id = ${second}`,
    )
    expect(entries).toEqual([{ details: { into: third } }])
  })

  it("notifies both askers, and followers of either question once", async () => {
    const [one, two] = [await aThread(api), await aThread(api)]
    const follower = await signedIn(api)
    await api.settle()
    for (const id of [one.questionId, two.questionId])
      await api.call(`PUT /v1/follows/question/${id}`, { token: follower.token })
    await api.settle()
    api.clock.advance(60)
    await merge(one.questionId, two.questionId)
    expect(await titlesTo(one.student.token)).toContainEqual(
      expect.stringContaining("Your question was merged into one"),
    )
    expect(await titlesTo(two.student.token)).toContain("Two questions that ask the same were merged")
    expect(await titlesTo(follower.token)).toEqual(["Two questions that ask the same were merged"])
    const { body } = await api.call("GET /v1/questions/followed", { token: one.student.token })
    expect(body.items).toMatchObject([{ id: two.questionId }])
  })
})

describe("undoing a merge", () => {
  const listed = async (topic: string) =>
    (await api.call(`GET /v1/questions?topic=${topic}`)).body.items.map(({ id }: { id: string }) => id)
  /** The questions as readers see them. */
  const seen = async (...ids: string[]) => (await Promise.all(ids.map(read))).map(({ body }) => body)

  // spec: forum.merging
  it("is only for editors, and restores everything with exact counts", async () => {
    const one = await aThread(api, { title: "May I bring my own suit?", topics: ["interviews", "visa"] })
    const two = await aThread(api, { title: "Is a blue suit fine?" })
    const [reader, both] = [await signedIn(api), await signedIn(api)]
    await comment(api, reader.token, { noun: "question", id: one.questionId }, "About the question")
    await comment(api, one.student.token, { noun: "answer", id: one.answerId }, "About the answer")
    await api.call(`PUT /v1/questions/${one.questionId}/accepted`, {
      token: one.student.token,
      body: { answer_id: one.answerId },
    })
    for (const path of [`votes/answer/${one.answerId}`, `votes/question/${one.questionId}`])
      for (const person of [reader, both]) await put(path, person)
    await put(`votes/question/${two.questionId}`, both)
    for (const noun of ["follows", "saved"]) {
      for (const id of [one.questionId, two.questionId]) await put(`${noun}/question/${id}`, both)
      await put(`${noun}/question/${one.questionId}`, reader)
    }
    await api.settle()
    const before = await seen(one.questionId, two.questionId)

    await merge(one.questionId, two.questionId)
    const { body } = await api.call(`GET /v1/editors/questions/${two.questionId}/merged`, {
      token: editor.token,
    })
    expect(body.items).toMatchObject([{ id: one.questionId, title: "May I bring my own suit?" }])
    expect((await part(crypto.randomUUID())).status).toBe(404)
    expect((await part(one.questionId)).status).toBe(204)
    await api.settle()

    expect(await seen(one.questionId, two.questionId)).toEqual(before)
    expect([await listed("visa"), await listed("interviews")]).toEqual([
      [one.questionId],
      [two.questionId, one.questionId],
    ])
    const found = (await api.call("GET /v1/questions?q=own%20suit")).body.items
    expect(found.map(({ id }: { id: string }) => id)).toContain(one.questionId)
    for (const noun of ["saved?list=question", "questions/followed"]) {
      const { items } = (await api.call(`GET /v1/${noun}`, { token: reader.token })).body
      expect(items.map(({ id }: { id: string }) => id)).toEqual([one.questionId])
    }
    await expectExactNumbers()
  })

  it("moves later comments on the returning answers along, and leaves comments on the other question", async () => {
    const [one, two] = [await aThread(api), await aThread(api)]
    await merge(one.questionId, two.questionId)
    const reader = await signedIn(api)
    await comment(api, reader.token, { noun: "answer", id: one.answerId }, "About the moved answer")
    await comment(api, reader.token, { noun: "question", id: two.questionId }, "About the question")
    // Accepted in the thread that it leaves.
    await api.call(`PUT /v1/questions/${two.questionId}/accepted`, {
      token: two.student.token,
      body: { answer_id: one.answerId },
    })
    await part(one.questionId)
    const [first, second] = await seen(one.questionId, two.questionId)
    expect([first.comment_count, first.answers.items[0].comment_count]).toEqual([0, 1])
    expect([second.comment_count, second.has_accepted_answer, second.answer_count]).toEqual([1, false, 1])
    await expectExactNumbers()
  })

  it("keeps saved lists and their counts consistent before, during and after the merge", async () => {
    const [one, two] = [await aThread(api), await aThread(api)]
    const [reader, both, other] = [await signedIn(api), await signedIn(api), await signedIn(api)]
    for (const person of [reader, both, other]) await put(`saved/question/${one.questionId}`, person)
    await put(`saved/question/${two.questionId}`, both)
    const unsave = ({ token }: { token: string }) =>
      api.call(`DELETE /v1/saved/question/${two.questionId}`, { token })
    const number = async ({ token }: { token: string }) => {
      const { items } = (await api.call("GET /v1/saved?list=question", { token })).body
      const { saved } = (await api.call("GET /v1/account", { token })).body
      expect(saved).toContainEqual({ list: "question", count: items.length })
      return items.length
    }
    const numbers = async () => [await number(reader), await number(both), await number(other)]
    expect(await numbers()).toEqual([1, 2, 1])
    await merge(one.questionId, two.questionId)
    expect(await numbers()).toEqual([1, 1, 1])
    for (const person of [reader, both]) expect((await unsave(person)).status).toBe(204)
    expect(await numbers()).toEqual([0, 0, 1])
    await part(one.questionId)
    // Saved entries of the merged question return.
    expect(await numbers()).toEqual([1, 1, 1])
    await expectExactNumbers()
  })

  it("works only in reverse order for chained merges", async () => {
    const [one, two, three] = [await aThread(api), await aThread(api), await aThread(api)]
    const reader = await signedIn(api)
    await put(`votes/question/${one.questionId}`, reader)
    await put(`follows/question/${one.questionId}`, reader)
    await merge(one.questionId, two.questionId)
    await merge(two.questionId, three.questionId)
    expect((await read(three.questionId)).body).toMatchObject({
      answer_count: 3,
      helpful_count: 1,
      follower_count: 3,
    })
    expect(outcome(await part(one.questionId))).toEqual([409, "question.merged_on"])
    await part(two.questionId)
    expect((await read(two.questionId)).body).toMatchObject({ answer_count: 2, helpful_count: 1 })
    expect((await read(one.questionId)).headers.get("Location")).toContain(two.questionId)
    expect((await read(three.questionId)).body).toMatchObject({
      answer_count: 1,
      helpful_count: 0,
      follower_count: 0,
    })
    await part(one.questionId)
    for (const { questionId } of [one, two, three]) expect((await read(questionId)).body.answer_count).toBe(1)
    await expectExactNumbers()
  })

  it("happens once for concurrent requests, is audited, and notifies askers and followers", async () => {
    const [one, two] = [await aThread(api), await aThread(api)]
    const follower = await signedIn(api)
    await put(`follows/question/${one.questionId}`, follower)
    await merge(one.questionId, two.questionId)
    await api.settle()
    api.clock.advance(60)
    const pressed = await Promise.all([1, 2, 3].map(() => part(one.questionId)))
    expect(pressed.map(({ status }) => status)).toEqual([204, 204, 204])
    const entries = await rows<{ details: object }>(
      api.db.autocommit,
      sql`select details from audit_entries where event = 'question.parted' and subject_id = ${one.questionId}`,
    )
    expect(entries).toEqual([{ details: { from: two.questionId } }])
    expect((await titlesTo(one.student.token))[0]).toContain("Your question is separate again")
    for (const { token } of [two.student, follower])
      expect((await titlesTo(token))[0]).toBe("Two merged questions were separated again")
    await expectExactNumbers()
    // Merging again notifies again.
    api.clock.advance(60)
    await merge(one.questionId, two.questionId)
    expect((await titlesTo(one.student.token))[0]).toContain("Your question was merged into one")
  })

  it("is refused after an anonymous asker has commented on a moved answer", async () => {
    const asker = await signedIn(api, aStudent({ name: "Zebedee Quill" }))
    const nameless = await ask(api, asker.token, { is_anonymous: true })
    const { questionId, answerId } = await aThread(api)
    await merge(questionId, nameless)
    await comment(api, asker.token, { noun: "answer", id: answerId }, "Thank you")
    expect(outcome(await part(questionId))).toEqual([409, "question.part_reveals"])
    expect(JSON.stringify((await read(nameless)).body)).not.toContain("Zebedee")
  })

  it("works after the asker's account is deleted, and the redirect works until then", async () => {
    const [one, two] = [await aThread(api), await aThread(api)]
    await merge(one.questionId, two.questionId)
    await api.db.transaction((tx) =>
      removePeople(tx, [one.student.id], [deleteForumPosts, deleteFollowsOnAccountDeleted], api.clock.now()),
    )
    await removeEverythingDeferred(api)
    expect((await read(one.questionId)).status).toBe(301)
    await part(one.questionId)
    expect((await read(one.questionId)).body).toMatchObject({ answer_count: 1 })
    await expectExactNumbers()
  })
})

describe("an anonymous asker", () => {
  it("is not revealed: their own posts in the thread prevent a merge", async () => {
    const { student, questionId, answerId } = await aThread(api, { is_anonymous: true })
    const other = await ask(api, (await signedIn(api)).token)
    const id = await comment(api, student.token, { noun: "answer", id: answerId })
    expect(outcome(await merge(questionId, other))).toEqual([409, "question.merge_reveals"])
    // A removed post may come back.
    await api.call(`DELETE /v1/comments/${id}`, { token: student.token })
    expect(outcome(await merge(questionId, other))).toEqual([409, "question.merge_reveals"])
  })

  it("stays anonymous after a merge, which is allowed if they wrote nothing else", async () => {
    const student = await signedIn(api, aStudent({ name: "Zebedee Quill" }))
    const questionId = await ask(api, student.token, { is_anonymous: true })
    const other = await ask(api, (await signedIn(api)).token)
    expect((await merge(questionId, other)).status).toBe(204)
    const { body, headers } = await read(questionId)
    const everything = JSON.stringify([body, [...headers], (await read(other)).body])
    for (const trace of [student.id, student.account.name]) expect(everything).not.toContain(trace)
  })

  it("keeps their name on posts elsewhere, which prevent a merge into their thread", async () => {
    const asker = await signedIn(api, aStudent({ name: "Zebedee Quill" }))
    const nameless = await ask(api, asker.token, { is_anonymous: true })
    const { questionId, answerId } = await aThread(api)
    await comment(api, asker.token, { noun: "answer", id: answerId })
    expect(outcome(await merge(questionId, nameless))).toEqual([409, "question.merge_reveals"])
    // Other writers keep their names in an anonymous thread.
    const second = await aThread(api)
    expect((await merge(second.questionId, nameless)).status).toBe(204)
    const { body } = await read(nameless)
    expect(body.author).toEqual({ kind: "anonymous", is_asker: true })
    expect(body.answers.items[0].author).toMatchObject({ kind: "member", id: second.senpai.id })
  })
})

describe("concurrent requests", () => {
  it("leave one question when two editors merge two questions into each other", async () => {
    const { student, questionId } = await aThread(api)
    const other = await ask(api, student.token)
    const statuses = (await Promise.all([merge(questionId, other), merge(other, questionId)])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([204, 404])
    const reads = (await Promise.all([read(questionId), read(other)])).map(({ status }) => status)
    expect(reads.sort()).toEqual([200, 301])
  })

  it("count answers, votes and follows during a merge in the thread where they end up", async () => {
    const { questionId, answerId } = await aThread(api)
    const other = await ask(api, (await signedIn(api)).token)
    const senpai = await signedIn(api, aSenpai())
    const readers = []
    for (let n = 0; n < 4; n++) readers.push(await signedIn(api))
    const answers = await Promise.all([
      merge(questionId, other),
      api.call(`POST /v1/questions/${questionId}/answers`, {
        token: senpai.token,
        body: { text: "Yes.", language: "en" },
      }),
      ...readers.map(({ token }) => api.call(`PUT /v1/votes/answer/${answerId}`, { token })),
      ...readers.map(({ token }) => api.call(`PUT /v1/follows/question/${questionId}`, { token })),
    ])
    expect(answers[0]?.status).toBe(204)
    for (const { status } of answers) expect([201, 204, 404]).toContain(status)
    await expectExactNumbers()
    const { body } = await read(other)
    expect(body.answer_count).toBe(answers[1]?.status === 201 ? 2 : 1)
    expect(body.answers.items).toHaveLength(body.answer_count)
    await answer(api, senpai.token, other)
  })

  it("count votes and comments while a merge is undone in the thread where they end up", async () => {
    const [one, two] = [await aThread(api), await aThread(api)]
    await merge(one.questionId, two.questionId)
    const readers = []
    for (let n = 0; n < 3; n++) readers.push(await signedIn(api))
    const answers = await Promise.all([
      part(one.questionId),
      ...readers.flatMap(({ token }) => [
        api.call(`PUT /v1/votes/answer/${one.answerId}`, { token }),
        api.call("POST /v1/comments", {
          token,
          body: { noun: "answer", id: one.answerId, text: "Thank you", language: "en" },
        }),
      ]),
    ])
    for (const { status } of answers) expect([201, 204]).toContain(status)
    await expectExactNumbers()
    const [moved] = (await read(one.questionId)).body.answers.items
    expect([moved.helpful_count, moved.comment_count, moved.comments.items.length]).toEqual([3, 3, 3])
  })
})
