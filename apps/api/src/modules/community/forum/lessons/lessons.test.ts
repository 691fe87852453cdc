import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aCourse, aLesson, publishCourses } from "#api/modules/learning/courses/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { answer, aQuestion, aSenpai, ask } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

/** A course of two lessons, and the id of its second. */
async function aCourseOfTwo(): Promise<string> {
  await publishCourses(api, aCourse({ id: "sheets" }))
  return (await api.call("GET /v1/courses/sheets/lessons/second")).body.id
}
const postAbout = (token: string, about_lesson: string, overrides: object = {}) =>
  api.call("POST /v1/questions", { token, body: aQuestion({ about_lesson, ...overrides }) })
/** Waits until cached responses are invalidated. */
async function about(key = "second") {
  await api.settle()
  return api.call(`GET /v1/courses/sheets/lessons/${key}/questions`)
}
const titlesAbout = async () => (await about()).body.items.map(({ title }: { title: string }) => title)

describe("a question about a lesson", () => {
  // spec: learning.notes-quizzes
  it("names the lesson in the reader's language, and is listed on the lesson's page", async () => {
    const lesson = await aCourseOfTwo()
    const { token } = await signedIn(api)
    expect((await postAbout(token, "second")).status).toBe(422)
    const id = await ask(api, token, { about_lesson: lesson, title: "Why so short?" })
    const inJapanese = await api.call(`GET /v1/questions/${id}`, { language: "ja" })
    expect(inJapanese.body.about_lesson).toMatchObject({
      course_id: "sheets",
      key: "second",
      language: "ja",
      title: "secondの回",
    })
    expect((await api.call(`GET /v1/questions/${id}`)).body.about_lesson.title).toBe("The second lesson")
    expect(await titlesAbout()).toEqual(["Why so short?"])
    expect((await about("first")).body.items).toEqual([])
    expect((await about("third")).body.code).toBe("lesson.not_found")
    expect((await about("Not a key")).status).toBe(422)
  })

  it("is refused for a missing lesson, and to companies", async () => {
    const lesson = await aCourseOfTwo()
    const company = await signedIn(api, aStudent({ role: "company" }))
    const { token } = await signedIn(api)
    expect((await postAbout(company.token, lesson)).body.code).toBe("forum.not_for_companies")
    expect((await postAbout(token, "00000000-0000-4000-8000-000000000000")).body.code).toBe(
      "lesson.not_found",
    )
  })

  it("is the asker's only open one about it; others, and askers with an accepted answer, may ask", async () => {
    const lesson = await aCourseOfTwo()
    const { token } = await signedIn(api, aSenpai())
    const senpai = await signedIn(api, aSenpai())
    const first = await ask(api, token, { about_lesson: lesson })
    const again = await postAbout(token, lesson)
    expect([again.status, again.body.code]).toEqual([409, "question.asked_about_lesson"])
    await ask(api, token)
    await ask(api, senpai.token, { about_lesson: lesson })
    const answer_id = await answer(api, senpai.token, first)
    await api.call(`PUT /v1/questions/${first}/accepted`, { token, body: { answer_id } })
    const second = await ask(api, token, { about_lesson: lesson })
    await api.call(`DELETE /v1/questions/${second}`, { token })
    await ask(api, token, { about_lesson: lesson })
  })

  it("is accepted once from concurrent requests, also by a senpai", async () => {
    const lesson = await aCourseOfTwo()
    const { token } = await signedIn(api, aSenpai())
    const sent = await Promise.all([1, 2, 3].map(() => postAbout(token, lesson)))
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it("stays when the lesson is removed from its course", async () => {
    const lesson = await aCourseOfTwo()
    const { token } = await signedIn(api)
    const id = await ask(api, token, { about_lesson: lesson, title: "Why so short?" })
    expect((await api.call(`GET /v1/questions/${id}`)).body.about_lesson.key).toBe("second")
    await publishCourses(api, aCourse({ id: "sheets", lessons: [aLesson({ key: "first" })] }))
    await api.settle()
    const { status, body } = await api.call(`GET /v1/questions/${id}`)
    expect([status, body.title, body.about_lesson]).toEqual([200, "Why so short?", null])
    expect((await about()).body.code).toBe("lesson.not_found")
  })

  it("leaves the lesson's page when its asker withdraws it, also in cached responses", async () => {
    const lesson = await aCourseOfTwo()
    const { token } = await signedIn(api)
    expect(await titlesAbout()).toEqual([])
    const id = await ask(api, token, { about_lesson: lesson, title: "Why so short?", is_anonymous: true })
    expect(await titlesAbout()).toEqual(["Why so short?"])
    expect((await about()).body.items[0].author.kind).toBe("anonymous")
    await api.call(`DELETE /v1/questions/${id}`, { token })
    expect(await titlesAbout()).toEqual([])
  })

  it("is listed among the five newest, in a constant number of statements", async () => {
    const lesson = await aCourseOfTwo()
    const askNumber = async (n: number) =>
      ask(api, (await signedIn(api)).token, { about_lesson: lesson, title: `Number ${n}?` })
    const cost = async () => {
      await api.settle()
      return countStatements(about)
    }
    await askNumber(1)
    const ofOne = await cost()
    for (let n = 2; n <= 7; n++) await askNumber(n)
    expect(await cost()).toBe(ofOne)
    expect(await titlesAbout()).toEqual([7, 6, 5, 4, 3].map((n) => `Number ${n}?`))
  })
})
