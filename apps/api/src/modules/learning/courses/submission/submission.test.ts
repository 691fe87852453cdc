import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { VideoId } from "#api/kernel/db/ids"
import { aVideoOf } from "#api/modules/common/media/builders"
import { describeVideo } from "#api/modules/common/media/videos/service"
import { aSenpai } from "#api/modules/community/forum/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { decideReview, waitingReview } from "#api/testing/reviews"
import { mailsTo } from "#api/testing/services/mails"
import { aDraftDocument, aDraftLesson, draftWords } from "../builders.ts"
import { releaseFilmsOnAccountDeleted } from "../films/service.ts"
import { plainWords } from "./policy.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const anAuthor = () => signedIn(api, aSenpai({ registerStep: null, language: "en" }))
type Author = Awaited<ReturnType<typeof anAuthor>>
const path = "/v1/course-drafts"
const save = (token: string, id: string, document: object, version = 0) => {
  api.clock.advance(1)
  return api.call(`PUT ${path}/${id}`, { token, body: { version, document } })
}
const own = async (token: string, id: string) => (await api.call(`GET ${path}/${id}`, { token })).body
const send = (token: string, id: string, version: number) =>
  api.call(`POST ${path}/${id}/review`, { token, body: { version } })
const withdraw = (token: string, id: string) => api.call(`DELETE ${path}/${id}/review`, { token })
const decide = (id: string, decision: object) =>
  decideReview(api, editor.token, { kind: "course", subjectId: id }, decision)
const review = (id: string) => waitingReview(api, editor.token, { kind: "course", subjectId: id })
const isThere = async (film: VideoId) => (await describeVideo(api.db.autocommit, [film])).has(film)
const course = (id: string, language: "en" | "ja" = "en") => api.call(`GET /v1/courses/${id}`, { language })

async function aSentCourse(author: Author, wishes: object = {}) {
  const film = await aVideoOf(api, author.id)
  const id = randomUUID()
  const document = aDraftDocument([aDraftLesson(film.id)], wishes)
  await save(author.token, id, document)
  const sent = await send(author.token, id, 1)
  if (sent.status !== 200) throw new Error(`Sending returned ${sent.status} ${JSON.stringify(sent.body)}`)
  return { id, document, film: film.id, version: sent.body.version as number }
}

async function aPublishedCourse(author: Author, wishes: object = {}) {
  const sent = await aSentCourse(author, wishes)
  const { status, body } = await decide(sent.id, { outcome: "approved" })
  if (status !== 200) throw new Error(`Approving returned ${status} ${JSON.stringify(body)}`)
  const { course_id: courseId, version } = await own(author.token, sent.id)
  return { ...sent, courseId: courseId as string, version: version as number }
}

/** The same document with Japanese complete. */
const withJapanese = (document: ReturnType<typeof aDraftDocument>) => ({
  ...document,
  texts: { ...document.texts, ja: { title: "討論", summary: "話し方。", outcomes: ["最初に話す"] } },
  chapters: document.chapters.map((chapter) => ({
    ...chapter,
    title: { en: "Beginning", ja: "はじめに" },
    lessons: (chapter.lessons as ReturnType<typeof aDraftLesson>[]).map((lesson) => ({
      ...lesson,
      texts: { ...lesson.texts, ja: draftWords("ja", "最初") },
    })),
  })),
})

