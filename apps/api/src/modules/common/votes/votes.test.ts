import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Notice } from "#api/kernel/events/events"
import { reconcileCounters } from "#api/kernel/jobs/counters/reconcile"
import type { Actor } from "#api/kernel/security/session"
import { answer, aSenpai, aThread } from "#api/modules/community/forum/builders"
import { helpfulCounters } from "#api/modules/community/forum/counts/service"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { removeEverythingDeferred } from "#api/testing/removals"
import { deleteVotesOnAccountDeleted, voteFor } from "./service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

type Noun = "question" | "answer"
const vote = (token: string, noun: Noun, id: string) => api.call(`PUT /v1/votes/${noun}/${id}`, { token })
const unvote = (token: string, noun: Noun, id: string) =>
  api.call(`DELETE /v1/votes/${noun}/${id}`, { token })
/** The public counts: of the question with its answers, and of each answer. */
async function helpful(questionId: string) {
  const { body } = await api.call(`GET /v1/questions/${questionId}`)
  return [
    body.helpful_count,
    ...body.answers.items.map(({ helpful_count }: { helpful_count: number }) => helpful_count),
  ]
}
const voteOf = async (token: string, noun: Noun, id: string) =>
  (await api.call(`GET /v1/personal?things=${noun}:${id}`, { token })).body.items[0].vote

/** People who only vote. */
async function voters(count: number): Promise<Actor[]> {
  const found = await rows<{ id: UserId }>(
    api.db.autocommit,
    sql`insert into users (id, email, name, seal, role)
      select gen_random_uuid(), gen_random_uuid() || '@many.example', 'A', 'A', 'student' from generate_series(1, ${count}::int) returning id`,
  )
  return found.map(({ id }) => ({ id, role: "student" }) as Actor)
}
const voteAs = (user: Actor, noun: Noun, id: string) =>
  api.db.transaction((tx) => voteFor(tx, { noun, id }, user, api.clock.now(), api.votedSubjects))
/** Limits concurrency to the connections of a process. */
async function sideBySide(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...work]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all(Array.from({ length: api.config.databasePool }, lane))
}
const reconcile = () => reconcileCounters(helpfulCounters)(api).run({})

