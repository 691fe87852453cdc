import { writtenMention } from "@shirube/vocabulary/text/mentions"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { presentLiveMessage } from "#api/kernel/http/live-message"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { answer, aQuestion, aSenpai, ask, aThread, comment } from "../builders.ts"
import { renderOutdatedTexts } from "../jobs.ts"

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

const WORDS = "/v1/editors/watched-words"
const add = (phrase: string, overrides: object = {}, token: string | undefined = editor.token) =>
  api.call(`POST ${WORDS}`, { token, body: { phrase, note: "Scams", is_held: false, ...overrides } })
const listed = async () => (await api.call(`GET ${WORDS}`, { token: editor.token })).body.items
const outcome = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [
  status,
  body?.code,
]
const waiting = async () =>
  (await api.call("GET /v1/editors/reviews?queue=moderation", { token: editor.token, language: "en" })).body
    .items
const look = async (id: string) =>
  (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "en" })).body
const decide = async (id: string, body: object) => {
  const { version } = await look(id)
  return api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token: editor.token,
    body: { version, ...body },
  })
}
const approved = { outcome: "approved" }
const read = (id: string) => api.call(`GET /v1/questions/${id}`)
const hidden = async (token: string) =>
  (await api.call("GET /v1/hidden-posts", { token, language: "en" })).body.items
const titlesTo = async (token: string) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token, language: "en" })
  return body.items.map(({ title }: { title: string }) => title)
}
const watchedIn = (review: { facts: { label: string; text: string }[] }) =>
  review.facts.find(({ label }) => label === "Watched words")?.text

describe("the list of watched words", () => {
  // spec: pages.watched-words
  it("has each word once with note and author, and audits every change", async () => {
    expect((await add("")).status).toBe(422)
    expect((await add("a".repeat(61))).status).toBe(422)
    expect(outcome(await add("…!"))).toEqual([409, "watched_word.no_letters"])
    const { body } = await add("LINE ID", { note: "Leads people away" })
    expect(outcome(await add("ｌｉｎｅ　ｉｄ"))).toEqual([409, "watched_word.known"])
    api.clock.advance(60)
    const twice = await Promise.all([add("偽造"), add("偽造")])
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await listed()).toMatchObject([
      { phrase: "偽造" },
      { phrase: "LINE ID", note: "Leads people away", is_held: false, added_by: "Mori Ayaka" },
    ])
    const change = { note: "Scams", is_held: true }
    const put = (id: string) => api.call(`PUT ${WORDS}/${id}`, { token: editor.token, body: change })
    expect((await put(body.id)).status).toBe(204)
    expect((await listed())[1]).toMatchObject(change)
    const drop = () => api.call(`DELETE ${WORDS}/${body.id}`, { token: editor.token })
    expect((await drop()).status).toBe(204)
    expect((await drop()).status).toBe(204)
    expect(outcome(await put(body.id))).toEqual([404, "watched_word.not_found"])
    const log = await rows<{ event: string }>(
      api.db.autocommit,
      sql`select event from audit_entries where subject_noun = 'watched_word' and subject_id = ${body.id} order by id`,
    )
    expect(log.map(({ event }) => event)).toEqual([
      "watched_word.added",
      "watched_word.changed",
      "watched_word.removed",
    ])
  })
})