describe("a submitted course", () => {
  it("waits for the editors, who see all of it; its author withdraws it before changing it", async () => {
    const author = await anAuthor()
    const { id, document, film, version } = await aSentCourse(author)
    expect(await own(author.token, id)).toMatchObject({ state: "waiting", version: 2 })
    expect((await send(author.token, id, 1)).body).toMatchObject({ state: "waiting", version: 2 })
    expect((await save(author.token, id, document, version)).body.code).toBe("course.waiting")
    const { title, facts, parts } = await review(id)
    expect([title, parts]).toEqual(["Courses", [{ key: "en", label: "English" }]])
    expect(facts).toContainEqual({
      label: "Videos and captions",
      text: "See the whole course",
      path: `/editors/courses/${id}`,
    })
    const seen = await api.call(`GET /v1/editors/course-drafts/${id}`, { token: editor.token })
    expect(seen.body.films).toMatchObject([{ id: film, state: "ready" }])
    expect(seen.body.films[0].media.video_address).toContain(film)
    expect((await withdraw(author.token, id)).body).toMatchObject({ state: "draft", version: 3 })
    expect((await withdraw(author.token, id)).body).toMatchObject({ state: "draft", version: 3 })
    expect((await save(author.token, id, document, 3)).status).toBe(200)
    expect((await send(author.token, id, 3)).body.code).toBe("course.changed_elsewhere")
  })

  // spec: learning.course-writing
  it("is returned with a reason, corrected and submitted again", async () => {
    const author = await anAuthor()
    const { id, document } = await aSentCourse(author)
    await decide(id, { outcome: "returned", reason_key: "captions", reason: "Lesson one." })
    const returned = await own(author.token, id)
    expect(returned).toMatchObject({ state: "returned", course_id: null })
    expect(returned.reason).toContain("captions")
    expect(returned.reason).toContain("Lesson one.")
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token: author.token, language: "en" })
    expect(body.items[0].title).toBe("Your course needs a change")
    expect((await mailsTo(api, author.account.email)).map(({ subject }) => subject)).toContain(
      "Your course needs a change",
    )
    const corrected = await save(author.token, id, document, returned.version)
    expect(corrected.body).toMatchObject({ state: "draft", reason: null })
    expect((await send(author.token, id, corrected.body.version)).status).toBe(200)
    expect((await decide(id, { outcome: "approved" })).status).toBe(200)
  })

  it("that is declined is final, and can only be removed", async () => {
    const author = await anAuthor()
    const { id, document } = await aSentCourse(author)
    await decide(id, { outcome: "declined", reason_key: "advertising" })
    const { version } = await own(author.token, id)
    expect((await save(author.token, id, document, version)).body.code).toBe("course.declined")
    expect((await send(author.token, id, version)).body.code).toBe("course.declined")
    expect((await api.call(`DELETE ${path}/${id}`, { token: author.token })).status).toBe(204)
  })

  it("that is withdrawn meanwhile is not published", async () => {
    const author = await anAuthor()
    const { id } = await aSentCourse(author)
    const { id: reviewId, version } = await review(id)
    await withdraw(author.token, id)
    const decided = await api.call(`POST /v1/editors/reviews/${reviewId}/decision`, {
      token: editor.token,
      body: { version, outcome: "approved" },
    })
    expect(decided.body.code).toBe("review.withdrawn")
  })
})