describe("a helpful vote", () => {
  // spec: membership.votes-follows
  it("counts for a question, and for an answer with its question; once, until it is withdrawn", async () => {
    const { questionId, answerId } = await aThread(api)
    const { token } = await signedIn(api)
    expect(await voteOf(token, "answer", answerId)).toEqual({ has_voted: false, may_vote: true })
    expect((await vote(token, "question", questionId)).status).toBe(204)
    expect((await vote(token, "answer", answerId)).status).toBe(204)
    expect(await helpful(questionId)).toEqual([2, 1])
    expect(await voteOf(token, "answer", answerId)).toEqual({ has_voted: true, may_vote: true })
    expect((await unvote(token, "answer", answerId)).status).toBe(204)
    expect((await unvote(token, "answer", answerId)).status).toBe(204)
    expect(await helpful(questionId)).toEqual([1, 0])
  })

  it("counts once however often it is pressed at once", async () => {
    const { questionId, answerId } = await aThread(api)
    const { token } = await signedIn(api)
    const presses = await Promise.all(Array.from({ length: 8 }, () => vote(token, "answer", answerId)))
    expect(presses.map(({ status }) => status)).toEqual(Array(8).fill(204))
    expect(await helpful(questionId)).toEqual([1, 1])
    await Promise.all(Array.from({ length: 8 }, () => unvote(token, "answer", answerId)))
    expect(await helpful(questionId)).toEqual([0, 0])
  })

  // spec: forum.concurrency
  it("of fifty people at once counts fifty", async () => {
    const { questionId, answerId } = await aThread(api)
    const people = await voters(50)
    await sideBySide(
      people.flatMap((person) => [
        () => voteAs(person, "answer", answerId),
        () => voteAs(person, "answer", answerId),
        () => voteAs(person, "question", questionId),
      ]),
    )
    expect(await helpful(questionId)).toEqual([100, 50])
    const [first] = (await api.call("GET /v1/questions?sort=helpful")).body.items
    expect([first.id, first.helpful_count]).toEqual([questionId, 100])
  })

  it("is refused for one's own posts and for companies", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api, { is_anonymous: true })
    for (const [token, noun, id] of [
      [student.token, "question", questionId],
      [senpai.token, "answer", answerId],
    ] as const)
      expect((await vote(token, noun, id)).body.code).toBe("votes.own")
    const company = await signedIn(api, aStudent({ role: "company" }))
    const refused = await vote(company.token, "answer", answerId)
    expect([refused.status, refused.body.code]).toEqual([409, "votes.not_for_companies"])
    expect(await voteOf(company.token, "answer", answerId)).toEqual({ has_voted: false, may_vote: false })
    expect(await helpful(questionId)).toEqual([0, 0])
  })

  it("returns 404 for deleted or unknown posts", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const { token } = await signedIn(api)
    await vote(token, "answer", answerId)
    await vote(token, "question", questionId)
    await api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token })
    expect(await helpful(questionId), "deleted answers do not count").toEqual([1])
    const other = await signedIn(api)
    expect((await vote(other.token, "answer", answerId)).body.code).toBe("votes.nothing_there")
    expect((await unvote(token, "answer", answerId)).status).toBe(204)
    expect(await helpful(questionId)).toEqual([1])
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    expect((await vote(other.token, "question", questionId)).status).toBe(404)
    expect((await vote(token, "question", "6ab5d2f4-1c7f-4a53-9d5e-3f1f0a3e5a11")).status).toBe(404)
    for (const path of ["PUT /v1/votes/article/entry-sheet", "PUT /v1/votes/answer/x"])
      expect((await api.call(path, { token })).status).toBe(422)
  })

  it("and a concurrent removal of the answer leave the counts right", async () => {
    const { senpai, questionId, answerId } = await aThread(api)
    const people = await voters(10)
    await Promise.allSettled([
      ...people.slice(0, 5).map((person) => voteAs(person, "answer", answerId)),
      api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token }),
      ...people.slice(5).map((person) => voteAs(person, "answer", answerId)),
    ])
    expect(await helpful(questionId)).toEqual([0])
  })

  it("refreshes the voter's tabs and the question's page; its lists with every tenth vote from ten on", async () => {
    const { questionId, answerId } = await aThread(api, { topics: ["visa"] })
    const { id, token } = await signedIn(api)
    const heard: Notice[] = []
    const stop = api.events.listen({ event: (notice) => void heard.push(notice), resync: () => {} })
    await vote(token, "answer", answerId)
    const page = `question:${questionId}`
    const lists = ["questions", `question-row:${questionId}`, "question-lists", "topic:visa"]
    await expect
      .poll(() => heard.filter(({ name }) => name.startsWith("vote.")))
      .toEqual([
        { name: "vote.changed", tags: ["vote"], audience: [id] },
        { name: "vote.number_turned", tags: [page, ...lists], audience: "everyone" },
      ])
    for (const person of await voters(11)) await voteAs(person, "answer", answerId)
    await expect
      .poll(() => heard.filter(({ name }) => name === "vote.number_turned").map(({ tags }) => tags.length))
      .toEqual([...Array(10).fill(5), 1, 1])
    stop()
  })
})

describe("the vote counts", () => {
  it("fall some time after accounts are deleted, and the nightly recount does not anticipate it", async () => {
    const { questionId, answerId } = await aThread(api)
    const people = await voters(3)
    for (const person of people) await voteAs(person, "answer", answerId)
    await api.db.transaction((tx) =>
      deleteVotesOnAccountDeleted(
        tx,
        people.slice(0, 2).map(({ id }) => id),
        api.clock.now(),
      ),
    )
    await reconcile()
    expect(await helpful(questionId)).toEqual([3, 3])
    await removeEverythingDeferred(api)
    expect(await helpful(questionId)).toEqual([1, 1])
  })

  it("are reconciled at night, without removed answers", async () => {
    const { questionId, answerId } = await aThread(api)
    const another = await signedIn(api, aSenpai())
    const removedId = await answer(api, another.token, questionId)
    for (const person of await voters(3)) {
      await voteAs(person, "answer", answerId)
      await voteAs(person, "answer", removedId)
      await voteAs(person, "question", questionId)
    }
    await api.call(`DELETE /v1/answers/${removedId}`, { token: another.token })
    await reconcile()
    expect(await helpful(questionId), "nothing was wrong").toEqual([6, 3])
    await api.db.autocommit.execute(
      sql`update question_counts set helpful = 99 where question_id = ${questionId}`,
    )
    await api.db.autocommit.execute(sql`update answer_counts set helpful = 0 where answer_id = ${answerId}`)
    await reconcile()
    expect(await helpful(questionId)).toEqual([6, 3])
    await api.db.autocommit.execute(sql`delete from questions where id = ${questionId}`)
    await reconcile()
    expect(
      await rows(api.db.autocommit, sql`select from question_counts where question_id = ${questionId}`),
      "what is erased stays so",
    ).toEqual([])
  })
})
