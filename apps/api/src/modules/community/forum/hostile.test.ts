// User input is stored, shown and searched as plain text; input that cannot be shown is refused with a message.
import { afterAll, beforeAll, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { answer, aQuestion, aSenpai, ask, aThread, comment } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</script></title></textarea><svg/onload=alert(1)>",
  "<!-- <b> --> ]]> {{7*7}} <%= 7 %>",
  "[x](javascript:alert(1)) [y](DATA:text/html,x) <vbscript:x>",
  "![x](https://tracker.example/x.png)",
  "{<img src=x onerror=alert(1)>|</rt><script>}",
  "'; drop table questions; --",
]
/** Matches tags that the renderer does not produce. */
const FOREIGN_TAG = /<(?!\/?(?:p|em|strong|a|ruby|rt|rp|blockquote|ul|li)[ >]|span lang="ja">|\/span>)/
const isHarmless = (html: string) =>
  !FOREIGN_TAG.test(html) && !/<a href="(?!https?:|mailto:|\/)/i.test(html) && !/<[^>]+\son\w+=/i.test(html)

// spec: forum.hostile-text
it("renders scripts in user input as text", async () => {
  const { student, senpai, questionId, answerId } = await aThread(api, {
    title: hostile[2],
    text: hostile.join("\n\n"),
  })
  const { token } = student
  await answer(api, (await signedIn(api, aSenpai())).token, questionId, { text: hostile.join("\n") })
  for (const text of hostile) await comment(api, token, { noun: "answer", id: answerId }, text)
  const translated = { title: hostile[0], text: hostile.join("\n\n") }
  for (const [by, path] of [
    [token, `PUT /v1/questions/${questionId}/texts/vi`],
    [senpai.token, `PUT /v1/answers/${answerId}/texts/vi`],
  ] as const)
    expect((await api.call(path, { token: by, body: translated })).status).toBe(200)
  await api.settle()
  for (const query of ["", "?language=vi"]) {
    const { status, body } = await api.call(`GET /v1/questions/${questionId}${query}`)
    const answers: { body_html: string; comments: { items: { body_html: string }[] } }[] = body.answers.items
    const comments = answers.flatMap(({ comments: { items } }) => items)
    const written = [body, ...answers, ...comments].map(({ body_html }) => body_html)
    expect([status, written.length, written.filter((html) => !isHarmless(html))]).toEqual([200, 8, []])
  }
  const shown = await api.call("POST /v1/previews", {
    token,
    body: { look: "post", title: hostile[6], text: hostile.join("\n\n") },
  })
  expect([shown.status, isHarmless(shown.body.body_html)]).toEqual([200, true])
})

// spec: forum.hostile-text
it("refuses texts without visible characters", async () => {
  const { student, senpai, questionId } = await aThread(api)
  const { token } = student
  const other = await ask(api, token)
  for (const nothing of [
    "",
    "  \n\t ",
    "\u200b\u200e\u2060",
    "\u202e\u2066",
    "\u3164\u115f\u2800",
    "\ud800",
  ]) {
    const posts = [
      await api.call("POST /v1/questions", { token, body: aQuestion({ title: nothing }) }),
      await api.call("POST /v1/questions", { token, body: aQuestion({ text: nothing }) }),
      await api.call("POST /v1/comments", {
        token,
        body: { noun: "question", id: questionId, text: nothing },
      }),
      await api.call(`POST /v1/questions/${other}/answers`, {
        token: senpai.token,
        body: { text: nothing, language: "en" },
      }),
      await api.call(`PUT /v1/questions/${questionId}/texts/vi`, {
        token,
        body: { title: nothing, text: "x" },
      }),
    ]
    expect([nothing, posts.map(({ status }) => status)]).toEqual([nothing, [422, 422, 422, 422, 422]])
  }
})

it("refuses texts that are too long, also after normalization, with 422", async () => {
  const { student, senpai, questionId } = await aThread(api)
  const { token } = student
  const other = await ask(api, token)
  const tries = async (letter: string) => [
    await api.call("POST /v1/questions", { token, body: aQuestion({ title: letter.repeat(121) }) }),
    await api.call("POST /v1/questions", { token, body: aQuestion({ text: letter.repeat(8_000) }) }),
    await api.call("POST /v1/comments", {
      token,
      body: { noun: "question", id: questionId, text: letter.repeat(1_000) },
    }),
    await api.call(`POST /v1/questions/${other}/answers`, {
      token: senpai.token,
      body: { text: letter.repeat(12_000), language: "en" },
    }),
    await api.call("POST /v1/previews", { token, body: { look: "post", text: letter.repeat(12_000) } }),
  ]
  const outcomes = async (letter: string) => (await tries(letter)).map(({ status }) => status)
  // Two characters each after normalization, three, and two as sent.
  for (const letter of ["\u0958", "\ufb2c", "ab"]) {
    const [title, question, remark, reply] = await outcomes(letter)
    expect([letter, title, question, remark, reply]).toEqual([letter, 422, 422, 422, 422])
  }
  expect(await outcomes("あ")).toEqual([422, 201, 201, 201, 200])
})

it("refuses values of the wrong type in every field", async () => {
  const { token } = await signedIn(api)
  const refused = [
    { title: ["x"] },
    { title: "a\0b" },
    { text: { toString: "x" } },
    { text: "a\0b" },
    { topics: ["<script>"] },
    { topics: ["visa", "visa"] },
    { language: "<b>" },
    { language: "xx" },
    { is_anonymous: "yes" },
    { japanese_level: "n9" },
  ]
  for (const wrong of refused) {
    const { status } = await api.call("POST /v1/questions", { token, body: aQuestion(wrong) })
    expect([wrong, status === 422 || status === 400]).toEqual([wrong, true])
  }
  const huge = JSON.stringify(aQuestion({ text: "a".repeat(5_000_000) }))
  expect((await api.call("POST /v1/questions", { token, rawBody: huge })).status).toBe(413)
})

it("treats every search query as plain words", async () => {
  for (const q of [...hostile, "\u202e", "%", "_%_", "\\", "a".repeat(200), "就活".repeat(90)])
    for (const where of ["/v1/questions?q=", "/v1/questions/similar?title=", "/v1/search?q="]) {
      const { status, body } = await api.call(`GET ${where}${encodeURIComponent(q)}`)
      expect([where, q, status, Array.isArray(body.items)]).toEqual([where, q, 200, true])
    }
})