describe("a post with a watched word", () => {
  it("is shown, and waits in the queue with the word named", async () => {
    await add("LINE ID")
    const { student, senpai, questionId, answerId } = await aThread(api, { title: "What is your line-id?" })
    await comment(api, student.token, { noun: "answer", id: answerId }, "Send me your ＬＩＮＥ ＩＤ")
    await comment(api, student.token, { noun: "answer", id: answerId }, "An online idea")
    const put = await api.call(`PUT /v1/answers/${answerId}`, {
      token: senpai.token,
      body: { text: "Add me, LINE ID: linh" },
    })
    expect([put.status, put.body]).toEqual([200, { is_held: false }])
    const items = await waiting()
    expect(items.map(({ title }: { title: string }) => title)).toEqual(["Question", "Comment", "Answer"])
    for (const { id } of items) expect(watchedIn(await look(id))).toBe("“LINE ID”")
    const { body } = await read(questionId)
    expect(body.answers.items[0].body_html).toContain("linh")
    expect(await hidden(student.token)).toEqual([])
  })

  it("that an editor approved can be edited without another review", async () => {
    await add("LINE ID", { is_held: true })
    const { token } = await signedIn(api)
    const { body } = await api.call("POST /v1/questions", {
      token,
      body: aQuestion({ text: "Is it safe to give away my LINE ID?" }),
    })
    await decide((await waiting())[0].id, approved)
    const edit = (text: string) =>
      api.call(`PUT /v1/questions/${body.id}`, { token, body: aQuestion({ text, language: undefined }) })
    expect((await edit("Is it safe to give away a LINE ID?")).body).toEqual({ is_held: false })
    expect(await waiting()).toEqual([])
    await add("WeChat")
    await edit("Is it safe to give away a LINE ID, or WeChat?")
    const [item] = await waiting()
    expect(watchedIn(await look(item.id))).toBe("“WeChat”")
  })

  it("by an editor is not reviewed", async () => {
    await add("LINE ID", { is_held: true })
    await ask(api, editor.token, { text: "Never give away your LINE ID." })
    expect(await waiting()).toEqual([])
  })
})

