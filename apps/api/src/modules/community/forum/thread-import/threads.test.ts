import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows, type Tx } from "#api/kernel/db/client"
import { namedId } from "#api/kernel/db/ids"
import { reconcileCounters } from "#api/kernel/jobs/counters/reconcile"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { writeApplication } from "#api/modules/people/senpai/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { removeEverythingDeferred } from "#api/testing/removals"
import { countStatements } from "#api/testing/statements"
import { loadForum } from "../../../../../seed/forum.ts"
import { loadCommunity, loadDemoAccounts, loadNeighbours } from "../../../../../seed/load.ts"
import { commentsOfAnswer } from "../answers/queries.ts"
import { answer, aSenpai, ask, aThread, comment } from "../builders.ts"
import { followedInForum, followerCounter, helpfulCounters, votedPosts } from "../counts/service.ts"
import { purgeRemovedPosts, renderOutdatedTexts, resortQuestionLists } from "../jobs.ts"
import { answersOfQuestion, commentsOfQuestion } from "../questions/queries.ts"
import { deleteForumPosts } from "../service.ts"
import { questionsOfTopic } from "../topics/queries.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Token = string | undefined
const read = async (id: string, query = "") => (await api.call(`GET /v1/questions/${id}${query}`)).body
const listed = async (query = "", token?: Token) =>
  (await api.call(`GET /v1/questions${query}`, { token })).body.items.map(({ id }: { id: string }) => id)
const accept = (token: Token, id: string, answerId: string) =>
  api.call(`PUT /v1/questions/${id}/accepted`, { token, body: { answer_id: answerId } })
const queryRows = async <Row>(text: ReturnType<typeof sql>) => rows<Row>(api.db.autocommit, text)
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const loggedCorrections = () =>
  api.everyLine.filter((line) => line.includes("wrong counts were corrected")).length
const topicCount = async (topic: string) =>
  (await api.call("GET /v1/topics")).body.items.find(({ key }: { key: string }) => key === topic)
    .question_count

const addVotes = (id: string, votes: number) =>
  api.db.transaction((tx) => votedPosts.question.count(tx, id, votes))

describe("accepting an answer", () => {
  it("is for the asker, moves the answer to the top, and can be withdrawn", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const editor = await signedIn(api, anEditor())
    const second = await answer(api, editor.token, questionId)
    expect(outcome(await accept(senpai.token, questionId, second))).toEqual([409, "question.not_yours"])
    expect(outcome(await accept(editor.token, questionId, second))).toEqual([409, "question.not_yours"])
    const elsewhere = await ask(api, student.token)
    expect(outcome(await accept(student.token, elsewhere, second))).toEqual([404, "answer.not_found"])
    expect((await accept(student.token, questionId, second)).status).toBe(204)
    expect(await read(questionId)).toMatchObject({
      state: "answered",
      has_accepted_answer: true,
      answers: {
        items: [
          { id: second, is_accepted: true },
          { id: answerId, is_accepted: false },
        ],
      },
    })
    await api.call(`DELETE /v1/questions/${questionId}/accepted`, { token: student.token })
    expect(await read(questionId)).toMatchObject({ state: "open", has_accepted_answer: false })
  })

  // spec: forum.concurrency
  it("never leaves a removed answer accepted, also for concurrent requests", async () => {
    for (let round = 0; round < 5; round++) {
      const { student, senpai, questionId, answerId } = await aThread(api)
      const [accepted, removed] = await Promise.all([
        accept(student.token, questionId, answerId),
        api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token }),
      ])
      expect(removed.status).toBe(204)
      expect([204, 404]).toContain(accepted.status)
      expect(await read(questionId)).toMatchObject({
        state: "open",
        answer_count: 0,
        has_accepted_answer: false,
      })
    }
  })
})

