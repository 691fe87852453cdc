import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aCourse, aLesson, aQuizQuestion, publishCourses } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

/** One chapter with lessons of a minute, i.e. twelve slots each. */
async function aCourseToWatch(...keys: string[]) {
  await publishCourses(api, aCourse({ id: "es", lessons: keys.map((key) => aLesson({ key })) }))
  return lessonIds()
}
const lessonIds = async () =>
  (await api.call("GET /v1/courses/es")).body.chapters.flatMap(({ lessons }: { lessons: { id: string }[] }) =>
    lessons.map(({ id }) => id),
  ) as [string, ...string[]]

const begin = async (token: string, lesson: string) =>
  (await api.call(`POST /v1/lessons/${lesson}/plays`, { token })).body as {
    play: number
    position_ms: number
  }
const report = (
  token: string,
  lesson: string,
  body: { play: number; position_ms: number; slots: number[] },
) => api.call(`PUT /v1/lessons/${lesson}/progress`, { token, body })
const progress = async (token: string) => (await api.call("GET /v1/courses/es/progress", { token })).body
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
const seconds = (count: number) => api.clock.advance(count)

/** Watches the whole film at normal speed. */
async function watch(token: string, lesson: string, slots = range(0, 12)) {
  const { play } = await begin(token, lesson)
  seconds(slots.length * 5)
  return report(token, lesson, { play, position_ms: slots.length * 5_000, slots })
}

