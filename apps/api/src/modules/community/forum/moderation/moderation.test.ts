import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { removeAccounts } from "#api/modules/identity/accounts/service"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { answer, aSenpai, ask, aThread, comment } from "../builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
})
afterAll(() => api.stop())

type Noun = "question" | "answer" | "comment"
type Token = string | undefined
const outcome = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [
  status,
  body?.code,
]
const report = (token: Token, noun: Noun, id: string, body: object = { reason: "offensive" }) =>
  api.call(`PUT /v1/complaints/${noun}/${id}`, { token, body })
const read = (id: string) => api.call(`GET /v1/questions/${id}`)
const waiting = async (token = editor.token) =>
  (await api.call("GET /v1/editors/reviews?queue=moderation", { token, language: "en" })).body.items
const look = async (id: string) =>
  (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "en" })).body
const decide = async (id: string, body: object, token = editor.token) => {
  const { version } = await look(id)
  return api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token,
    body: { version, ...body },
    language: "en",
  })
}
const hidden = async (token: string, language: "en" | "ja" = "en") =>
  (await api.call("GET /v1/hidden-posts", { token, language })).body.items
const correct = (token: Token, noun: Noun, id: string, body: object = { text: "Said in a kinder way." }) =>
  api.call(`PUT /v1/hidden-posts/${noun}/${id}`, { token, body })

/** A post that another student reported and an editor decided on. */
async function takenDown(noun: "answer" | "comment" | "question", verdict: object) {
  const thread = await aThread(api)
  const other = await signedIn(api, aStudent({ name: "Amara" }))
  const commentId = await comment(api, thread.senpai.token, { noun: "question", id: thread.questionId })
  const id = { question: thread.questionId, answer: thread.answerId, comment: commentId }[noun]
  expect(outcome(await report(other.token, noun, id))).toEqual([204, undefined])
  const [item] = await waiting()
  expect((await decide(item.id, verdict)).status).toBe(200)
  await api.settle()
  const writer = noun === "question" ? thread.student : thread.senpai
  return { ...thread, other, commentId, id, writer, reviewId: item.id as string }
}
const untilCorrected = { outcome: "returned", reason_key: "words" }
const forGood = { outcome: "declined", reason: "Please read our rules." }