describe("a published course", () => {
  it("takes its id from its title, and falls back to the finished language for readers of the other", async () => {
    const author = await anAuthor()
    const title = { title: "Be heard", summary: "How.", outcomes: ["Speak", ""] }
    const texts = { en: title, ja: { title: "途中", summary: "", outcomes: [] } }
    const { courseId, id } = await aPublishedCourse(author, { texts })
    expect(courseId).toBe("be-heard")
    expect((await course(courseId)).body).toMatchObject({
      title: "Be heard",
      languages: ["en"],
      author: { role: "senpai" },
      outcomes: [[{ text: "Speak" }]],
    })
    expect((await course(courseId, "ja")).body).toMatchObject({ language: "en", is_fallback: true })
    expect(await own(author.token, id)).toMatchObject({ state: "published", languages: ["en"] })
    expect((await api.call("GET /v1/search?q=be+heard&kind=course")).body.items[0].id).toBe(courseId)
    expect((await aPublishedCourse(author, { texts })).courseId).toBe("be-heard-2")
    expect((await api.call(`DELETE ${path}/${id}`, { token: author.token })).body.code).toBe(
      "course.is_published",
    )
  })

  it("with two finished languages has those that the editor chose", async () => {
    const author = await anAuthor()
    const { id, document, version } = await aSentCourse(author)
    expect((await decide(id, { outcome: "approved", parts: ["ja"] })).body.code).toBe("course.unfinished")
    expect((await decide(id, { outcome: "approved", parts: ["en", "ja"] })).body.code).toBe(
      "course.unfinished",
    )
    expect((await decide(id, { outcome: "approved", parts: [] })).status).toBe(422)
    await withdraw(author.token, id)
    const both = withJapanese(document)
    await save(author.token, id, both, version + 1)
    await send(author.token, id, version + 2)
    expect((await review(id)).parts.map(({ key }: { key: string }) => key)).toEqual(["en", "ja"])
    expect((await decide(id, { outcome: "approved", parts: ["ja"] })).status).toBe(200)
    const first = await own(author.token, id)
    expect(first.languages).toEqual(["ja"])
    const again = await save(author.token, id, both, first.version)
    await send(author.token, id, again.body.version)
    await decide(id, { outcome: "approved" })
    expect((await course(first.course_id)).body).toMatchObject({ languages: ["en", "ja"], language: "en" })
  })

  it("stays unchanged for readers while a change waits, and keeps members' progress", async () => {
    const author = await anAuthor()
    const { id, courseId, document, film, version } = await aPublishedCourse(author)
    const { token } = await signedIn(api, aStudent({ registerStep: null }))
    const before = (await course(courseId)).body
    const lesson = before.chapters[0].lessons[0]
    await api.call(`POST /v1/lessons/${lesson.id}/notes`, { token, body: { at_ms: 0, text: "Mine" } })
    const another = (await aVideoOf(api, author.id)).id
    const [chapter] = document.chapters
    const changed = {
      ...document,
      chapters: [{ ...chapter, lessons: [aDraftLesson(another), ...(chapter?.lessons ?? [])] }],
    }
    await save(author.token, id, changed, version)
    await send(author.token, id, version + 1)
    expect((await course(courseId)).body).toEqual(before)
    await decide(id, { outcome: "approved" })
    const after = (await course(courseId)).body
    expect(after.published_at).toBe(before.published_at)
    expect(after.chapters[0].lessons.map(({ id }: { id: string }) => id)[1]).toBe(lesson.id)
    const notes = await api.call(`GET /v1/lessons/${lesson.id}/notes`, { token })
    expect(notes.body.items).toMatchObject([{ text: "Mine" }])
    expect([await isThere(film), await isThere(another)]).toEqual([true, true])
  })

  it("shows its film until another one is published, and releases it then", async () => {
    const author = await anAuthor()
    const { id, courseId, document, film, version } = await aPublishedCourse(author)
    const another = (await aVideoOf(api, author.id)).id
    const [chapter] = document.chapters
    const [lesson] = (chapter?.lessons ?? []) as ReturnType<typeof aDraftLesson>[]
    const changed = {
      ...document,
      chapters: [{ ...chapter, lessons: [{ ...lesson, film: another }] }],
    }
    await save(author.token, id, changed, version)
    expect([await isThere(film), await isThere(another)]).toEqual([true, true])
    await send(author.token, id, version + 1)
    await decide(id, { outcome: "approved" })
    expect([await isThere(film), await isThere(another)]).toEqual([false, true])
    await api.db.transaction((tx) =>
      removePeople(tx, [author.id], [releaseFilmsOnAccountDeleted], api.clock.now()),
    )
    expect(await isThere(another)).toBe(true)
    expect((await course(courseId)).body.author).toBeNull()
  })

  it("is published once by two editors at once", async () => {
    const author = await anAuthor()
    const { id } = await aSentCourse(author)
    const other = await signedIn(api, anEditor())
    const { id: reviewId, version } = await review(id)
    const both = await Promise.all(
      [editor, other].map(({ token }) =>
        api.call(`POST /v1/editors/reviews/${reviewId}/decision`, {
          token,
          body: { version, outcome: "approved" },
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it("has the author's quiz, and captions with exactly the typed text", async () => {
    const author = await anAuthor()
    const film = (await aVideoOf(api, author.id)).id
    const question = {
      key: "question-1",
      kind: "multiple",
      question: { en: "Which?", ja: "" },
      explanation: { en: "Both.", ja: "" },
      choices: [
        { en: "One", ja: "" },
        { en: "Two", ja: "" },
      ],
      right: [1, 0, 0],
    }
    const words = {
      ...draftWords("en", "lesson"),
      cues: [
        { start_ms: 5_000, end_ms: 2_000, text: "[Buy](https://example.com) <b>*now*</b>" },
        { start_ms: 0, end_ms: 4_000, text: "{面接|めんせつ} first." },
        { start_ms: 9_000, end_ms: 9_000, text: "" },
      ],
    }
    const lesson = aDraftLesson(film, { texts: { en: words, ja: draftWords("ja", "") }, quiz: [question] })
    const id = randomUUID()
    await save(author.token, id, aDraftDocument([lesson]))
    await send(author.token, id, 1)
    await decide(id, { outcome: "approved" })
    const { course_id } = await own(author.token, id)
    const shown = (await course(course_id)).body.chapters[0].lessons[0]
    const { body } = await api.call(`GET /v1/lessons/${shown.id}/content`)
    const [{ cues }] = body.transcripts
    expect(cues.map(({ start_ms, end_ms }: Record<string, number>) => [start_ms, end_ms])).toEqual([
      [0, 4_000],
      [5_000, 5_500],
    ])
    expect(cues[0].html).toContain("<rt>めんせつ</rt>")
    expect(cues[1].text).toBe("[Buy](https://example.com) <b>*now*</b>")
    expect(cues[1].html).not.toMatch(/<(a|b|em)\b/)
    expect(body.quiz).toMatchObject([{ kind: "multiple", choices: [[{ text: "One" }], [{ text: "Two" }]] }])
  })
})

describe("a caption typed by a senpai", () => {
  it("supports furigana and glossary terms, and escapes everything else", () => {
    const terms = new Set(["naitei"])
    expect(plainWords("{内定|ないてい} is [[naitei]], [[naitei|an offer]]", terms)).toBe(
      "{内定|ないてい} is [[naitei]]\\, [[naitei|an offer]]",
    )
    expect(plainWords("[[other]](x)", terms)).toBe("\\[\\[other\\]\\]\\(x\\)")
  })
})