describe("editing", () => {
  it("keeps the previous text in the public history, and moves a question to its new topics", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api, {
      title: "First?",
      topics: ["visa"],
    })
    const change = (token: Token) =>
      api.call(`PUT /v1/questions/${questionId}`, {
        token,
        body: { title: "Second?", text: "New words.", topics: ["offers"], is_anonymous: false },
      })
    expect(outcome(await change(senpai.token))).toEqual([409, "question.not_yours"])
    expect((await change(student.token)).status).toBe(200)
    expect((await change(student.token)).status).toBe(200)
    const question = await read(questionId)
    expect(question).toMatchObject({ title: "Second?", topics: [{ key: "offers" }] })
    expect(question.edited_at).not.toBeNull()
    const { body: history } = await api.call(`GET /v1/questions/${questionId}/history`)
    expect(history.items).toMatchObject([{ title: "First?", language: "en", author: { kind: "member" } }])
    expect([await listed("?topic=visa"), await listed("?topic=offers")]).toEqual([[], [questionId]])
    expect([await topicCount("visa"), await topicCount("offers")]).toEqual([0, 1])
    expect(await listed("?q=second")).toEqual([questionId])

    const edit = (token: Token) =>
      api.call(`PUT /v1/answers/${answerId}`, { token, body: { text: "Better words." } })
    expect(outcome(await edit(student.token))).toEqual([409, "answer.not_yours"])
    expect((await edit(senpai.token)).status).toBe(200)
    const { body: before } = await api.call(`GET /v1/answers/${answerId}/history`)
    expect(before.items).toMatchObject([{ text: "Yes, a **dark** one is fine.", title: null }])
    const commentId = await comment(api, student.token, { noun: "answer", id: answerId }, "Thanks")
    const editComment = (token: Token) =>
      api.call(`PUT /v1/comments/${commentId}`, { token, body: { text: "Thanks!" } })
    expect(outcome(await editComment(senpai.token))).toEqual([409, "comment.not_yours"])
    expect((await editComment(student.token)).status).toBe(200)
    expect((await read(questionId)).answers.items[0]).toMatchObject({
      comments: { items: [{ text: "Thanks!", edited_at: expect.any(String) }] },
    })
  })

  it("adds a person's translation, which readers of that language get first", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api, { language: "vi", title: "Mặc gì?" })
    const stranger = await signedIn(api)
    const put = (token: Token, language: string, noun = `questions/${questionId}`) =>
      api.call(`PUT /v1/${noun}/texts/${language}`, {
        token,
        body: { ...(noun.startsWith("q") ? { title: "何を着る？" } : {}), text: "{面接|めんせつ}の服です。" },
      })
    expect(outcome(await put(stranger.token, "ja"))).toEqual([409, "text.not_for_you"])
    expect(outcome(await put(student.token, "vi"))).toEqual([409, "text.is_original"])
    expect(outcome(await put(student.token, "xx"))).toEqual([422, "request.invalid"])
    expect((await put(senpai.token, "ja")).status).toBe(200)
    expect((await put(senpai.token, "ja", `answers/${answerId}`)).status).toBe(200)
    const languages = [
      { code: "vi", origin: "original" },
      { code: "ja", origin: "person" },
    ]
    const inJapanese = (await api.call(`GET /v1/questions/${questionId}`, { language: "ja" })).body
    expect(inJapanese).toMatchObject({ title: "何を着る？", language: "ja", is_fallback: false, languages })
    expect(inJapanese.body_html).toContain("<rt>めんせつ</rt>")
    expect(inJapanese.answers.items[0]).toMatchObject({ language: "ja", origin: "person" })
    expect(await read(questionId)).toMatchObject({ title: "Mặc gì?", language: "vi", is_fallback: true })
    expect(await read(questionId, "?language=ja")).toMatchObject({ title: "何を着る？", is_fallback: false })
    expect((await api.call(`GET /v1/questions/${questionId}?language=xx`)).status).toBe(422)
    expect([await listed("?language=ja"), await listed("?language=en")]).toEqual([[questionId], []])
    const { body } = await api.call(`GET /v1/questions/${questionId}/texts`)
    expect(body.items).toMatchObject([
      { language: "vi", origin: "original" },
      { language: "ja", origin: "person", text: "{面接|めんせつ}の服です。", author: { is_senpai: true } },
    ])
  })
})

