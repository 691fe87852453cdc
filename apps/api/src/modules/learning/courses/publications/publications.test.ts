import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aVideoOf } from "#api/modules/common/media/builders"
import { describeVideo } from "#api/modules/common/media/videos/service"
import { aSenpai } from "#api/modules/community/forum/builders"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile } from "#api/testing/media/files"
import { decideReview } from "#api/testing/reviews"
import { aCourse, aDraftDocument, aDraftLesson, aLesson, publishCourses } from "../builders.ts"
import { releaseFilmsOnAccountDeleted } from "../films/service.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
let counter = 0
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  editor = await signedIn(api, anEditor())
})
afterAll(() => api.stop())

const anAuthor = () => signedIn(api, aSenpai({ registerStep: null, language: "en" }))
const aMember = () => signedIn(api, aStudent({ registerStep: null }))
const ownPath = (id: string) => `/v1/course-drafts/${id}/publication`
const anyPath = (id: string) => `/v1/editors/courses/${id}/publication`
const takeDown = (token: string, id: string) => api.call(`DELETE ${ownPath(id)}`, { token })
const putBack = (token: string, id: string) => api.call(`PUT ${ownPath(id)}`, { token })
const takeDownAny = (token: string, id: string) => api.call(`DELETE ${anyPath(id)}`, { token })
const putBackAny = (token: string, id: string) => api.call(`PUT ${anyPath(id)}`, { token })
const list = (token: string, query = "") => api.call(`GET /v1/editors/courses${query}`, { token })
const course = (id: string) => api.call(`GET /v1/courses/${id}`)
const own = async (token: string, id: string) =>
  (await api.call(`GET /v1/course-drafts/${id}`, { token })).body
const listed = async (query = "") =>
  (await api.call(`GET /v1/courses${query}`)).body.items.map(({ id }: { id: string }) => id)

async function send(token: string, id: string, document: object, version: number) {
  api.clock.advance(1)
  const kept = await api.call(`PUT /v1/course-drafts/${id}`, { token, body: { version, document } })
  return api.call(`POST /v1/course-drafts/${id}/review`, { token, body: { version: kept.body.version } })
}
const approve = (id: string) =>
  decideReview(api, editor.token, { kind: "course", subjectId: id }, { outcome: "approved" })

async function aPublishedCourse({ token, id: authorId }: Awaited<ReturnType<typeof anAuthor>>) {
  const film = (await aVideoOf(api, authorId)).id
  const document = aDraftDocument([aDraftLesson(film)])
  const id = randomUUID()
  await send(token, id, document, 0)
  expect((await approve(id)).status).toBe(200)
  const { course_id, version } = await own(token, id)
  return { id, courseId: course_id as string, document, film, version: version as number }
}

/** Without a draft, like the courses of the demo. */
async function aFinishedCourse(token: string) {
  const id = `taught-${++counter}`
  await publishCourses(api, aCourse({ id, lessons: [aLesson({ key: "first" })] }))
  const lesson = (await course(id)).body.chapters[0].lessons[0].id as string
  const { play } = (await api.call(`POST /v1/lessons/${lesson}/plays`, { token })).body
  api.clock.advance(60)
  const slots = Array.from({ length: 12 }, (_, at) => at)
  await api.call(`PUT /v1/lessons/${lesson}/progress`, { token, body: { play, position_ms: 0, slots } })
  return { id, lesson }
}

const posterOf = async (film: string) => (await fetchFile(api.api, `/api/v1/videos/${film}/poster`)).status

