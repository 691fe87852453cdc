// The courses of the demo: their films into the store, then their texts, by the same door as everybody's.
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { languages } from "@shirube/contract/language"
import sharp from "sharp"
import { type CourseId, type LessonKey, namedId, type UserId, type VideoId } from "../src/db/ids.ts"
import { accountAt } from "../src/features/accounts/service.ts"
import { glossaryFor } from "../src/features/articles/service.ts"
import {
  type ChapterDraft,
  type CourseDraft,
  type LessonDraft,
  publishCourse,
  type QuizDraft,
} from "../src/features/courses/publishing/service.ts"
import { adoptVideo, posterAddress } from "../src/features/media/service.ts"
import { DEMO_DOMAIN } from "../src/platform/demo.ts"
import type { Platform } from "../src/platform/platform.ts"
import { courses } from "./learning/courses.ts"
import { type FilmRecord, MANIFEST, mediaPath, readMedia } from "./learning/media.ts"
import type { Both, Course, Lesson, QuizQuestion } from "./learning/shape.ts"

const DAY_MS = 86_400_000
/** As if our editors had published one every few days. */
const DAYS_BETWEEN = 4

/**
 * Those whose films are all there (`npm run films`), each in a transaction of its own, until the signal says that it is enough. Planted again they
 * are there once. Whether all of them are.
 */
export async function loadCourses(platform: Platform, now: Date, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(MANIFEST)) return false
  const { films } = await readMedia()
  const byId = new Map(films.map((film) => [film.id, film]))
  let planted = 0
  const folder = await mkdtemp(join(tmpdir(), "shirube-posters-"))
  try {
    for (const [at, course] of courses.entries()) {
      const publishedAt = new Date(now.getTime() - (courses.length - at) * DAYS_BETWEEN * DAY_MS)
      const draft = await draftOf(platform, course, byId, { folder, publishedAt, now, signal })
      if (!draft || signal.aborted) continue
      await platform.db.transaction(async (tx) => publishCourse(tx, draft, await glossaryFor(tx), now))
      planted += 1
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return planted === courses.length
}

interface Moment {
  /** For what is only needed while it is planted. */
  readonly folder: string
  readonly publishedAt: Date
  readonly now: Date
  readonly signal: AbortSignal
}

async function draftOf(
  platform: Platform,
  course: Course,
  films: ReadonlyMap<string, FilmRecord>,
  moment: Moment,
): Promise<CourseDraft | undefined> {
  const filmOf = (lesson: Lesson) => films.get(`courses/${course.key}/${lesson.key}`)
  if (course.chapters.some(({ lessons }) => lessons.some((lesson) => !filmOf(lesson)))) return undefined
  const author = await accountAt(platform.db.autocommit, `${course.author}@${DEMO_DOMAIN}`)
  const chapters: ChapterDraft[] = []
  for (const { title, lessons } of course.chapters) {
    const drafts: LessonDraft[] = []
    for (const lesson of lessons) {
      if (moment.signal.aborted) return undefined
      const film = filmOf(lesson)
      if (film) drafts.push(await lessonOf(platform, lesson, film, moment))
    }
    chapters.push({ title, lessons: drafts })
  }
  return {
    id: namedId<CourseId>(course.key),
    authorId: author ? namedId<UserId>(author.id) : null,
    topics: [course.topic],
    level: course.level,
    publishedAt: moment.publishedAt,
    texts: inBoth((language) => ({
      title: course.title[language],
      summary: course.summary[language],
      outcomes: course.outcomes.map((outcome) => outcome[language]),
    })),
    chapters,
  }
}

const inBoth = <Text>(textIn: (language: keyof Both) => Text) =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)]))

async function lessonOf(
  platform: Platform,
  lesson: Lesson,
  film: FilmRecord,
  { folder, now }: Moment,
): Promise<LessonDraft> {
  const posterPath = join(folder, `${lesson.key}.jpg`)
  await sharp(mediaPath(film.poster)).jpeg({ quality: 80 }).toFile(posterPath)
  const adopted = await adoptVideo(
    platform.db,
    platform,
    { id: idOf(film), purpose: "lesson-video", videoPath: mediaPath(film.film), posterPath },
    now,
  )
  const sentences = lesson.scenes.flatMap((scene) => scene.sentences)
  const firstOf = (scene: number) =>
    lesson.scenes.slice(0, scene).reduce((sum, each) => sum + each.sentences.length, 0)
  return {
    key: namedId<LessonKey>(lesson.key),
    spokenLanguage: lesson.spoken,
    film: { videoId: adopted.id, durationMs: adopted.durationMs, poster: posterAddress(adopted) },
    sources: lesson.sources.map(({ checkedOn, ...source }) => ({ ...source, checked_on: checkedOn })),
    texts: inBoth((language) => ({
      title: lesson.title[language],
      summary: lesson.summary[language],
      cues: sentences.map((sentence, at) => {
        const [startMs = 0, endMs = 0] = film.sentences[at] ?? []
        return { startMs, endMs, text: sentence[language] }
      }),
      marks: lesson.scenes.map(({ title }, at) => ({
        startMs: at === 0 ? 0 : (film.sentences[firstOf(at)]?.[0] ?? 0),
        title: title[language],
      })),
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

/** Of the film's own name and content: the same film is the same video, another cut is another one. */
function idOf({ id, film }: FilmRecord): VideoId {
  const digest = createHash("sha256").update(`${id} ${film.sha256}`).digest("hex")
  return namedId<VideoId>(
    [
      digest.slice(0, 8),
      digest.slice(8, 12),
      `4${digest.slice(13, 16)}`,
      `8${digest.slice(17, 20)}`,
      digest.slice(20, 32),
    ].join("-"),
  )
}
