import { expect, test } from "vitest"
import type { CourseProgress } from "../queries.ts"
import { lessonStatus } from "./lesson-status.ts"

const lesson = {
  lessonId: "one",
  key: "one",
  positionMs: 0,
  watchedShare: 0.4,
  isWatched: false,
  unwatchedFromMs: 20_000,
  isQuizDone: false,
  questionsLeft: 2,
  isDone: false,
}
const progressWith = (part: Partial<typeof lesson>): CourseProgress => ({
  isMember: true,
  lessons: [{ ...lesson, ...part }],
  lastKey: "one",
  doneAt: null,
  certificateCode: null,
  nameOnCertificate: null,
})
const reportWith = (
  part: Partial<Omit<typeof lesson, "unwatchedFromMs">> & { unwatchedFromMs?: number | null },
) => ({
  ...lesson,
  ...part,
  refusedSlots: [],
  isCourseDone: false,
})

test("a lesson that was never started has no status", () => {
  expect(lessonStatus(undefined, "one", undefined)).toBeUndefined()
  expect(lessonStatus(progressWith({ lessonId: "other" }), "one", undefined)).toBeUndefined()
})

test("the newer of two sources counts, whichever it is", () => {
  const watched = reportWith({ isWatched: true, unwatchedFromMs: null })
  expect(lessonStatus(progressWith({}), "one", watched)).toMatchObject({
    unwatchedFromMs: null,
    questionsLeft: 2,
  })
  const answered = progressWith({ questionsLeft: 0, isQuizDone: true })
  expect(lessonStatus(answered, "one", watched)).toMatchObject({ unwatchedFromMs: null, questionsLeft: 0 })
  expect(lessonStatus(answered, "one", reportWith({ unwatchedFromMs: 35_000 }))).toMatchObject({
    unwatchedFromMs: 35_000,
    questionsLeft: 0,
  })
})

test("a lesson that is done stays done", () => {
  expect(lessonStatus(progressWith({ isDone: true }), "one", reportWith({}))?.isDone).toBe(true)
})