describe("taking a course down", () => {
  it("is refused for courses of other senpai and unknown ones", async () => {
    const author = await anAuthor()
    const { id, courseId } = await aPublishedCourse(author)
    for (const call of [takeDown, putBack]) {
      expect((await call(author.token, "not-an-id")).status).toBe(422)
      expect((await call(author.token, randomUUID())).status).toBe(404)
      expect((await call((await anAuthor()).token, id)).status).toBe(404)
    }
    for (const call of [takeDownAny, putBackAny]) {
      expect((await call(editor.token, "Not-An-Id")).status).toBe(422)
      expect((await call(editor.token, "no-such-course")).status).toBe(404)
    }
    expect((await list(editor.token, "?cursor=bm9uZQ")).status).toBe(422)
    expect((await course(courseId)).status).toBe(200)
  })

  // spec: pages.course-publications
  it("hides it everywhere from readers, and putting it back restores it unchanged", async () => {
    const author = await anAuthor()
    const reader = await aMember()
    const { id, courseId, film } = await aPublishedCourse(author)
    expect(await posterOf(film)).toBe(200)
    const { body: before } = await course(courseId)
    const lesson = before.chapters[0].lessons[0]
    await api.call(`POST /v1/lessons/${lesson.id}/plays`, { token: reader.token })
    await api.call(`PUT /v1/saved/course/${courseId}`, { token: reader.token })
    const goesOn = async () =>
      (await api.call("GET /v1/account/courses", { token: reader.token })).body.items.length
    const savedAs = async () =>
      (await api.call("GET /v1/saved?list=course", { token: reader.token })).body.items[0]
    const found = async () =>
      (await api.call(`GET /v1/search?q=${encodeURIComponent(before.title)}&kind=course`)).body.items.some(
        (each: { id: string }) => each.id === courseId,
      )
    expect([await goesOn(), await found()]).toEqual([1, true])

    const [first, second] = await Promise.all([takeDown(author.token, id), takeDown(author.token, id)])
    for (const { status, body } of [first, second])
      expect([status, body.course_id, body.taken_down_by, body.languages]).toEqual([200, null, "author", []])
    expect((await course(courseId)).status).toBe(404)
    for (const path of [
      `/v1/courses/${courseId}/lessons/${lesson.key}`,
      `/v1/courses/${courseId}/progress`,
      `/v1/courses/${courseId}/lessons/${lesson.key}/questions`,
      `/v1/lessons/${lesson.id}/content`,
      `/v1/lessons/${lesson.id}/media`,
      `/v1/lessons/${lesson.id}/notes`,
    ])
      expect([path, (await api.call(`GET ${path}`, { token: reader.token })).status]).toEqual([path, 404])
    expect(await listed()).not.toContain(courseId)
    expect(await listed("?topic=interviews")).not.toContain(courseId)
    expect([await goesOn(), await found()]).toEqual([0, false])
    expect(await savedAs()).toMatchObject({ is_gone: true })
    expect(await posterOf(film)).toBe(404)
    const own = await api.call(`GET /v1/videos/${film}`, { token: author.token })
    expect((await fetchFile(api.api, own.body.media.poster_address)).status).toBe(200)

    expect((await putBack(author.token, id)).body).toMatchObject({ course_id: courseId, taken_down_by: null })
    expect((await putBack(author.token, id)).status).toBe(200)
    expect((await course(courseId)).body).toEqual(before)
    expect(await listed("?topic=interviews")).toContain(courseId)
    expect([await goesOn(), await found()]).toEqual([1, true])
    expect(await savedAs()).toMatchObject({ is_gone: false })
    expect(await posterOf(film)).toBe(200)
  })

  it("keeps certificates valid, and members who finished it can still get theirs", async () => {
    const [early, late] = [await aMember(), await aMember()]
    const { id } = await aFinishedCourse(early.token)
    const made = await api.call(`POST /v1/courses/${id}/certificate`, { token: early.token, body: {} })
    const lesson = (await course(id)).body.chapters[0].lessons[0].id as string
    const { play } = (await api.call(`POST /v1/lessons/${lesson}/plays`, { token: late.token })).body
    api.clock.advance(60)
    const slots = Array.from({ length: 12 }, (_, at) => at)
    const body = { play, position_ms: 0, slots }
    await api.call(`PUT /v1/lessons/${lesson}/progress`, { token: late.token, body })
    expect((await takeDownAny(editor.token, id)).status).toBe(200)
    const checked = await api.call(`GET /v1/certificates/${made.body.code}`)
    expect([checked.status, checked.body.course_id]).toEqual([200, null])
    expect(
      (await api.call(`POST /v1/courses/${id}/certificate`, { token: late.token, body: {} })).status,
    ).toBe(200)
  })

  it("by an editor notifies its author, who can submit it again but not put it back", async () => {
    const author = await anAuthor()
    const { id, courseId, document, version } = await aPublishedCourse(author)
    await takeDown(author.token, id)
    expect((await takeDownAny(editor.token, courseId)).body).toMatchObject({
      id: courseId,
      taken_down_by: "editor",
    })
    await api.settle()
    const { body } = await api.call("GET /v1/notifications", { token: author.token, language: "en" })
    expect(body.items.map(({ title }: { title: string }) => title)).toContain(
      "Our editors have taken a course of yours down",
    )
    const refused = await putBack(author.token, id)
    expect([refused.status, refused.body.code]).toEqual([409, "course.taken_down"])
    expect(await own(author.token, id)).toMatchObject({ course_id: null, taken_down_by: "editor" })
    // The unchanged course is public again once approved.
    expect((await send(author.token, id, document, version)).status).toBe(200)
    expect((await course(courseId)).status).toBe(404)
    expect((await approve(id)).status).toBe(200)
    expect((await course(courseId)).status).toBe(200)
    expect(await listed()).toContain(courseId)
  })

  it("withdraws a waiting submission, so that no approval publishes it again", async () => {
    const author = await anAuthor()
    const { id, document, version } = await aPublishedCourse(author)
    await send(author.token, id, document, version)
    expect((await takeDown(author.token, id)).body).toMatchObject({ state: "draft", course_id: null })
    const waiting = await api.call("GET /v1/editors/reviews?queue=courses", { token: editor.token })
    expect(JSON.stringify(waiting.body)).not.toContain(id)
  })

  it("persists when the same course is published with other texts", async () => {
    const id = `taught-${++counter}`
    await publishCourses(api, aCourse({ id }))
    await takeDownAny(editor.token, id)
    await publishCourses(api, aCourse({ id, level: "n1" }))
    expect((await course(id)).status).toBe(404)
    expect(await listed()).not.toContain(id)
    expect((await putBackAny(editor.token, id)).body).toMatchObject({ taken_down_at: null })
    expect((await course(id)).body.level).toBe("n1")
    expect(await listed("?level=n1")).toContain(id)
  })

  // spec: pages.course-publications
  it("lists all of them for editors, page by page", async () => {
    const id = `taught-${++counter}`
    await publishCourses(api, aCourse({ id, publishedAt: new Date("2027-01-01T00:00:00Z") }))
    await takeDownAny(editor.token, id)
    const first = await list(editor.token, "?limit=1")
    expect(first.body.items).toMatchObject([{ id, taken_down_by: "editor", author_name: null }])
    const second = await list(editor.token, `?limit=30&cursor=${first.body.next_cursor}`)
    expect(second.body.items.map((each: { id: string }) => each.id)).not.toContain(id)
    expect(second.body.items.length).toBeGreaterThan(0)
  })

  it("deletes it with its author's account, including films", async () => {
    const author = await anAuthor()
    const { id, courseId, film } = await aPublishedCourse(author)
    await takeDown(author.token, id)
    await api.db.transaction((tx) =>
      removePeople(tx, [author.id], [releaseFilmsOnAccountDeleted], api.clock.now()),
    )
    expect((await describeVideo(api.db.autocommit, [film])).has(film)).toBe(false)
    expect((await putBackAny(editor.token, courseId)).status).toBe(404)
  })
})
