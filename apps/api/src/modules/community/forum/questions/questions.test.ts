import { topics } from "@shirube/vocabulary/topics"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, aQuestion, aSenpai, ask, aThread, comment } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const list = (query = "", language: "en" | "ja" = "en") => api.call(`GET /v1/questions${query}`, { language })
const idsIn = async (query = "") => (await list(query)).body.items.map(({ id }: { id: string }) => id)
const read = (id: string, query = "") => api.call(`GET /v1/questions/${id}${query}`)

describe("an id", () => {
  it("is case-insensitive everywhere in an address", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const upperCaseId = questionId.toUpperCase()
    const { token } = student
    expect((await read(upperCaseId)).body).toEqual((await read(questionId)).body)
    for (const address of [
      `GET /v1/questions/${upperCaseId}/answers`,
      `GET /v1/answers/${answerId.toUpperCase()}/history`,
      `GET /v1/comments?noun=question&id=${upperCaseId}`,
      `PUT /v1/votes/answer/${answerId.toUpperCase()}`,
      `PUT /v1/saved/question/${upperCaseId}`,
      `PUT /v1/follows/question/${upperCaseId}`,
    ])
      expect([address, Math.trunc((await api.call(address, { token })).status / 100)]).toEqual([address, 2])
    expect((await api.call(`GET /v1/members/${senpai.id.toUpperCase()}`, { token })).status).toBe(
      (await api.call(`GET /v1/members/${senpai.id}`, { token })).status,
    )
    expect((await read(questionId.slice(1))).status).toBe(422)
  })
})

describe("asking", () => {
  // spec: 1.ask-senpai
  it("puts the rendered question at the top of the list, with its topics and asker", async () => {
    const { token, id: askerId } = await signedIn(api, aStudent({ name: "Amara", isVerified: true }))
    const id = await ask(api, token, { title: "Suit or no suit?", japanese_level: "n3" })
    const { body } = await read(id)
    expect(body).toMatchObject({
      id,
      title: "Suit or no suit?",
      state: "open",
      topics: [{ key: "interviews", name: "Interviews" }],
      japanese_level: "n3",
      author: {
        kind: "member",
        id: askerId,
        name: "Amara",
        is_verified: true,
        is_senpai: false,
        is_asker: true,
      },
      language: "en",
      origin: "original",
      is_fallback: false,
      languages: [{ code: "en", origin: "original" }],
      excerpt: "I have a dark blue suit from home. Is that all right?",
      answer_count: 0,
      answers: { items: [], next_cursor: null },
    })
    expect(body.body_html).toContain("<strong>dark blue</strong>")
    const second = await ask(api, token)
    expect(await idsIn()).toEqual([second, id])
  })

  it("is for everyone but companies, in any listed language, with one to three topics", async () => {
    const newcomer = await signedIn(api, aStudent({ registerStep: "/sign-up/basic-info/1" }))
    const company = await signedIn(api, aStudent({ role: "company" }))
    const { token } = await signedIn(api)
    const postAs = (who: string, overrides: object) =>
      api.call("POST /v1/questions", { token: who, body: aQuestion(overrides) })
    expect((await postAs(newcomer.token, {})).body.code).toBe("account.terms_needed")
    expect((await postAs(company.token, {})).body.code).toBe("forum.not_for_companies")
    for (const wrong of [
      { language: "xx" },
      { topics: [] },
      { topics: ["visa", "visa"] },
      { topics: topics.slice(0, 4) },
      { topics: ["cooking"] },
      { title: " " },
      { text: "" },
      { text: "x".repeat(8_001) },
      { japanese_level: "n6" },
      { is_anonymous: "no" },
    ]) {
      const { status, body } = await postAs(token, wrong)
      expect([wrong, status, Object.keys(body.errors)[0]?.split(".")[0]]).toEqual([
        wrong,
        422,
        Object.keys(wrong)[0],
      ])
    }
    expect((await postAs(token, { language: "vi" })).status).toBe(201)
  })

  it("with the same retry key creates one question, also concurrently", async () => {
    const { token } = await signedIn(api)
    const body = aQuestion()
    const headers = { "Idempotency-Key": "the-same-form-sent-again" }
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => api.call("POST /v1/questions", { token, body, headers })),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(sent.map((one) => one.body.id)).size).toBe(1)
    expect(await idsIn()).toHaveLength(1)
    expect(
      (await api.call("GET /v1/topics")).body.items.find(({ key }: { key: string }) => key === "interviews"),
    ).toMatchObject({ question_count: 1 })
  })
})

describe("a thread", () => {
  // spec: 3.question
  it("returns answers by screened senpai and editors, and members' comments, in one response", async () => {
    const { student, senpai, questionId, answerId } = await aThread(api)
    const editor = await signedIn(api, anEditor())
    const byEditor = await answer(api, editor.token, questionId, { text: "The editors agree." })
    await comment(api, student.token, { noun: "question", id: questionId }, "It is *warm* in spring.")
    await comment(api, student.token, { noun: "answer", id: answerId })
    const { body } = await read(questionId)
    expect(body).toMatchObject({
      answer_count: 2,
      comment_count: 1,
      comments: { items: [{ author: { kind: "member", is_asker: true }, text: "It is *warm* in spring." }] },
      answers: {
        items: [
          {
            id: answerId,
            author: { kind: "member", id: senpai.id, is_senpai: true, is_asker: false },
            is_accepted: false,
            comment_count: 1,
            comments: { items: [{ text: "Thank you!" }], next_cursor: null },
          },
          { id: byEditor, author: { kind: "editor", is_asker: false } },
        ],
      },
    })
    expect(body.comments.items[0].body_html).toBe("<p>It is <em>warm</em> in spring.</p>\n")
    expect(Object.keys(body.answers.items[1].author)).toEqual(["kind", "is_asker"])
  })

  // spec: 1.senpai-answer
  it("accepts answers only from screened senpai and editors, one from each", async () => {
    const { student, senpai, questionId } = await aThread(api)
    const waiting = await signedIn(api, aSenpai({ isScreened: false }))
    const post = (token?: string) =>
      api.call(`POST /v1/questions/${questionId}/answers`, { token, body: { text: "Yes.", language: "en" } })
    for (const { token } of [student, waiting])
      expect((await post(token)).body.code).toBe("account.screened_senpai_only")
    const again = await post(senpai.token)
    expect([again.status, again.body.code]).toEqual([409, "answer.given_already"])
    const nothing = await api.call(`POST /v1/questions/${crypto.randomUUID()}/answers`, {
      token: senpai.token,
      body: { text: "Yes.", language: "en" },
    })
    expect(nothing.body.code).toBe("question.not_found")
  })
})