describe("a held post", () => {
  beforeEach(async () => void (await add("在留カード売ります", { is_held: true, note: "Illegal" })))
  const scam = "在留カード 売ります"

  // spec: forum.watched-words
  it("is visible only to its writer, who is notified, until an editor approves it; then others are notified", async () => {
    const { token } = await signedIn(api)
    const reader = await signedIn(api)
    await api.call("PUT /v1/follows/topic/interviews", { token: reader.token })
    const { status, body } = await api.call("POST /v1/questions", { token, body: aQuestion({ text: scam }) })
    expect([status, body.is_held]).toEqual([201, true])
    expect((await read(body.id)).status).toBe(404)
    expect((await api.call("GET /v1/questions")).body.items).toEqual([])
    const topics = (await api.call("GET /v1/topics")).body.items
    expect(topics.find(({ key }: { key: string }) => key === "interviews")).toMatchObject({
      question_count: 0,
    })
    expect(await titlesTo(reader.token)).toEqual([])
    expect(await titlesTo(token)).toEqual(["Your question is waiting for our editors"])
    expect(await hidden(token)).toMatchObject([{ id: body.id, state: "held", reason: null, may_mend: false }])

    const [item] = await waiting()
    expect((await decide(item.id, approved)).status).toBe(200)
    expect((await read(body.id)).status).toBe(200)
    expect((await api.call("GET /v1/questions")).body.items).toHaveLength(1)
    expect(await hidden(token)).toEqual([])
    expect(await titlesTo(reader.token)).toEqual(["A new question in a topic you follow"])
    // Both have the same time on the test's clock.
    expect((await titlesTo(token)).sort()).toEqual([
      "Your question is shown now",
      "Your question is waiting for our editors",
    ])
  })

  it("is not counted, searched or announced, whether it is an answer or a comment", async () => {
    const { student, questionId, answerId } = await aThread(api)
    await api.settle()
    const other = await signedIn(api, aSenpai())
    const heldAnswer = await answer(api, other.token, questionId, { text: scam })
    await comment(api, other.token, { noun: "answer", id: answerId }, scam)
    const { body } = await read(questionId)
    expect([body.answer_count, body.answers.items[0].comment_count]).toEqual([1, 0])
    expect(await titlesTo(student.token)).toEqual(["Your question has an answer"])
    const found = async () =>
      (await api.call(`GET /v1/questions?q=${encodeURIComponent("売ります")}`)).body.items
    expect(await found()).toEqual([])
    for (const { id } of await waiting()) await decide(id, approved)
    await api.settle()
    const after = (await read(questionId)).body
    expect([after.answer_count, after.answers.items[0].comment_count]).toEqual([2, 1])
    expect(after.answers.items.map(({ id }: { id: string }) => id)).toContain(heldAnswer)
    expect(await titlesTo(student.token)).toHaveLength(3)
    expect(await found()).toHaveLength(1)
  })

  it("can be declined with a reason, or withdrawn by its writer, which removes it from the queue", async () => {
    const { token, account } = await signedIn(api)
    const first = await ask(api, token, { text: scam })
    await decide((await waiting())[0].id, { outcome: "declined", reason_key: "scam" })
    expect(await hidden(token)).toMatchObject([{ id: first, state: "for_good" }])
    await api.settle()
    expect((await mailsTo(api, account.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining("Your question in Ask Senpai was taken down"),
    )
    const second = await ask(api, token, { text: scam })
    expect(await waiting()).toHaveLength(1)
    expect((await api.call(`DELETE /v1/questions/${second}`, { token })).status).toBe(204)
    expect([await waiting(), (await hidden(token)).length]).toEqual([[], 1])
  })

  it("sends others no live messages, and does not change the times of its thread", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const writer = await signedIn(api, aSenpai())
    const hiddenAnswer = await answer(api, writer.token, questionId)
    const reported = { token: student.token, body: { reason: "offensive" } }
    expect((await api.call(`PUT /v1/complaints/answer/${hiddenAnswer}`, reported)).status).toBe(204)
    const returned = { outcome: "returned", reason_key: "words" }
    expect((await decide((await waiting())[0].id, returned)).status).toBe(200)
    await api.settle()
    const messages: string[] = []
    const listeners = [undefined, student.id, senpai.id]
    const stop = api.events.listen({
      event: (notice) => {
        for (const id of listeners) {
          const message = presentLiveMessage(notice, id)
          if (message) messages.push(JSON.stringify(message))
        }
      },
      resync: () => void messages.push("resync"),
    })
    const before = (await read(questionId)).body
    await ask(api, writer.token, { text: scam })
    await comment(api, writer.token, { noun: "question", id: questionId }, scam)
    await comment(api, writer.token, { noun: "answer", id: answerId }, scam)
    const correction = await api.call(`PUT /v1/hidden-posts/answer/${hiddenAnswer}`, {
      token: writer.token,
      body: { text: scam },
    })
    expect(correction.body).toEqual({ is_held: true })
    const { language: _, ...words } = aQuestion({ title: before.title, text: scam })
    expect(
      (await api.call(`PUT /v1/questions/${questionId}`, { token: student.token, body: words })).body,
    ).toEqual({ is_held: true })
    await api.settle()
    await renderOutdatedTexts(api).run({})
    await api.settle()
    stop()
    // The asker is notified only of their own change.
    expect(
      messages.filter((message) => !message.includes("hidden-posts") && !message.includes("notification")),
    ).toEqual([])
    expect((await read(questionId)).body).toEqual(before)
  })

  it("is idempotent: sent twice, it gets the same response and one review", async () => {
    const { token } = await signedIn(api)
    const post = () =>
      api.call("POST /v1/questions", {
        token,
        body: aQuestion({ text: scam, title: "Twice" }),
        headers: { "Idempotency-Key": "a-nervous-thumb-0001" },
      })
    const [one, two] = await Promise.all([post(), post()])
    expect(one.body).toEqual(two.body)
    expect([one.body.is_held, (await waiting()).length]).toEqual([true, 1])
  })

  it("does not reveal an anonymous asker, and is decided once by two editors", async () => {
    const { token } = await signedIn(api, aStudent({ name: "Zebedee Quill" }))
    const id = await ask(api, token, { text: scam, is_anonymous: true })
    const [item] = await waiting()
    const { version } = await look(item.id)
    const decideWith = (outcome: string) =>
      api.call(`POST /v1/editors/reviews/${item.id}/decision`, {
        token: editor.token,
        body: { version, outcome, ...(outcome === "approved" ? {} : { reason_key: "scam" }) },
      })
    const statuses = (await Promise.all([decideWith("approved"), decideWith("declined")])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409])
    const shown = await read(id)
    expect(JSON.stringify(shown.body)).not.toContain("Zebedee")
  })
})