describe("removing a post", () => {
  it("is for the writer only, immediate and idempotent", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const editor = await signedIn(api, anEditor())
    const commentId = await comment(api, senpai.token, { noun: "question", id: questionId })
    const remove = async (token: Token, subject: string) =>
      outcome(await api.call(`DELETE /v1/${subject}`, { token }))
    expect(await remove(student.token, `comments/${commentId}`)).toEqual([409, "comment.not_yours"])
    expect(await remove(editor.token, `comments/${commentId}`)).toEqual([409, "comment.not_yours"])
    expect(await remove(senpai.token, `comments/${commentId}`)).toEqual([204, undefined])
    expect(await remove(student.token, `comments/${commentId}`)).toEqual([404, "comment.not_found"])
    expect(await remove(student.token, `answers/${answerId}`)).toEqual([409, "answer.not_yours"])
    for (let time = 0; time < 2; time++)
      expect(await remove(senpai.token, `answers/${answerId}`)).toEqual([204, undefined])
    expect(await remove(student.token, `answers/${answerId}`)).toEqual([404, "answer.not_found"])
    expect(await read(questionId)).toMatchObject({
      answer_count: 0,
      comment_count: 0,
      answers: { items: [] },
    })
    expect(await listed("?sort=unanswered")).toEqual([questionId])
    expect(await remove(senpai.token, `questions/${questionId}`)).toEqual([409, "question.not_yours"])
    for (let time = 0; time < 2; time++)
      expect(await remove(student.token, `questions/${questionId}`)).toEqual([204, undefined])
    expect(await remove(senpai.token, `questions/${questionId}`)).toEqual([404, "question.not_found"])
    expect([await listed(), await listed("?q=suit"), await topicCount("interviews")]).toEqual([[], [], 0])
    for (const part of ["", "/answers", "/history", "/texts"])
      expect((await api.call(`GET /v1/questions/${questionId}${part}`)).status).toBe(404)
    expect(
      await queryRows(sql`select event, actor from audit_entries where event like '%.removed' order by id`),
    ).toEqual([
      { event: "comment.removed", actor: "user" },
      { event: "answer.removed", actor: "user" },
      { event: "question.removed", actor: "user" },
    ])
  })

  it("subtracts the votes of an answer from its question", async () => {
    const { senpai, questionId, answerId } = await aThread(api)
    const vote = (tx: Tx) => votedPosts.answer.count(tx, answerId, 2)
    await api.db.transaction(vote)
    await addVotes(questionId, 3)
    await api.db.transaction((tx) => followedInForum.question.count(tx, questionId, 4))
    expect(await read(questionId)).toMatchObject({
      helpful_count: 5,
      follower_count: 4,
      answers: { items: [{ helpful_count: 2 }] },
    })
    const lockAnswer = () => api.db.transaction((tx) => votedPosts.answer.lock(tx, answerId))
    expect(await lockAnswer()).toEqual({ writerId: senpai.id, threadId: questionId })
    await api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token })
    expect(await read(questionId)).toMatchObject({ helpful_count: 3 })
    expect(await lockAnswer()).toBeUndefined()
  })

  it("is permanent after the appeal period", async () => {
    const { student, questionId, answerId } = await aThread(api)
    const kept = await aThread(api)
    await comment(api, student.token, { noun: "answer", id: answerId })
    await comment(api, kept.student.token, { noun: "answer", id: kept.answerId })
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    await api.call(`DELETE /v1/answers/${kept.answerId}`, { token: kept.senpai.token })
    const left = async () =>
      (
        await queryRows<{
          left: number[]
        }>(sql`select array[(select count(*) from questions), (select count(*) from answers),
          (select count(*) from comments), (select count(*) from forum_texts)]::int[] as left`)
      )[0]?.left
    api.clock.advance(29 * 86_400)
    await purgeRemovedPosts(api).run({})
    expect(await left()).toEqual([2, 2, 2, 6])
    api.clock.advance(2 * 86_400)
    await purgeRemovedPosts(api).run({})
    expect(await left()).toEqual([1, 0, 0, 1])
    expect((await read(kept.questionId)).id).toBe(kept.questionId)
  })

  it("makes the comments on an answer uneditable, too", async () => {
    const { student, senpai, answerId } = await aThread(api)
    const id = await comment(api, student.token, { noun: "answer", id: answerId })
    const change = () =>
      api.call(`PUT /v1/comments/${id}`, { token: student.token, body: { text: "Changed." } })
    expect((await change()).status).toBe(200)
    await api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token })
    expect(outcome(await change())).toEqual([404, "comment.not_found"])
  })

  it("differs from locking, which leaves a question readable, and editable by editors", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    await api.database.exec(`update questions set locked_at = now() where id = '${questionId}'`)
    expect((await read(questionId)).state).toBe("locked")
    const tries = [
      await api.call("POST /v1/comments", {
        token: student.token,
        body: { noun: "answer", id: answerId, text: "x" },
      }),
      await api.call(`PUT /v1/answers/${answerId}`, { token: senpai.token, body: { text: "x" } }),
      await accept(student.token, questionId, answerId),
    ]
    expect(tries.map(outcome)).toEqual(Array(3).fill([409, "question.locked"]))
    const editor = await signedIn(api, anEditor())
    expect(
      (await api.call(`PUT /v1/answers/${answerId}`, { token: editor.token, body: { text: "x" } })).status,
    ).toBe(200)
  })
})

