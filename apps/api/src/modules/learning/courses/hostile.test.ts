// Malicious drafts, saved lists and uploads: every request gets a proper response, never a 500.
import { randomUUID } from "node:crypto"
import { COURSE_DRAFT_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aSenpai } from "#api/modules/community/forum/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aCourse, aDraftDocument, aDraftLesson, publishCourses } from "./builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
let author: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
  author = await signedIn(api, aSenpai({ registerStep: null }))
})
afterAll(() => api.stop())

const NUL = "\u0000"
const LONE = "\ud800"
const isAnswered = (status: number) => status < 500

describe("hostile input", () => {
  it.each([
    ["NUL", `a${NUL}b`],
    ["half of a character", `a${LONE}b`],
    ["marks that turn the text around", "a\u202eb"],
    ["names of objects", "__proto__"],
  ])("with %s in every text is cleaned or refused", async (_name, text) => {
    const lesson = aDraftLesson(null, {
      texts: {
        en: { title: text, summary: text, cues: [{ start_ms: 0, end_ms: 1, text }], marks: [] },
        ja: { title: "", summary: "", cues: [], marks: [] },
      },
      sources: [{ title: { en: text, ja: "" }, publisher: { en: text, ja: "" }, url: text, checked: null }],
    })
    const document = aDraftDocument([lesson], {
      texts: {
        en: { title: text, summary: text, outcomes: [text] },
        ja: { title: "", summary: "", outcomes: [] },
      },
    })
    const id = randomUUID()
    const course = await api.call(`PUT /v1/course-drafts/${id}`, {
      token: author.token,
      body: { version: 0, document },
    })
    expect(isAnswered(course.status)).toBe(true)
    if (course.status === 200)
      for (const path of [`/v1/course-drafts/${id}`, `/v1/course-drafts/${id}/preview`])
        expect((await api.call(`GET ${path}`, { token: author.token })).status).toBe(200)
    await publishCourses(api, aCourse({ id: "kept" }))
    const saved = [
      await api.call("PUT /v1/saved/course/kept", { token: author.token }),
      await api.call("PUT /v1/saved/course/kept/note", { token: author.token, body: { note: text } }),
      await api.call(`PUT /v1/collections/${randomUUID()}`, { token: author.token, body: { name: text } }),
      await api.call(`GET /v1/saved?list=course&q=${encodeURIComponent(text.replace(LONE, ""))}`, {
        token: author.token,
      }),
    ]
    for (const { status } of saved) expect(isAnswered(status)).toBe(true)
  })

  it("in ids that are unknown or malformed is never a 500", async () => {
    for (const id of ["%00", "a%00b", "..%2f..", "%ff", "x".repeat(3_000), "__proto__", randomUUID()])
      for (const call of [
        `GET /v1/course-drafts/${id}`,
        `HEAD /v1/course-drafts/${id}`,
        `DELETE /v1/course-drafts/${id}`,
        `DELETE /v1/course-drafts/${id}/publication`,
        `PUT /v1/course-drafts/${id}/publication`,
        `GET /v1/course-drafts/${id}/preview`,
        `DELETE /v1/editors/courses/${id}/publication`,
        `PUT /v1/saved/course/${id}`,
        `DELETE /v1/saved/course/${id}`,
        `DELETE /v1/collections/${id}`,
        `HEAD /v1/uploads/${id}`,
        `DELETE /v1/uploads/${id}`,
        `GET /v1/media/1.-.0.x/${id}/video.mp4`,
      ] as const) {
        const { status } = await api.call(call as `GET /${string}`, { token: editor.token })
        expect([call.slice(0, 80), status >= 200 && status < 500]).toEqual([call.slice(0, 80), true])
      }
  })

  it("larger than the draft limit is refused with 413", async () => {
    const huge = "x".repeat(COURSE_DRAFT_LIMIT_BYTES)
    for (const path of [
      `/v1/course-drafts/${randomUUID()}`,
      "/v1/editors/writing/past-event/evening/en/draft",
    ] as const)
      expect((await api.call(`PUT ${path}`, { token: editor.token, body: { huge } })).status).toBe(413)
  })

  it("sent ten times at once creates one draft, and another member's draft id returns 404", async () => {
    const id = randomUUID()
    const document = aDraftDocument([], { chapters: [] })
    const save = (token: string) =>
      api.call(`PUT /v1/course-drafts/${id}`, { token, body: { version: 0, document } })
    const all = await Promise.all(Array.from({ length: 10 }, () => save(author.token)))
    expect(new Set(all.map(({ status, body }) => `${status} ${body.version}`))).toEqual(new Set(["200 1"]))
    const another = await signedIn(api, aSenpai({ registerStep: null }))
    expect((await save(another.token)).body.code).toBe("course.not_found")
    expect((await save(editor.token)).body.code).toBe("course.not_found")
  })
})
