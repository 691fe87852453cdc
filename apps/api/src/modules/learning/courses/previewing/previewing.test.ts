import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aVideoOf } from "#api/modules/common/media/builders"
import { aSenpai } from "#api/modules/community/forum/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { decideReview } from "#api/testing/reviews"
import { aDraftDocument, aDraftLesson } from "../builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
let author: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
  author = await signedIn(api, aSenpai({ registerStep: null, language: "en" }))
})
afterAll(() => api.stop())

const path = "/v1/course-drafts"
const preview = (token: string, id: string, query = "", language: "en" | "ja" = "en") =>
  api.call(`GET ${path}/${id}/preview${query}`, { token, language })
async function keep(document: object, id = randomUUID(), version = 0) {
  const { status } = await api.call(`PUT ${path}/${id}`, {
    token: author.token,
    body: { version, document },
  })
  expect(status).toBe(200)
  return id
}
const send = (id: string, version = 1) =>
  api.call(`POST ${path}/${id}/review`, { token: author.token, body: { version } })
const source = {
  title: { en: "Working hours", ja: "" },
  publisher: { en: "An office", ja: "" },
  url: "https://www.example.jp/hours",
  checked: "2026-11-01",
}

describe("the preview of a course", () => {
  it("is for its author, and for editors once it is submitted", async () => {
    const id = await keep(aDraftDocument([aDraftLesson((await aVideoOf(api, author.id)).id)]))
    expect((await preview(author.token, id, "?lesson=No+Key")).status).toBe(422)
    expect((await preview(author.token, id, "?lesson=no-key")).body.code).toBe("lesson.not_found")
    const another = await signedIn(api, aSenpai({ registerStep: null }))
    for (const { token } of [another, editor]) expect((await preview(token, id)).status).toBe(404)
    expect((await preview(author.token, id)).status).toBe(200)
    await send(id)
    expect((await preview(editor.token, id)).status).toBe(200)
    expect((await preview(another.token, id)).status).toBe(404)
  })

  it("shows an unfinished draft without a level, a film or texts", async () => {
    const id = await keep({
      topics: [],
      level: null,
      texts: {
        en: { title: "", summary: "", outcomes: [""] },
        ja: { title: "", summary: "", outcomes: [] },
      },
      chapters: [{ key: "one", title: { en: "", ja: "" }, lessons: [aDraftLesson(null, { key: "first" })] }],
    })
    const { status, body } = await preview(author.token, id, "?lesson=first", "ja")
    expect(status).toBe(200)
    expect(body).toMatchObject({ course: { level: null, outcomes: [] }, lesson: { media: null } })
  })

  it("matches what readers see once it is published", async () => {
    const film = (await aVideoOf(api, author.id)).id
    const lesson = aDraftLesson(film, {
      key: "first",
      sources: [source],
      quiz: [
        {
          key: "question",
          kind: "single",
          question: { en: "Which?", ja: "" },
          explanation: { en: "This.", ja: "" },
          choices: [
            { en: "One", ja: "" },
            { en: "Two", ja: "" },
          ],
          right: [0],
        },
      ],
    })
    const id = await keep(aDraftDocument([lesson]))
    const before = (await preview(author.token, id, "?lesson=first", "ja")).body
    expect(JSON.stringify(before)).not.toContain("This.")
    await send(id)
    await decideReview(api, editor.token, { kind: "course", subjectId: id }, { outcome: "approved" })
    const { course_id } = (await api.call(`GET ${path}/${id}`, { token: author.token })).body
    const course = (await api.call(`GET /v1/courses/${course_id}`, { language: "ja" })).body
    const shown = (await api.call(`GET /v1/courses/${course_id}/lessons/first`, { language: "ja" })).body
    const fields = [
      "title",
      "summary",
      "outcomes",
      "is_fallback",
      "languages",
      "duration_ms",
      "poster",
      "author",
    ]
    for (const name of fields) expect([name, before.course[name]]).toEqual([name, course[name]])
    const { transcripts, quiz } = shown.content
    expect(before.lesson.content.transcripts).toEqual(transcripts)
    expect(before.lesson.content.quiz).toMatchObject(quiz.map(({ id: _, ...rest }: { id: string }) => rest))
    expect(before.lesson.sources).toEqual(shown.sources)
    expect(shown.sources).toEqual([
      {
        title: "Working hours",
        publisher: "An office",
        url: "https://www.example.jp/hours",
        checked_on: "2026-11-01",
      },
    ])
    expect(before.lesson.media.video_address).toContain(film)
  })

  it("links only to web addresses, and refuses to submit a course with others", async () => {
    const film = (await aVideoOf(api, author.id)).id
    const bad = { ...source, url: "javascript:alert(1)//www.example.jp" }
    const id = await keep(aDraftDocument([aDraftLesson(film, { key: "first", sources: [bad] })]))
    expect((await preview(author.token, id, "?lesson=first")).body.lesson.sources).toEqual([])
    const refused = await send(id)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toContain("chapters.0.lessons.0.sources.0.url")
  })
})