describe("lists", () => {
  it("are sorted, filtered and paged without gaps or duplicates", async () => {
    const asker = await signedIn(api)
    const senpai = await signedIn(api, aSenpai())
    const ids: string[] = []
    for (let n = 0; n < 6; n++)
      ids.unshift(await ask(api, asker.token, { topics: n % 2 ? ["visa", "offers"] : ["visa"] }))
    await answer(api, senpai.token, ids[0] ?? "")
    for (const [place, votes] of [
      [4, 3],
      [1, 1],
      [2, 1],
    ] as const)
      await addVotes(ids[place] ?? "", votes)
    const all = async (query: string) => {
      const pages: string[] = []
      for (let cursor = ""; ; ) {
        const { body } = await api.call(`GET /v1/questions?limit=2${query}${cursor}`)
        pages.push(...body.items.map(({ id }: { id: string }) => id))
        if (body.next_cursor === null) return pages
        cursor = `&cursor=${body.next_cursor}`
      }
    }
    const at = (...places: number[]) => places.map((place) => ids[place])
    expect(await all("")).toEqual(ids)
    expect(await all("&sort=unanswered&topic=visa")).toEqual(at(1, 2, 3, 4, 5))
    expect(await all("&sort=helpful")).toEqual(at(4, 1, 2, 0, 3, 5))
    expect(await all("&topic=offers")).toEqual(at(0, 2, 4))
    expect(await all("&topic=offers&language=en&sort=helpful")).toEqual(at(4, 2, 0))
    expect(await all("&language=ja")).toEqual([])
    for (const cursor of ["bm9uc2Vuc2U", "WyIxIiwiMiIsIjMiXQ"])
      for (const sort of ["newest", "helpful"])
        expect(outcome(await api.call(`GET /v1/questions?sort=${sort}&cursor=${cursor}`))).toEqual([
          422,
          "cursor.invalid",
        ])
    for (const wrong of ["sort=loudest", "topic=cooking", "language=xx", "limit=51"])
      expect((await api.call(`GET /v1/questions?${wrong}`)).status).toBe(422)
  })

  it("of own questions include anonymous ones; a senpai's has others' questions in their topics", async () => {
    const asker = await signedIn(api)
    const senpai = await signedIn(api, aSenpai())
    const proof = { workplaces: [], proofLink: null, proofText: null }
    await writeApplication(
      api.db.autocommit,
      senpai.id,
      { ...proof, topics: ["visa", "offers"] },
      api.clock.now(),
    )
    const nameless = await ask(api, asker.token, { is_anonymous: true, topics: ["visa", "offers"] })
    const interviews = await ask(api, asker.token, { topics: ["interviews"] })
    const offers = await ask(api, asker.token, { topics: ["offers"] })
    await ask(api, senpai.token, { topics: ["visa"] })
    const answered = await ask(api, asker.token, { topics: ["visa"] })
    await answer(api, senpai.token, answered)
    expect(await listed("/mine", asker.token)).toEqual([answered, offers, interviews, nameless])
    expect(await listed("/for-me", senpai.token)).toEqual([offers, nameless])
    expect(outcome(await api.call("GET /v1/questions/for-me", { token: asker.token }))).toEqual([
      409,
      "account.screened_senpai_only",
    ])
  })

  it("of similar questions match words of either language", async () => {
    const { token } = await signedIn(api)
    const id = await ask(api, token, { title: "就活のスーツは何色がいいですか", language: "ja" })
    const similar = async (title: string) =>
      (await api.call(`GET /v1/questions/similar?title=${encodeURIComponent(title)}`)).body.items.map(
        (one: { id: string }) => one.id,
      )
    expect(await similar("スーツの色")).toEqual([id])
    expect(await similar("something else entirely")).toEqual([])
  })

  it("show each match once, however many languages it has, here and in the global search", async () => {
    const { token } = await signedIn(api)
    const ids = [await ask(api, token), await ask(api, token), await ask(api, token)]
    for (const id of ids)
      for (const language of ["vi", "zh", "ko"]) {
        const body = { title: `Suit, ${language}`, text: "A suit from home." }
        const { status } = await api.call(`PUT /v1/questions/${id}/texts/${language}`, { token, body })
        expect(status).toBe(200)
      }
    for (const address of ["GET /v1/questions?q=suit", "GET /v1/search?q=suit"]) {
      const { body } = await api.call(address, { language: "en" })
      expect(body.items.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort())
      expect(body.items.map(({ language }: { language: string }) => language)).toEqual(["en", "en", "en"])
    }
  })

  it("take a constant number of statements, however long they are", async () => {
    const senpai = await signedIn(api, aSenpai())
    const editor = await signedIn(api, anEditor())
    const cost = async (address: string, token?: Token) => {
      await api.settle()
      return countStatements(async () => expect((await api.call(address, { token })).status).toBe(200))
    }
    const { student, questionId, answerId } = await aThread(api)
    await comment(api, student.token, { noun: "answer", id: answerId })
    await ask(api, student.token)
    const addresses = [
      "GET /v1/questions",
      "GET /v1/questions/answered",
      "GET /v1/questions?topic=interviews&sort=helpful",
      "GET /v1/questions?sort=unanswered&language=en",
      `GET /v1/questions/${questionId}`,
      `GET /v1/comments?noun=answer&id=${answerId}`,
      "GET /v1/topics",
      "GET /v1/questions?q=suit",
      "GET /v1/questions/similar?title=suit",
    ]
    const own = ["GET /v1/questions/for-me", "GET /v1/questions/mine"]
    const costs = async () => {
      const all = []
      for (const address of addresses) all.push(await cost(address))
      for (const address of own) all.push(await cost(address, senpai.token))
      return all
    }
    await ask(api, senpai.token)
    const first = await costs()
    const subjects = `GET /v1/personal?things=question:${questionId},answer:${answerId}`
    const personal = await cost(subjects, senpai.token)
    for (let n = 0; n < 4; n++) {
      await ask(api, (await signedIn(api)).token)
      await comment(api, (await signedIn(api)).token, { noun: "answer", id: answerId })
    }
    await answer(api, senpai.token, questionId)
    await answer(api, editor.token, questionId)
    await ask(api, senpai.token)
    expect(await costs()).toEqual(first)
    expect(first.slice(0, 7)).toEqual([3, 3, 3, 3, 6, 5, 1])
    expect(await cost(subjects, senpai.token)).toBe(personal)
  })
})

