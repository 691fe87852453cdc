// Publishes a course from one document in one transaction.
import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import {
  type CourseId,
  type LessonId,
  type LessonKey,
  newId,
  type UserId,
  type VideoId,
} from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { removeDocument } from "#api/kernel/search/documents"
import { MARKDOWN_FORMAT, renderLines } from "#api/kernel/text/markdown"
import { releaseVideos } from "#api/modules/common/media/videos/service"
import { termsIn } from "#api/modules/learning/articles/rendering/service"
import type { glossaryFor } from "#api/modules/learning/articles/service"
import { indexCourse } from "../documents/service.ts"
import { courseChanged, coursePublished } from "../events.ts"
import {
  deleteCourse,
  deleteQuizQuestions,
  type InLanguages,
  insertQuizQuestions,
  type LessonSource,
  type QuizInsert,
  type QuizTexts,
  replaceCourse,
  replaceLessons,
  type StoredCue,
  selectCoursesBy,
  selectFingerprint,
  selectLessonIds,
  selectQuizzes,
  selectTakenDownBy,
  selectVideosOf,
} from "./queries.ts"

/** Everything in the editors' notation: `{内定|ないてい}`, and in cues `[[naitei]]` too. */
export interface CourseDraft {
  readonly id: CourseId
  readonly authorId: UserId | null
  readonly topics: readonly Topic[]
  readonly level: "n5" | "n4" | "n3" | "n2" | "n1"
  readonly publishedAt: Date
  readonly texts: InLanguages<CourseText>
  readonly chapters: readonly ChapterDraft[]
}

interface CourseText {
  readonly title: string
  readonly summary: string
  readonly outcomes: readonly string[]
}

export interface ChapterDraft {
  readonly title: InLanguages<string>
  readonly lessons: readonly LessonDraft[]
}

export interface LessonDraft {
  readonly key: LessonKey
  readonly spokenLanguage: Language
  readonly film: { readonly videoId: VideoId; readonly durationMs: number; readonly poster: string | null }
  readonly sources: readonly LessonSource[]
  readonly texts: InLanguages<LessonText>
  readonly quiz: readonly QuizDraft[]
}

interface LessonText {
  readonly title: string
  readonly summary: string
  readonly cues: readonly { readonly startMs: number; readonly endMs: number; readonly text: string }[]
  readonly marks: readonly { readonly startMs: number; readonly title: string }[]
}

export interface QuizDraft {
  readonly kind: "single" | "multiple"
  readonly texts: InLanguages<QuizTexts>
  readonly rightChoices: readonly number[]
}

/**
 * Version of how a draft is stored, apart from its text; a new number saves everything again on the next
 * content load.
 */
const FORMAT = 1

type Glossary = Awaited<ReturnType<typeof glossaryFor>>

/** Publishes the draft. Idempotent: an unchanged draft emits nothing. */
export async function publishCourse(
  tx: Tx,
  draft: CourseDraft,
  glossary: Glossary,
  now: Date,
): Promise<"published" | "changed" | "unchanged"> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([FORMAT, MARKDOWN_FORMAT, draft, [...glossary.values()]]))
    .digest("base64url")
  const known = await selectFingerprint(tx, draft.id)
  if (known === fingerprint) return "unchanged"

  const written = languages.filter((language) => draft.texts[language])
  const inOrder = draft.chapters.flatMap(({ lessons }, chapter) =>
    lessons.map((lesson) => ({ ...lesson, chapter })),
  )
  await replaceCourse(
    tx,
    {
      id: draft.id,
      authorId: draft.authorId,
      topics: [...draft.topics],
      level: draft.level,
      languages: written,
      spokenLanguages: languages.filter((each) =>
        inOrder.some(({ spokenLanguage }) => spokenLanguage === each),
      ),
      lessonCount: inOrder.length,
      durationMs: inOrder.reduce((sum, { film }) => sum + film.durationMs, 0),
      poster: inOrder[0]?.film.poster ?? null,
      publishedAt: draft.publishedAt,
      updatedAt: now,
      fingerprint,
    },
    eachText(draft.texts).map(({ language, title, summary, outcomes }) => ({
      language,
      title,
      summary,
      outcomes: [...outcomes],
    })),
    draft.chapters.map(({ title }, position) => ({ position, title })),
  )
  const lessons = await keepLessons(tx, draft.id, inOrder, glossary)
  await keepQuizzes(tx, lessons)
  await indexCourse(tx, draft.id)
  await emit(tx, known === undefined ? coursePublished : courseChanged, { courseId: draft.id })
  return known === undefined ? "published" : "changed"
}

