import { randomUUID } from "node:crypto"
import { BODY_LIMIT_BYTES, COURSE_DRAFT_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aVideoOf } from "#api/modules/common/media/builders"
import { describeVideo } from "#api/modules/common/media/videos/service"
import { aSenpai } from "#api/modules/community/forum/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { aDraftDocument, aDraftLesson } from "../builders.ts"
import { releaseFilmsOnAccountDeleted } from "../films/service.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const anAuthor = () => signedIn(api, aSenpai({ registerStep: null }))
const path = "/v1/course-drafts"
const save = (token: string, id: string, document: object, version = 0) => {
  api.clock.advance(1)
  return api.call(`PUT ${path}/${id}`, { token, body: { version, document } })
}
const read = (token: string, id: string) => api.call(`GET ${path}/${id}`, { token })
const list = (token: string) => api.call(`GET ${path}`, { token })
const remove = (token: string, id: string) => api.call(`DELETE ${path}/${id}`, { token })
const send = (token: string, id: string, version: number) =>
  api.call(`POST ${path}/${id}/review`, { token, body: { version } })
const withdraw = (token: string, id: string) => api.call(`DELETE ${path}/${id}/review`, { token })
const stateOf = async (id: Parameters<typeof describeVideo>[1][number]) =>
  (await describeVideo(api.db.autocommit, [id])).get(id)

const EMPTY = aDraftDocument([], { chapters: [] })