describe("consistency", () => {
  // spec: forum.concurrency
  it("counts fifty concurrent answers and comments exactly, and a double submit once", async () => {
    const asker = await signedIn(api)
    const questionId = await ask(api, asker.token)
    const answerId = await answer(api, (await signedIn(api, aSenpai())).token, questionId)
    const people = []
    for (let n = 0; n < 10; n++) people.push(await signedIn(api, aSenpai()))
    const posts = people.flatMap(({ token }, n) => {
      const post = (path: string, key: string, body: object) =>
        api.call(`POST /v1/${path}`, {
          token,
          headers: { "Idempotency-Key": `one-${key}-${n}-and-no-more` },
          body,
        })
      const give = () => post(`questions/${questionId}/answers`, "answer", { text: "Yes.", language: "en" })
      const say = () => post("comments", "comment", { noun: "answer", id: answerId, text: "I agree." })
      const remark = () =>
        post("comments", "remark", { noun: "question", id: questionId, text: "Good question." })
      return [give(), give(), say(), say(), remark()]
    })
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    expect(statuses).toEqual(Array(50).fill(201))
    const { body: page } = await api.call(`GET /v1/questions/${questionId}`)
    const { body: all } = await api.call(`GET /v1/questions/${questionId}/answers?limit=20`)
    const first = all.items.find(({ id }: { id: string }) => id === answerId)
    expect([page.answer_count, all.items.length]).toEqual([11, 11])
    expect([first.comment_count, page.comment_count]).toEqual([10, 10])
    const before = loggedCorrections()
    const counters = [questionsOfTopic, answersOfQuestion, commentsOfQuestion, commentsOfAnswer]
    await reconcileCounters(counters)(api).run({})
    expect(loggedCorrections()).toBe(before)
  })

  it("survives concurrent changes of one thread without server errors or wrong counts", async () => {
    const [asker, editor] = [await signedIn(api), await signedIn(api, anEditor())]
    const people = []
    for (let n = 0; n < 4; n++) people.push(await signedIn(api, aSenpai()))
    const [first, second, third, reader] = people.map(({ token }) => token)
    const round = async (turn: number) => {
      const questionId = await ask(api, asker.token, { topics: ["visa", "offers"] })
      const answerIds = [
        await answer(api, first ?? "", questionId),
        await answer(api, second ?? "", questionId),
      ]
      const [kept = "", going = ""] = answerIds
      const about = { noun: "question", id: questionId } as const
      const commentId = await comment(api, reader ?? "", { noun: "answer", id: going })
      await api.call(`PUT /v1/votes/answer/${going}`, { token: third })
      const { body } = await api.call(`POST /v1/editors/posts/answer/${kept}/review`, { token: editor.token })
      const decision = { version: 1, outcome: "returned", reason_key: "words" }
      const words = {
        title: "Changed",
        text: "Changed.",
        topics: ["offers", "companies"],
        is_anonymous: true,
      }
      const requests: [string, Token, object?][] = [
        [`PUT /v1/questions/${questionId}/accepted`, asker.token, { answer_id: going }],
        [`DELETE /v1/answers/${going}`, second],
        [`DELETE /v1/answers/${going}`, second],
        [`PUT /v1/votes/answer/${going}`, reader],
        [`DELETE /v1/votes/answer/${going}`, third],
        [`PUT /v1/votes/answer/${kept}`, third],
        [`PUT /v1/votes/question/${questionId}`, reader],
        [`PUT /v1/votes/question/${questionId}`, editor.token],
        [`PUT /v1/follows/question/${questionId}`, reader],
        [`DELETE /v1/follows/question/${questionId}`, reader],
        [`POST /v1/questions/${questionId}/answers`, third, { text: "Yes.", language: "en" }],
        [`POST /v1/questions/${questionId}/answers`, second, { text: "Once more.", language: "en" }],
        ["POST /v1/comments", reader, { ...about, text: "Hm." }],
        ["POST /v1/comments", asker.token, { noun: "answer", id: going, text: "Thanks." }],
        [`PUT /v1/comments/${commentId}`, reader, { text: "Changed." }],
        [`DELETE /v1/comments/${commentId}`, reader],
        [`PUT /v1/questions/${questionId}`, asker.token, words],
        [`PUT /v1/questions/${questionId}/texts/ja`, asker.token, words],
        [`POST /v1/editors/reviews/${body.review_id}/decision`, editor.token, decision],
        [`PUT /v1/editors/questions/${questionId}/lock`, editor.token, { reason: "heated" }],
        [`DELETE /v1/editors/questions/${questionId}/lock`, editor.token],
        ...(turn === 2 ? [[`DELETE /v1/questions/${questionId}`, asker.token] as [string, Token]] : []),
      ]
      // Each round in another order.
      const rotated = [...requests.slice(turn * 7), ...requests.slice(0, turn * 7)]
      const answers = await Promise.all(
        rotated.map(async ([route, token, sent]) => [
          route,
          (await api.call(route, { token, body: sent })).status,
        ]),
      )
      expect(answers.filter(([, status]) => ![200, 201, 204, 404, 409].includes(Number(status)))).toEqual([])
    }
    for (const turn of [0, 1, 2]) await round(turn)
    await api.settle()
    const evening = api.everyLine.length
    const own = [questionsOfTopic, answersOfQuestion, commentsOfQuestion, commentsOfAnswer]
    await reconcileCounters([...own, followerCounter, ...helpfulCounters])(api).run({})
    await resortQuestionLists(api).run({})
    const wrong = /wrong counts were corrected|sorted by outdated counts/
    expect(api.everyLine.slice(evening).filter((line) => wrong.test(line))).toEqual([])
    const acceptedAndGone = sql`select q.id from questions q join answers a on a.id = q.accepted_answer_id
      where a.removed_at is not null`
    expect(await queryRows(acceptedAndGone)).toEqual([])
  })

  it("corrects wrong counts, and the lists sorted by them, at night", async () => {
    const { questionId, answerId, student } = await aThread(api)
    await comment(api, student.token, { noun: "answer", id: answerId })
    await api.database.exec(`update question_counts set answers = 0, comments = 7; update answer_counts set comments = 9;
      update topic_counts set questions = 5; update question_lists set is_unanswered = true`)
    await reconcileCounters([questionsOfTopic, answersOfQuestion, commentsOfQuestion, commentsOfAnswer])(
      api,
    ).run({})
    await resortQuestionLists(api).run({})
    const question = await read(questionId)
    expect([question.answer_count, question.comment_count, question.answers.items[0].comment_count]).toEqual([
      1, 0, 1,
    ])
    expect([await topicCount("interviews"), await listed("?sort=unanswered")]).toEqual([1, []])
  })

  it("renders texts of an older format again", async () => {
    const { questionId } = await aThread(api)
    await api.database.exec("update forum_texts set format = 0, html = 'old'")
    await renderOutdatedTexts(api).run({})
    expect((await read(questionId)).body_html).toContain("<strong>dark blue</strong>")
  })
})