describe("a change with a held word", () => {
  beforeEach(async () => void (await add("fake certificate", { is_held: true })))
  const bad = "Buy a fake certificate"

  // spec: forum.watched-words
  it("waits for review while the previous text stays visible", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const edit = (text: string) =>
      api.call(`PUT /v1/answers/${answerId}`, { token: senpai.token, body: { text } })
    expect((await edit(bad)).body).toEqual({ is_held: true })
    const shown = async () => (await read(questionId)).body.answers.items[0].body_html
    expect(await shown()).toContain("dark")
    const [item] = await waiting()
    expect(item).toMatchObject({ title: "Change or translation", applicant: { name: senpai.account.name } })
    expect((await look(item.id)).facts).toContainEqual({ label: "Waits (English)", text: bad, path: null })
    // Its writer finds it among their hidden posts.
    expect(await hidden(senpai.token)).toMatchObject([
      { noun: "answer", id: answerId, text: bad, state: "change_held", reason: null, may_mend: false },
    ])
    expect(await hidden(student.token)).toEqual([])
    await decide(item.id, approved)
    expect(await hidden(senpai.token)).toEqual([])
    expect(await shown()).toContain("fake certificate")
    expect(await titlesTo(senpai.token)).toContain("Your answer is shown now")
    expect(await titlesTo(student.token)).toEqual(["Your question has an answer"])
  })

  it("is dropped when its writer submits another text", async () => {
    const { senpai, questionId, answerId } = await aThread(api)
    const edit = (text: string) =>
      api.call(`PUT /v1/answers/${answerId}`, { token: senpai.token, body: { text } })
    await edit(bad)
    expect((await edit("Ask your university.")).body).toEqual({ is_held: false })
    expect([await waiting(), await hidden(senpai.token)]).toEqual([[], []])
    expect((await read(questionId)).body.answers.items[0].body_html).toContain("university")
  })

  it("in another language is decided separately, and its writer is mailed the reason", async () => {
    const { senpai, questionId } = await aThread(api)
    const translate = (text: string) =>
      api.call(`PUT /v1/questions/${questionId}/texts/ja`, {
        token: senpai.token,
        body: { title: "スーツについて", text },
      })
    expect((await translate(bad)).body).toEqual({ is_held: true })
    expect((await read(questionId)).body.languages).toHaveLength(1)
    await decide((await waiting())[0].id, { outcome: "returned", reason_key: "words" })
    await api.settle()
    const [letter] = await mailsTo(api, senpai.account.email)
    expect(letter?.subject).toContain("Your change in Ask Senpai is not shown")
    expect((await read(questionId)).status).toBe(200)

    // A word that is only watched: the translation is shown, and can be declined separately.
    await add("WeChat")
    expect((await translate("WeChatで聞いてください")).body).toEqual({ is_held: false })
    expect((await read(questionId)).body.languages).toHaveLength(2)
    await decide((await waiting())[0].id, { outcome: "declined", reason_key: "off-topic" })
    expect((await read(questionId)).body.languages).toHaveLength(1)
    expect((await api.call("GET /v1/questions?language=ja")).body.items).toEqual([])
  })

  it("does not restore the name of a mentioned asker who became anonymous", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const spoken = writtenMention({ id: student.id, name: "Zebedee [Quill]" })
    await api.call(`PUT /v1/answers/${answerId}`, {
      token: senpai.token,
      body: { text: `${bad} Sorry, ${spoken}!` },
    })
    await api.call(`PUT /v1/questions/${questionId}`, {
      token: student.token,
      body: aQuestion({ is_anonymous: true, language: undefined }),
    })
    const [item] = await waiting()
    await decide(item.id, approved)
    const [shown] = (await read(questionId)).body.answers.items
    expect(shown.body_html).toContain("Sorry, @asker!")
  })

  it("of a question holds only the text; anonymity applies at once", async () => {
    const { student, questionId } = await aThread(api)
    const { body } = await api.call(`PUT /v1/questions/${questionId}`, {
      token: student.token,
      body: aQuestion({ text: bad, is_anonymous: true, language: undefined }),
    })
    expect(body).toEqual({ is_held: true })
    const shown = (await read(questionId)).body
    expect([shown.author.kind, shown.body_html.includes("suit")]).toEqual(["anonymous", true])
  })
})