describe("writing a course", () => {
  it("saves an unfinished draft, and lists what is missing", async () => {
    const { token } = await anAuthor()
    const id = randomUUID()
    const document = aDraftDocument([aDraftLesson(null)])
    expect((await save(token, id, document)).body).toMatchObject({ id, version: 1, state: "draft" })
    const { body } = await read(token, id)
    expect(body.document).toEqual(document)
    expect(body.missing).toContainEqual({
      path: "chapters.0.lessons.0.film",
      code: "film",
      language: null,
    })
    const refused = await api.call(`POST ${path}/${id}/review`, {
      token,
      body: { version: 1 },
      language: "ja",
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors["chapters.0.lessons.0.film"]).toEqual(["動画を追加してください。"])
    expect((await list(token)).body.items).toMatchObject([
      {
        id,
        title: document.texts.en && {
          en: document.texts.en.title,
          ja: "",
        },
      },
    ])
  })

  it("returns 422 for an invalid document and 413 for one that is too large", async () => {
    const { token } = await anAuthor()
    const lesson = aDraftLesson(null)
    const cue = { start_ms: 0, end_ms: 1, text: "x".repeat(150) }
    const chapterOf = (lessons: object[], key = "chapter") => ({ key, title: { en: "", ja: "" }, lessons })
    const cues = (many: number) => ({
      texts: { ...lesson.texts, en: { ...lesson.texts.en, cues: Array(many).fill(cue) } },
    })
    for (const wishes of [
      { topics: ["visa", "visa"] },
      { topics: ["cooking"] },
      { level: "n9" },
      { texts: { en: {}, ja: {} } },
      { chapters: Array.from({ length: 21 }, (_, at) => chapterOf([], `chapter-${at}`)) },
      { chapters: [chapterOf(Array.from({ length: 61 }, () => aDraftLesson(null)))] },
      { chapters: [chapterOf([lesson, lesson])] },
      { chapters: [chapterOf([], "same"), chapterOf([], "same")] },
      { chapters: [chapterOf([aDraftLesson("not-a-film")])] },
      { chapters: [chapterOf([aDraftLesson(null, { key: "Not A Key" })])] },
      { chapters: [chapterOf([aDraftLesson(null, cues(2_001))])] },
    ]) {
      const { status } = await save(token, randomUUID(), aDraftDocument([], wishes))
      expect([JSON.stringify(wishes).slice(0, 80), status]).toEqual([
        JSON.stringify(wishes).slice(0, 80),
        422,
      ])
    }
    expect((await save(token, randomUUID(), EMPTY, -1)).status).toBe(422)
    expect((await save(token, "not-an-id", EMPTY)).status).toBe(422)
    const many = aDraftDocument([aDraftLesson(null, cues(2_000))])
    expect(JSON.stringify(many).length).toBeGreaterThan(BODY_LIMIT_BYTES)
    expect((await save(token, randomUUID(), many)).status).toBe(200)
    const tooMuch = { ...EMPTY, more: "x".repeat(COURSE_DRAFT_LIMIT_BYTES) }
    expect((await save(token, randomUUID(), tooMuch)).status).toBe(413)
  })

  it("returns 404 to other members, and to editors before it is submitted", async () => {
    const [{ token }, other] = [await anAuthor(), await anAuthor()]
    const id = randomUUID()
    await save(token, id, EMPTY)
    for (const stranger of [other.token, editor.token]) {
      expect((await read(stranger, id)).status).toBe(404)
      expect((await save(stranger, id, EMPTY, 1)).status).toBe(404)
      expect((await send(stranger, id, 1)).status).toBe(404)
      expect((await withdraw(stranger, id)).status).toBe(404)
      expect((await remove(stranger, id)).status).toBe(404)
    }
    expect((await api.call(`GET /v1/editors/course-drafts/${id}`, { token: editor.token })).status).toBe(404)
    expect((await list(other.token)).body.items).toEqual([])
    expect((await read(token, randomUUID())).status).toBe(404)
  })

  it("from two windows at once refuses the older save", async () => {
    const { token } = await anAuthor()
    const id = randomUUID()
    const [one, two] = [aDraftDocument([]), aDraftDocument([])]
    const both = await Promise.all([save(token, id, one), save(token, id, two)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await save(token, id, aDraftDocument([]))).body.code).toBe("course.changed_elsewhere")
    const kept = both[0]?.status === 200 ? one : two
    expect((await read(token, id)).body).toMatchObject({ version: 1, document: kept })
    expect((await save(token, id, two, 1)).body.version).toBe(2)
  })

  it("is idempotent when a save is retried", async () => {
    const { token } = await anAuthor()
    const id = randomUUID()
    const presses = await Promise.all([save(token, id, EMPTY), save(token, id, EMPTY)])
    for (const { body } of [...presses, await save(token, id, EMPTY)])
      expect(body).toMatchObject({ version: 1, state: "draft" })
    expect((await list(token)).body.items).toHaveLength(1)
  })

  it("lists thirty courses with as many statements as one, and refuses the thirty-first", async () => {
    const { token } = await anAuthor()
    const cost = () => countStatements(() => list(token), /"(course_drafts|reviews)"/)
    await save(token, randomUUID(), EMPTY)
    expect(await cost()).toBe(1)
    for (let at = 1; at < 28; at++) await save(token, randomUUID(), EMPTY)
    const last = await Promise.all([1, 2, 3, 4].map(() => save(token, randomUUID(), EMPTY)))
    expect(last.map(({ status }) => status).toSorted(), "also where the last are begun at once").toEqual([
      200, 200, 409, 409,
    ])
    expect(await cost()).toBe(1)
    expect((await save(token, randomUUID(), EMPTY)).body.code).toBe("course.too_many")
  })
})

describe("the film of a lesson", () => {
  it("must be the author's own, belongs to one course, and is in use from the first save on", async () => {
    const [author, other] = [await anAuthor(), await anAuthor()]
    const { id: film } = await aVideoOf(api, author.id)
    const document = aDraftDocument([aDraftLesson(film)])
    for (const stranger of [other.token, editor.token])
      expect((await save(stranger, randomUUID(), document)).body.code).toBe("course.film_not_there")
    expect((await list(other.token)).body.items).toEqual([])
    const drafts = [randomUUID(), randomUUID()]
    const both = await Promise.all(drafts.map((id) => save(author.token, id, document)))
    expect(both.map(({ body }) => body.code ?? "kept").sort()).toEqual(["course.film_not_there", "kept"])
    expect((await stateOf(film))?.usedAt).not.toBeNull()
    const { body } = await save(author.token, randomUUID(), aDraftDocument([aDraftLesson(randomUUID())]))
    expect(body.code).toBe("course.film_not_there")
  })

  it("may still be processing in a draft, but not in a submitted course", async () => {
    const { token, id: ownerId } = await anAuthor()
    const { id: film } = await aVideoOf(api, ownerId, { state: "processing" })
    const id = randomUUID()
    const { body } = await save(token, id, aDraftDocument([aDraftLesson(film)]))
    expect(body.version).toBe(1)
    expect((await read(token, id)).body.films).toMatchObject([{ id: film, state: "processing", media: null }])
    const sent = await send(token, id, 1)
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([
      422,
      expect.arrayContaining(["chapters.0.lessons.0.film"]),
    ])
  })

  it("is deleted when it is removed from the draft, with the draft, and with the author", async () => {
    const { token, id: ownerId } = await anAuthor()
    const films = [await aVideoOf(api, ownerId), await aVideoOf(api, ownerId), await aVideoOf(api, ownerId)]
    const [first, second, third] = films.map(({ id }) => id)
    if (!first || !second || !third) throw new Error("expected three films")
    const [id, another] = [randomUUID(), randomUUID()]
    await save(token, id, aDraftDocument([aDraftLesson(first), aDraftLesson(second)]))
    await save(token, id, aDraftDocument([aDraftLesson(second)]), 1)
    expect(await stateOf(first)).toBeUndefined()
    expect(await stateOf(second)).toBeDefined()
    expect((await remove(token, id)).status).toBe(204)
    expect(await stateOf(second)).toBeUndefined()
    expect((await remove(token, id)).status).toBe(404)
    await save(token, another, aDraftDocument([aDraftLesson(third)]))
    await api.db.transaction((tx) =>
      removePeople(tx, [ownerId], [releaseFilmsOnAccountDeleted], api.clock.now()),
    )
    expect(await stateOf(third)).toBeUndefined()
  })
})