describe("account deletion", () => {
  const deleteAccount = async (id: string) => {
    await api.db.transaction(async (tx) => {
      await deleteForumPosts(tx, [namedId(id)], api.clock.now())
      await tx.execute(sql`delete from users where id = ${id}`)
    })
    await removeEverythingDeferred(api)
  }

  it("keeps posts that others use, as by a former member, and removes the rest", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const unanswered = await ask(api, student.token, { title: "Karaoke?" })
    const other = await signedIn(api)
    const busy = await ask(api, other.token)
    const unused = await answer(api, senpai.token, busy)
    await comment(api, student.token, { noun: "answer", id: answerId })
    await deleteAccount(student.id)
    expect(await read(questionId)).toMatchObject({
      author: { kind: "gone" },
      answers: { items: [{ id: answerId, comment_count: 0, comments: { items: [] } }] },
    })
    expect([await listed(), await listed("?q=karaoke")]).toEqual([[busy, questionId], []])
    expect((await api.call(`GET /v1/questions/${unanswered}`)).status).toBe(404)
    await accept(other.token, busy, unused)
    await deleteAccount(senpai.id)
    expect((await read(busy)).answers.items).toMatchObject([{ id: unused, author: { kind: "gone" } }])
    expect(await read(questionId)).toMatchObject({ answer_count: 0, answers: { items: [] } })
    expect(await topicCount("interviews")).toBe(2)
    expect(await queryRows(sql`select * from forum_texts where thing_id = ${answerId}`)).toEqual([])
  })

  it("changes nothing in an answered anonymous question", async () => {
    const { student, questionId } = await aThread(api, { is_anonymous: true })
    const before = await read(questionId)
    await deleteAccount(student.id)
    expect(await read(questionId)).toEqual(before)
  })
})