describe("a member's progress", () => {
  // spec: learning.resume
  it("is saved from the first moment, and resumes on any device", async () => {
    const [first] = await aCourseToWatch("first", "second")
    const { token } = await signedIn(api)
    expect(await begin(token, first)).toEqual({ play: 1, position_ms: 0 })
    seconds(10)
    const { status, body } = await report(token, first, { play: 1, position_ms: 10_000, slots: [0, 1] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      position_ms: 10_000,
      is_done: false,
      is_course_done: false,
      refused_slots: [],
    })
    expect(body.watched_share).toBeCloseTo(2 / 12)
    expect(await begin(token, first)).toEqual({ play: 2, position_ms: 10_000 })
    expect(await progress(token)).toMatchObject({
      last_key: "first",
      done_at: null,
      lessons: [{ key: "first" }],
    })
  })

  // spec: learning.resume
  it("is not moved back by an older tab, and keeps what was watched there", async () => {
    const [first] = await aCourseToWatch("first")
    const { token } = await signedIn(api)
    const older = await begin(token, first)
    const newer = await begin(token, first)
    seconds(30)
    await report(token, first, { play: newer.play, position_ms: 50_000, slots: range(6, 10) })
    const { body } = await report(token, first, { play: older.play, position_ms: 15_000, slots: [0, 1, 2] })
    expect(body).toMatchObject({ position_ms: 50_000 })
    expect(body.watched_share).toBeCloseTo(7 / 12)
    const back = await report(token, first, { play: newer.play, position_ms: 5_000, slots: [] })
    expect(back.body.position_ms).toBe(5_000)
  })

  it("loses nothing when two devices report at once", async () => {
    const [first] = await aCourseToWatch("first")
    const { token } = await signedIn(api)
    const [a, b] = [await begin(token, first), await begin(token, first)]
    seconds(60)
    const answers = await Promise.all(
      range(0, 12).map((slot) =>
        report(token, first, { play: slot % 2 ? a.play : b.play, position_ms: slot * 5_000, slots: [slot] }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect((await progress(token)).lessons).toMatchObject([{ watched_share: 1, is_done: true }])
  })

  it("does not grow faster than playback; slots refused as too early are accepted when reported again", async () => {
    const [first] = await aCourseToWatch("first")
    const { token } = await signedIn(api)
    const { play } = await begin(token, first)
    const all = { play, position_ms: 60_000, slots: range(0, 12) }
    expect((await report(token, first, all)).body).toMatchObject({
      watched_share: 0,
      refused_slots: all.slots,
    })
    seconds(10)
    for (let i = 0; i < 3; i++)
      expect((await report(token, first, all)).body.refused_slots, `${i}`).toEqual(range(4, 12))
    for (let i = 0; i < 5; i++) await begin(token, first)
    expect((await report(token, first, all)).body.refused_slots).toEqual(range(4, 12))
    seconds(20)
    expect((await report(token, first, all)).body).toMatchObject({ watched_share: 1, is_done: true })
  })

  it("names where the first part not watched yet begins, until enough was watched", async () => {
    const [first] = await aCourseToWatch("first")
    const { token } = await signedIn(api)
    const { play } = await begin(token, first)
    seconds(60)
    const at = async (slots: number[]) =>
      (await report(token, first, { play, position_ms: 60_000, slots })).body.unwatched_from_ms
    expect(await at([3, 4])).toBe(0)
    expect(await at([0, 1])).toBe(10_000)
    expect((await progress(token)).lessons).toMatchObject([{ unwatched_from_ms: 10_000, questions_left: 0 }])
    expect(await at(range(5, 11))).toBe(10_000)
    expect(await at([2])).toBe(null)
  })

  it("ignores slots beyond the film, and refuses a player that was never started", async () => {
    const [first] = await aCourseToWatch("first")
    const { token } = await signedIn(api)
    const unknown = await report(token, first, { play: 1, position_ms: 0, slots: [] })
    expect([unknown.status, unknown.body.code]).toEqual([409, "lesson.play_unknown"])
    const { play } = await begin(token, first)
    seconds(600)
    const { body } = await report(token, first, { play, position_ms: 9_000_000, slots: [0, 12, 500] })
    expect(body).toMatchObject({ position_ms: 60_000, refused_slots: [] })
    expect(body.watched_share).toBeCloseTo(1 / 12)
    for (const wrong of [
      { play, position_ms: -1, slots: [] },
      { play: 0, position_ms: 0, slots: [] },
      { play, position_ms: 0, slots: [-1] },
      { play, position_ms: 0, slots: [0.5] },
    ])
      expect((await report(token, first, wrong)).status).toBe(422)
    expect((await report(token, first, { play: play + 1, position_ms: 0, slots: [] })).status).toBe(409)
  })

  it("is private to the member", async () => {
    const [first] = await aCourseToWatch("first")
    const [amara, ben] = [await signedIn(api), await signedIn(api)]
    await watch(amara.token, first)
    expect(await progress(ben.token)).toMatchObject({ lessons: [], last_key: null, done_at: null })
    expect((await report(ben.token, first, { play: 1, position_ms: 0, slots: [0] })).status).toBe(409)
  })

  it("is for members: a company is refused, also for the first lesson", async () => {
    const [first] = await aCourseToWatch("first")
    const { token } = await signedIn(api, aStudent({ role: "company" }))
    const refused = await api.call(`POST /v1/lessons/${first}/plays`, { token })
    expect([refused.status, refused.body.code]).toEqual([409, "lesson.for_members"])
    expect(await progress(token)).toMatchObject({ is_member: false, lessons: [] })
  })
})

describe("a course", () => {
  it("is done when nine tenths of each lesson were watched, and stays done when a lesson is added", async () => {
    const [first, second = ""] = await aCourseToWatch("first", "second")
    const { token } = await signedIn(api)
    expect((await watch(token, first, range(0, 10))).body).toMatchObject({
      is_watched: false,
      is_done: false,
    })
    expect((await watch(token, first, [11])).body).toMatchObject({ is_done: true, is_course_done: false })
    expect((await watch(token, second, range(0, 11))).body).toMatchObject({
      is_done: true,
      is_course_done: true,
    })
    const { done_at } = await progress(token)
    expect(done_at).not.toBeNull()
    await publishCourses(
      api,
      aCourse({ id: "es", lessons: ["first", "second", "third"].map((key) => aLesson({ key })) }),
    )
    expect((await progress(token)).done_at).toBe(done_at)
    expect(await lessonIds()).toHaveLength(3)
  })

  it("is done when the last two lessons are finished on two devices at once", async () => {
    const [first, second = ""] = await aCourseToWatch("first", "second")
    const { token } = await signedIn(api)
    const plays = [await begin(token, first), await begin(token, second)]
    seconds(120)
    const answers = await Promise.all(
      [first, second].map((lesson, at) =>
        report(token, lesson, { play: plays[at]?.play ?? 0, position_ms: 60_000, slots: range(0, 12) }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ body }) => body.is_course_done)).toHaveLength(1)
    expect((await progress(token)).done_at).not.toBeNull()
  })

  it("is done once the only unfinished lesson is removed", async () => {
    const lessons = ["first", "second"].map((key) => aLesson({ key }))
    await publishCourses(api, aCourse({ id: "es", lessons }))
    const [first] = await lessonIds()
    const { token } = await signedIn(api)
    await watch(token, first)
    await publishCourses(api, aCourse({ id: "es", lessons: lessons.slice(0, 1) }))
    const { play } = await begin(token, first)
    const { body } = await report(token, first, { play, position_ms: 1_000, slots: [] })
    expect(body).toMatchObject({ is_done: true, is_course_done: true })
    const { done_at } = await progress(token)
    expect(done_at).not.toBeNull()
    seconds(60)
    await report(token, first, { play, position_ms: 2_000, slots: [] })
    expect((await progress(token)).done_at).toBe(done_at)
  })

  it("shows the member's progress in lists, in one statement for all of them", async () => {
    const [first] = await aCourseToWatch("first", "second")
    await publishCourses(api, aCourse({ id: "other" }))
    const { token } = await signedIn(api)
    await watch(token, first)
    const { body } = await api.call("GET /v1/personal?things=course:es,course:other,article:es", { token })
    expect(body.items.map(({ course }: { course: unknown }) => course)).toEqual([
      { done_lessons: 1, is_done: false, last_key: "first" },
      null,
      null,
    ])
  })

  it("is offered to resume while unfinished, the most recent first", async () => {
    const [first] = await aCourseToWatch("first")
    await publishCourses(api, aCourse({ id: "other" }))
    const { token } = await signedIn(api)
    const own = async () =>
      (await api.call("GET /v1/account/courses", { token, language: "en" })).body.items.map(
        ({ course, last_key }: { course: { id: string }; last_key: string }) => [course.id, last_key],
      )
    expect(await own()).toEqual([])
    await begin(token, first)
    seconds(1)
    const { body } = await api.call("GET /v1/courses/other")
    await begin(token, body.chapters[0].lessons[1].id)
    expect(await own()).toEqual([
      ["other", "second"],
      ["es", "first"],
    ])
    await watch(token, first)
    expect(await own()).toEqual([["other", "second"]])
  })
})

describe("a quiz", () => {
  const answer = (token: string, lesson: string, question_id: string, chosen: number[]) =>
    api.call(`POST /v1/lessons/${lesson}/answers`, { token, body: { question_id, chosen } })

  async function aLessonWithQuestions() {
    const multiple = aQuizQuestion({
      kind: "multiple",
      texts: { en: { question: "Which?", choices: ["a", "b", "c"], explanation: "Both a and c." } },
      rightChoices: [2, 0],
    })
    const lesson = aLesson({ key: "first", quiz: [aQuizQuestion(), multiple] })
    await publishCourses(api, aCourse({ id: "es", lessons: [lesson] }))
    const [id] = await lessonIds()
    const { body } = await api.call(`GET /v1/lessons/${id}/content`)
    const [one, two] = body.quiz.map((question: { id: string }) => question.id) as [string, string]
    return { id, one, two, lesson }
  }

  // spec: learning.notes-quizzes
  it("returns the right choices with each answer, and stays right after later attempts", async () => {
    const { id, one, two } = await aLessonWithQuestions()
    const { token } = await signedIn(api)
    expect((await answer(token, id, one, [1])).body).toMatchObject({
      is_right: false,
      right_choices: [0],
      explanation_ruby: [{ text: "The point does." }],
      is_quiz_done: false,
    })
    expect((await answer(token, id, one, [0])).body).toMatchObject({ is_right: true, is_quiz_done: false })
    for (const wrong of [[0], [0, 1, 2], [1]])
      expect((await answer(token, id, two, wrong)).body.is_right).toBe(false)
    expect((await answer(token, id, two, [2, 0, 2])).body).toMatchObject({
      is_right: true,
      is_quiz_done: true,
    })
    expect((await answer(token, id, one, [1])).body).toMatchObject({ is_right: false, is_quiz_done: true })
    const { body } = await api.call(`GET /v1/lessons/${id}/answers`, { token })
    expect(body.items).toMatchObject([{ question_id: one, chosen: [1] }, { question_id: two }])
  })

  it("is needed for a lesson to be done, before or after watching it", async () => {
    const { id, one, two } = await aLessonWithQuestions()
    const [amara, ben] = [await signedIn(api), await signedIn(api)]
    expect((await watch(amara.token, id)).body).toMatchObject({
      is_watched: true,
      is_quiz_done: false,
      questions_left: 2,
      is_done: false,
    })
    await answer(amara.token, id, one, [0])
    expect((await progress(amara.token)).lessons).toMatchObject([{ questions_left: 1, is_done: false }])
    expect((await answer(amara.token, id, two, [0, 2])).body).toMatchObject({
      is_lesson_done: true,
      is_course_done: true,
    })
    await answer(ben.token, id, one, [0])
    expect((await answer(ben.token, id, two, [0, 2])).body).toMatchObject({
      is_quiz_done: true,
      is_lesson_done: false,
    })
    expect((await watch(ben.token, id)).body).toMatchObject({ is_done: true, is_course_done: true })
  })

  it("counts once when an answer is sent twice at once", async () => {
    const { id, one, two } = await aLessonWithQuestions()
    const { token } = await signedIn(api)
    await watch(token, id)
    const sent = await Promise.all(
      [one, two, one, two].map((question) => answer(token, id, question, question === one ? [0] : [0, 2])),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await progress(token)).toMatchObject({ lessons: [{ is_done: true }], done_at: expect.any(String) })
  })

  it("is done when its questions are answered at once, before anything was watched", async () => {
    const { id, one, two } = await aLessonWithQuestions()
    const { token } = await signedIn(api)
    const sent = await Promise.all([answer(token, id, one, [0]), answer(token, id, two, [0, 2])])
    expect(sent.filter(({ body }) => body.is_quiz_done)).toHaveLength(1)
    expect((await progress(token)).lessons).toMatchObject([{ is_quiz_done: true, watched_share: 0 }])
    expect(await begin(token, id)).toEqual({ play: 1, position_ms: 0 })
  })

  it("keeps its answers when the course is saved again, also with bars and braces in its texts", async () => {
    const barred = (reading: string) =>
      aQuizQuestion({
        texts: {
          en: { question: "a | b, {c", choices: ["x | y", "z}"], explanation: "The | one." },
          ja: { question: `{最初|${reading}}は？`, choices: ["甲 | 乙", "丙"], explanation: "甲。" },
        },
      })
    const saved = async (question: ReturnType<typeof barred>, key = "second") => {
      const lessons = [aLesson({ key: "first", quiz: [question] }), aLesson({ key })]
      await publishCourses(api, aCourse({ id: "es", lessons }))
      const [id] = await lessonIds()
      const { quiz } = (await api.call(`GET /v1/lessons/${id}/content`)).body
      return quiz.map((each: { id: string }) => each.id)
    }
    const asked = await saved(barred("さいしょ"))
    expect(await saved(barred("はじめ"), "other")).toEqual(asked)
  })

  it("returns 404 for a question of another lesson, or one that was changed", async () => {
    const { id, one, lesson } = await aLessonWithQuestions()
    const { token } = await signedIn(api)
    await answer(token, id, one, [0])
    const changed = { ...lesson, quiz: [aQuizQuestion(), aQuizQuestion({ rightChoices: [1] })] }
    await publishCourses(api, aCourse({ id: "es", lessons: [changed] }))
    expect((await answer(token, id, one, [0])).status).toBe(200)
    expect((await answer(token, id, id, [0])).body.code).toBe("quiz.no_such_question")
    expect((await api.call(`GET /v1/lessons/${id}/content`)).body.quiz).toHaveLength(2)
    expect((await answer(token, id, one, [])).status).toBe(422)
  })
})