describe("a report", () => {
  it("of a question, answer or comment waits in one queue, oldest first, with the facts to decide", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api, { title: "May I ask about pay?" })
    const commentId = await comment(api, student.token, { noun: "answer", id: answerId }, "Rude words")
    const other = await signedIn(api, aStudent({ name: "Amara" }))
    for (const [noun, id] of [
      ["comment", commentId],
      ["answer", answerId],
      ["question", questionId],
    ] as const) {
      api.clock.advance(60)
      const complaint = { reason: "other", words: `About the ${noun}` }
      expect(outcome(await report(other.token, noun, id, complaint))).toEqual([204, undefined])
    }
    expect(await waiting()).toMatchObject([
      { queue: "moderation", title: "Comment", applicant: { name: student.account.name } },
      { queue: "moderation", title: "Answer", applicant: { name: senpai.account.name } },
      { queue: "moderation", title: "Question", applicant: { name: student.account.name } },
    ])
    const [first] = await waiting()
    const { facts } = await look(first.id)
    expect(facts).toContainEqual({ label: "Text (English)", text: "Rude words", path: null })
    expect(facts).toContainEqual({
      label: "Thread",
      text: "May I ask about pay?",
      path: `/community/ask-senpai/detail/${questionId}#comment-${commentId}`,
    })
    expect(facts[0]).toMatchObject({ label: "Report", text: expect.stringContaining("About the comment") })
    const { body: queues } = await api.call("GET /v1/editors/queues", {
      token: editor.token,
      language: "ja",
    })
    expect(queues.items.filter(({ queue }: { queue: string }) => queue === "moderation")).toMatchObject([
      { title: "投稿の確認", waiting: 3 },
    ])
  })

  it("is only for members, about others' visible posts, and counts once per reporter", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const newcomer = await signedIn(api, aStudent({ registerStep: "/sign-up/basic-info/1" }))
    expect(outcome(await report(newcomer.token, "answer", answerId))).toEqual([409, "account.terms_needed"])
    expect(outcome(await report(senpai.token, "answer", answerId))).toEqual([409, "complaint.own"])
    expect(outcome(await report(student.token, "comment", answerId))).toEqual([
      404,
      "complaint.nothing_there",
    ])
    expect(outcome(await report(student.token, "answer", "not-an-id"))).toEqual([
      404,
      "complaint.nothing_there",
    ])
    for (const words of ["First", "Second"])
      await report(student.token, "answer", answerId, { reason: "false", words })
    const [item, ...others] = await waiting()
    expect(others).toEqual([])
    expect((await look(item.id)).facts[0].text).toContain("Second")
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    const third = await signedIn(api)
    expect(outcome(await report(third.token, "answer", answerId))).toEqual([404, "complaint.nothing_there"])
  })

  it("leaves the queue when the writer withdraws the post or the asker the whole thread", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const commentId = await comment(api, senpai.token, { noun: "question", id: questionId })
    const other = await signedIn(api)
    for (const [noun, id] of [
      ["comment", commentId],
      ["answer", answerId],
      ["question", questionId],
    ] as const) {
      api.clock.advance(60)
      await report(other.token, noun, id)
    }
    const [first] = await waiting()
    await api.call(`DELETE /v1/comments/${commentId}`, { token: senpai.token })
    expect((await waiting()).map(({ title }: { title: string }) => title)).toEqual(["Answer", "Question"])
    expect(outcome(await decide(first.id, untilCorrected))).toEqual([409, "review.withdrawn"])
    await api.call(`DELETE /v1/questions/${questionId}`, { token: student.token })
    expect(await waiting()).toEqual([])
    const open = await rows(api.db.autocommit, sql`select id from complaints where settled_at is null`)
    expect(open).toEqual([])
  })

  it("can be made and decided about a post of a deleted account", async () => {
    const { senpai, questionId, answerId } = await aThread(api)
    const other = await signedIn(api)
    await api.call(`PUT /v1/votes/answer/${answerId}`, { token: other.token })
    await api.db.transaction((tx) => removeAccounts(tx, [senpai.id]))
    expect((await read(questionId)).body.answers.items[0].author.kind).toBe("gone")
    expect(outcome(await report(other.token, "answer", answerId))).toEqual([204, undefined])
    const [item] = await waiting()
    expect(item.applicant).toBeNull()
    expect((await look(item.id)).applicant).toBeNull()
    expect((await decide(item.id, forGood)).status).toBe(200)
    expect((await read(questionId)).body.answers.items).toEqual([])
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token: other.token, language: "en" })
    expect(body.items[0].title).toBe("We have looked at your report")
  })

  it("about an anonymous post shows only editors who wrote it", async () => {
    const { student, questionId } = await aThread(api, { is_anonymous: true })
    const other = await signedIn(api, aStudent({ name: "Amara" }))
    await report(other.token, "question", questionId)
    const [item] = await waiting()
    expect(item.applicant.name).toBe(student.account.name)
    expect((await look(item.id)).facts).toContainEqual({
      label: "Without a name",
      text: "Members do not see who wrote this. Please keep it so.",
      path: null,
    })
    await decide(item.id, untilCorrected)
    await api.settle()
    const { body: notices } = await api.call("GET /v1/notifications", { token: other.token })
    const [mail] = await mailsTo(api, other.account.email)
    for (const text of [JSON.stringify(notices), JSON.stringify(mail ?? "")])
      for (const secret of [student.id, student.account.name, student.account.email])
        expect(text).not.toContain(secret)
  })
})