const eachText = <Text extends object>(texts: InLanguages<Text>) =>
  languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text }] : []
  })

interface PlacedLesson extends LessonDraft {
  readonly chapter: number
}

/** A lesson that keeps its key keeps its id. */
async function keepLessons(
  tx: Tx,
  courseId: CourseId,
  drafts: readonly PlacedLesson[],
  glossary: Glossary,
): Promise<readonly (PlacedLesson & { readonly id: LessonId })[]> {
  const known = new Map((await selectLessonIds(tx, courseId)).map(({ id, key }) => [key, id]))
  const kept = drafts.map((draft) => ({ ...draft, id: known.get(draft.key) ?? newId<LessonId>() }))
  await replaceLessons(
    tx,
    courseId,
    kept.map(({ id, key, chapter, spokenLanguage, film, sources, quiz }, at) => ({
      id,
      courseId,
      key,
      chapter,
      position: at + 1,
      spokenLanguage,
      ...film,
      questionCount: quiz.length,
      sources,
    })),
    kept.flatMap(({ id, texts }) =>
      eachText(texts).map(({ language, title, summary, cues, marks }) => ({
        lessonId: id,
        language,
        title,
        summary,
        ...renderCues(
          cues.map(({ startMs, endMs, text }) => ({ start_ms: startMs, end_ms: endMs, source: text })),
          glossary,
          language,
        ),
        marks: marks.map(({ startMs, title }) => ({ start_ms: startMs, title: withoutRuby(title) })),
      })),
    ),
  )
  return kept
}

/** Appends the definitions of the terms once. */
export function renderCues(
  cues: readonly Pick<StoredCue, "start_ms" | "end_ms" | "source">[],
  glossary: Glossary,
  language: Language,
) {
  const rendered = renderLines(
    cues.map(({ source }) => source),
    { ...termsIn(glossary, language), among: language },
  )
  return {
    cues: rendered.lines.flatMap((line, at): StoredCue[] => {
      const cue = cues[at]
      return cue ? [{ start_ms: cue.start_ms, end_ms: cue.end_ms, source: cue.source, ...line }] : []
    }),
    termsHtml: rendered.termsHtml,
  }
}

/** Keeps answers while the question is unchanged; a changed question needs a new answer. */
async function keepQuizzes(
  tx: Tx,
  lessons: readonly { readonly id: LessonId; readonly quiz: readonly QuizDraft[] }[],
): Promise<void> {
  const known = await selectQuizzes(
    tx,
    lessons.map(({ id }) => id),
  )
  const wanted = lessons.flatMap(({ id: lessonId, quiz }) =>
    quiz.map(({ kind, texts, rightChoices }, position) => ({
      lessonId,
      position,
      kind,
      texts,
      rightChoices: rightChoices.toSorted((a, b) => a - b),
    })),
  )
  const isKept = ({ id, ...row }: QuizInsert) => wanted.some((each) => isSame(each, row))
  const gone = known.filter((row) => !isKept(row))
  await deleteQuizQuestions(
    tx,
    gone.map(({ id }) => id),
  )
  const stays = known.filter(isKept).map(({ id, ...row }) => row)
  const added = wanted.filter((each) => !stays.some((row) => isSame(each, row)))
  await insertQuizQuestions(
    tx,
    added.map((row) => ({ id: newId(), ...row })),
  )
}

/** Added furigana do not change a question. */
const isSame = (a: Omit<QuizInsert, "id">, b: Omit<QuizInsert, "id">) =>
  isDeepStrictEqual(unread(a), unread(b))
const unread = (row: Omit<QuizInsert, "id">): unknown =>
  JSON.parse(JSON.stringify(row), (_, value) => (typeof value === "string" ? withoutRuby(value) : value))

/** For authors who delete their courses with their account; certificates stay. */
export async function removeCoursesBy(tx: Tx, authors: readonly UserId[]): Promise<void> {
  await removeCourses(tx, await selectCoursesBy(tx, authors))
}

/** Deletes courses that the authors took down themselves. */
export async function removeTakenDownBy(tx: Tx, authors: readonly UserId[]): Promise<void> {
  await removeCourses(tx, await selectTakenDownBy(tx, authors))
}

async function removeCourses(tx: Tx, found: readonly { readonly id: CourseId }[]): Promise<void> {
  for (const { id } of found) {
    await releaseVideos(tx, await selectVideosOf(tx, id))
    await deleteCourse(tx, id)
    await removeDocument(tx, "course", id)
    await emit(tx, courseChanged, { courseId: id })
  }
}
