// The demo's courses: stores their films, then publishes their texts through the same functions as any
// author's.
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DEMO_DOMAIN } from "../src/kernel/config/demo.ts"
import { type CourseId, type LessonKey, namedId, type UserId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { glossaryFor } from "../src/modules/learning/articles/service.ts"
import {
  type ChapterDraft,
  type CourseDraft,
  type LessonDraft,
  publishCourse,
  type QuizDraft,
} from "../src/modules/learning/courses/publishing/service.ts"
import { adoptFilm, inBoth, spokenIn } from "./films.ts"
import { courses } from "./learning/courses.ts"
import { type FilmRecord, MANIFEST, readMedia } from "./learning/media.ts"
import type { Course, Lesson, QuizQuestion } from "./learning/shape.ts"

const DAY_MS = 86_400_000
/** As if our editors had published one every few days. */
const DAYS_BETWEEN = 4

/**
 * Publishes the courses whose films all exist (`npm run films`), each in its own transaction, until the signal
 * aborts. Idempotent. Returns whether all of them are published.
 */
export async function loadCourses(platform: Platform, now: Date, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(MANIFEST)) return false
  const { films } = await readMedia()
  const byId = new Map(films.map((film) => [film.id, film]))
  let published = 0
  const folder = await mkdtemp(join(tmpdir(), "shirube-posters-"))
  try {
    for (const [at, course] of courses.entries()) {
      const publishedAt = new Date(now.getTime() - (courses.length - at) * DAYS_BETWEEN * DAY_MS)
      const draft = await draftOf(platform, course, byId, { folder, publishedAt, now, signal })
      if (!draft || signal.aborted) continue
      await platform.db.transaction(async (tx) => publishCourse(tx, draft, await glossaryFor(tx), now))
      published += 1
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return published === courses.length
}

interface SeedContext {
  /** Temporary files. */
  readonly folder: string
  readonly publishedAt: Date
  readonly now: Date
  readonly signal: AbortSignal
}

async function draftOf(
  platform: Platform,
  course: Course,
  films: ReadonlyMap<string, FilmRecord>,
  context: SeedContext,
): Promise<CourseDraft | undefined> {
  const filmOf = (lesson: Lesson) => films.get(`courses/${course.key}/${lesson.key}`)
  if (course.chapters.some(({ lessons }) => lessons.some((lesson) => !filmOf(lesson)))) return undefined
  const author = await accountAt(platform.db.autocommit, `${course.author}@${DEMO_DOMAIN}`)
  const chapters: ChapterDraft[] = []
  for (const { title, lessons } of course.chapters) {
    const drafts: LessonDraft[] = []
    for (const lesson of lessons) {
      if (context.signal.aborted) return undefined
      const film = filmOf(lesson)
      if (film) drafts.push(await lessonOf(platform, lesson, film, context))
    }
    chapters.push({ title, lessons: drafts })
  }
  return {
    id: namedId<CourseId>(course.key),
    authorId: author ? namedId<UserId>(author.id) : null,
    topics: [course.topic],
    level: course.level,
    publishedAt: context.publishedAt,
    texts: inBoth((language) => ({
      title: course.title[language],
      summary: course.summary[language],
      outcomes: course.outcomes.map((outcome) => outcome[language]),
    })),
    chapters,
  }
}

async function lessonOf(
  platform: Platform,
  lesson: Lesson,
  film: FilmRecord,
  { folder, now }: SeedContext,
): Promise<LessonDraft> {
  return {
    key: namedId<LessonKey>(lesson.key),
    spokenLanguage: lesson.spoken,
    film: await adoptFilm(platform, film, folder, now),
    sources: lesson.sources.map(({ checkedOn, ...source }) => ({ ...source, checked_on: checkedOn })),
    texts: inBoth((language) => ({
      title: lesson.title[language],
      summary: lesson.summary[language],
      ...spokenIn(lesson.scenes, film, language),
    })),
    quiz: lesson.quiz.map(quizOf),
  }
}

const quizOf = ({ kind, question, choices, explanation }: QuizQuestion): QuizDraft => ({
  kind,
  texts: inBoth((language) => ({
    question: question[language],
    choices: choices.map(({ text }) => text[language]),
    explanation: explanation[language],
  })),
  rightChoices: choices.flatMap(({ isRight }, at) => (isRight ? [at] : [])),
})