describe("a decision", () => {
  it.each(["question", "answer", "comment"] as const)(
    "hides the %s, and notifies its writer of the reason and the reporter of the review",
    async (noun) => {
      const { questionId, id, writer, other } = await takenDown(noun, untilCorrected)
      const page = await read(questionId)
      if (noun === "question") expect(outcome(page)).toEqual([404, "question.not_found"])
      else
        expect(page.body).toMatchObject(
          noun === "answer" ? { answer_count: 0, answers: { items: [] } } : { comments: { items: [] } },
        )
      expect(await hidden(writer.token, "ja")).toMatchObject([
        {
          noun,
          id,
          state: "until_mended",
          may_mend: true,
          reason: expect.stringContaining("やさしい言い方"),
        },
      ])
      expect(await hidden(other.token)).toEqual([])
      const mails = await mailsTo(api, writer.account.email)
      expect(mails[0]?.text).toContain("kinder way")
      expect(mails[0]?.text).toContain("/account/posts")
      const { body: own } = await api.call("GET /v1/notifications", { token: writer.token, language: "en" })
      expect(own.items).toContainEqual(
        expect.objectContaining({
          title: `Your ${noun} is hidden until you fix it`,
          path: "/account/posts",
        }),
      )
      const { body: theirs } = await api.call("GET /v1/notifications", { token: other.token, language: "en" })
      expect(theirs.items).toContainEqual(
        expect.objectContaining({
          title: "We have looked at your report",
          path: "/community/ask-senpai",
        }),
      )
      expect(
        await rows(
          api.db.autocommit,
          sql`select actor, details from audit_entries where event = ${`${noun}.removed`}`,
        ),
      ).toEqual([{ actor: "editor", details: { reason: "until_mended" } }])
    },
  )

  it("to approve keeps the post and sends its writer nothing", async () => {
    const { questionId, answerId, writer } = await takenDown("answer", { outcome: "approved" })
    expect((await read(questionId)).body.answers.items).toMatchObject([{ id: answerId }])
    expect(await mailsTo(api, writer.account.email)).toEqual([])
    expect(await hidden(writer.token)).toEqual([])
  })

  // spec: forum.concurrency
  it("by two editors at once is applied once", async () => {
    const { answerId, student } = await aThread(api)
    await report(student.token, "answer", answerId)
    const [item] = await waiting()
    const second = await signedIn(api, anEditor({ name: "Sato Ken" }))
    const answers = await Promise.all([
      decide(item.id, untilCorrected),
      decide(item.id, { outcome: "approved" }, second.token),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const removed = await rows(
      api.db.autocommit,
      sql`select 1 from audit_entries where event = 'answer.removed'`,
    )
    expect(removed).toHaveLength(answers[0]?.status === 200 ? 1 : 0)
  })

  it("is shown to the editor of the next review about the same person", async () => {
    const { senpai } = await takenDown("answer", forGood)
    const student = await signedIn(api)
    const again = await answer(api, senpai.token, await ask(api, student.token))
    await report(student.token, "answer", again)
    const [item] = await waiting()
    expect((await look(item.id)).earlier).toMatchObject([
      { title: "Answer", outcome: "declined", choice: "Hide for good", reason: "Please read our rules." },
    ])
  })
})

describe("a post that is hidden until corrected", () => {
  it.each(["question", "answer", "comment"] as const)(
    "is visible again once its writer changes the %s, is reviewed again, and keeps the old text out of the history",
    async (noun) => {
      const { questionId, id, writer } = await takenDown(noun, untilCorrected)
      const path = noun === "question" ? "questions" : "answers"
      expect(outcome(await correct(writer.token, noun, id))).toEqual([200, undefined])
      const { body } = await read(questionId)
      expect(JSON.stringify(body)).toContain("Said in a kinder way.")
      expect(body).toMatchObject({ answer_count: 1, comment_count: 1 })
      expect((await api.call("GET /v1/questions")).body.items).toHaveLength(1)
      expect((await api.call("GET /v1/topics")).body.items).toContainEqual(
        expect.objectContaining({ key: "interviews", question_count: 1 }),
      )
      if (noun !== "comment") expect((await api.call(`GET /v1/${path}/${id}/history`)).body.items).toEqual([])
      expect(await hidden(writer.token)).toEqual([])
      const [item] = await waiting()
      const { facts } = await look(item.id)
      expect(facts).toContainEqual(expect.objectContaining({ label: "Before it was changed (English)" }))
      expect((await decide(item.id, { outcome: "approved" })).status).toBe(200)
      expect((await read(questionId)).status).toBe(200)
    },
  )

  it("can be changed only by its writer, with another text, and not if it is hidden for good", async () => {
    const { other, writer, id, questionId } = await takenDown("answer", untilCorrected)
    for (const token of [other.token, editor.token])
      expect(outcome(await correct(token, "answer", id))).toEqual([404, "post.not_hidden"])
    const same = { text: "Yes, a **dark** one is fine." }
    expect(outcome(await correct(writer.token, "answer", id, same))).toEqual([409, "post.unchanged"])
    expect((await correct(writer.token, "answer", id, { text: "x".repeat(12_001) })).status).toBe(422)
    const again = { token: writer.token, body: { text: "Again", language: "en" } }
    expect(outcome(await api.call(`POST /v1/questions/${questionId}/answers`, again))).toEqual([
      409,
      "answer.taken_down",
    ])
    const gone = await takenDown("comment", forGood)
    expect(outcome(await correct(gone.writer.token, "comment", gone.id))).toEqual([404, "post.not_hidden"])
    expect(await hidden(gone.writer.token)).toMatchObject([
      { state: "for_good", may_mend: false, reason: "Please read our rules." },
    ])
  })

  it("respects the maximum length of its kind", async () => {
    const { writer, id } = await takenDown("comment", untilCorrected)
    const { status, body } = await correct(writer.token, "comment", id, { text: "x".repeat(1_001) })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["text"]])
  })
})