describe("the demo's threads", () => {
  it("are imported once, in all of their languages, and can be found", async () => {
    await loadDemoAccounts(api.db)
    await loadNeighbours(api.db)
    await loadCommunity(api.db)
    const imported = await loadForum(api.db, api.clock.now())
    expect(imported).toBeGreaterThan(0)
    expect(await loadForum(api.db, api.clock.now())).toBe(0)
    const before = loggedCorrections()
    const { body } = await api.call("GET /v1/questions?limit=50", { language: "ja" })
    expect(body.items.length).toBe(Math.min(imported, 50))
    expect(body.items.filter((one: { is_fallback: boolean }) => one.is_fallback)).toEqual([])
    const [best] = (await api.call("GET /v1/questions?sort=helpful")).body.items
    expect(best.helpful_count).toBeGreaterThan(0)
    await reconcileCounters([
      questionsOfTopic,
      answersOfQuestion,
      commentsOfQuestion,
      commentsOfAnswer,
      ...helpfulCounters,
    ])(api).run({})
    expect(loggedCorrections()).toBe(before)
    await api.settle()
    // Imports send no notifications.
    expect(await rows(api.db.autocommit, sql`select from notifications`)).toEqual([])
    const found = await api.call(`GET /v1/questions?q=${encodeURIComponent("内定")}`)
    expect(found.body.items.length).toBeGreaterThan(0)
  })
})

describe("search", () => {
  it("finds a question at once, its answers after indexing, and no removed posts", async () => {
    const { senpai, questionId, answerId } = await aThread(api, { title: "Which shoes?" })
    expect(await listed("?q=shoes")).toEqual([questionId])
    await api.call(`PUT /v1/answers/${answerId}`, { token: senpai.token, body: { text: "Black loafers." } })
    await api.settle()
    expect(await listed("?q=loafers")).toEqual([questionId])
    const { body } = await api.call("GET /v1/search?q=loafers&kind=question")
    expect(body.items).toMatchObject([
      {
        noun: "question",
        id: questionId,
        path: `/community/ask-senpai/detail/${questionId}`,
        title: "Which shoes?",
      },
    ])
    await api.call(`DELETE /v1/answers/${answerId}`, { token: senpai.token })
    expect(await listed("?q=loafers")).toEqual([])
  })
})