describe("an editor", () => {
  it("sends a post to the queue, and can remove it only there, with a reason", async () => {
    const { senpai, answerId, questionId } = await aThread(api)
    const { token } = editor
    expect(outcome(await api.call(`DELETE /v1/answers/${answerId}`, { token }))).toEqual([
      409,
      "answer.not_yours",
    ])
    const { status, body } = await api.call(`POST /v1/editors/posts/answer/${answerId}/review`, { token })
    expect([status, (await waiting())[0].id]).toEqual([201, body.review_id])
    expect((await decide(body.review_id, { outcome: "declined" })).status).toBe(422)
    expect((await decide(body.review_id, forGood)).status).toBe(200)
    expect((await read(questionId)).body.answers.items).toEqual([])
    expect((await hidden(senpai.token))[0].state).toBe("for_good")
    expect(outcome(await api.call(`POST /v1/editors/posts/answer/${answerId}/review`, { token }))).toEqual([
      404,
      "complaint.nothing_there",
    ])
  })

  it("locks a question with a public reason, which refuses new posts until it is unlocked", async () => {
    const { student, questionId } = await aThread(api)
    const { token } = editor
    const lock = `/v1/editors/questions/${questionId}/lock`
    expect((await api.call(`PUT ${lock}`, { token, body: { reason: "boring" } })).status).toBe(422)
    for (let time = 0; time < 2; time++)
      expect((await api.call(`PUT ${lock}`, { token, body: { reason: "outdated" } })).status).toBe(204)
    expect((await read(questionId)).body).toMatchObject({ state: "locked", lock_reason: "outdated" })
    const said = { noun: "question", id: questionId, text: "One more thing" }
    const commenting = () => api.call("POST /v1/comments", { token: student.token, body: said })
    expect(outcome(await commenting())).toEqual([409, "question.locked"])
    const second = await signedIn(api, aSenpai())
    const answering = { token: second.token, body: { text: "Late", language: "en" } }
    expect(outcome(await api.call(`POST /v1/questions/${questionId}/answers`, answering))).toEqual([
      409,
      "question.locked",
    ])
    expect((await api.call(`DELETE ${lock}`, { token })).status).toBe(204)
    expect((await read(questionId)).body).toMatchObject({ state: "open", lock_reason: null })
    expect((await commenting()).status).toBe(201)
    expect(
      await rows(
        api.db.autocommit,
        sql`select event, actor, details from audit_entries where event like 'question.%lock%' order by id`,
      ),
    ).toEqual([
      { event: "question.locked", actor: "editor", details: { reason: "outdated" } },
      { event: "question.unlocked", actor: "editor", details: {} },
    ])
  })
})
