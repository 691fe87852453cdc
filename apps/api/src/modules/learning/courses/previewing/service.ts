// A draft as its readers would see it: built from the document on each request, never stored.
import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type CourseDraftId, type LessonKey, namedId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { grantMedia, posterAddress, wireMedia } from "#api/modules/common/media/grants/service"
import { writersOf } from "#api/modules/identity/accounts/service"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { mayEditorsRead } from "../drafts/policy.ts"
import { type Draft, selectDraft } from "../drafts/queries.ts"
import { describeFilms } from "../films/service.ts"
import { renderCues } from "../publishing/service.ts"
import type { CourseRow, LessonSummaryRow } from "../reading/queries.ts"
import { lessonContentOf } from "../submission/policy.ts"

interface Reading {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

type Lesson = CourseDocument["chapters"][number]["lessons"][number]
type Film = Awaited<ReturnType<typeof describeFilms>>[number]

const mayPreview = (user: Actor, draft: Draft) =>
  draft.authorId === user.id || (user.role === "editor" && mayEditorsRead(draft))

export async function previewDraft(
  tx: Tx,
  id: CourseDraftId,
  asked: LessonKey | undefined,
  reading: Reading,
) {
  const draft = await selectDraft(tx, id)
  if (!draft || !mayPreview(reading.user, draft)) throw new ApiError("course.not_found")
  const films = await describeFilms(tx, draft.document)
  const course = courseOf(draft, films, reading.visit)
  const lessons = lessonsOf(draft.document, films, course.language)
  const lesson = asked && (await lessonOf(tx, { draft, films, course, lessons }, asked, reading))
  return {
    course,
    chapters: draft.document.chapters.map(({ title }, position) => ({ position, title })),
    lessons,
    authors: await writersOf(tx, [draft.authorId]),
    lesson: lesson ?? null,
  }
}

/** The languages with a title, else the reader's. */
function shownLanguages({ texts }: CourseDocument, language: Language): Language[] {
  const begun = languages.filter((each) => texts[each].title !== "")
  return begun.length > 0 ? begun : [language]
}

const eachLesson = ({ chapters }: CourseDocument) =>
  chapters.flatMap(({ lessons }, chapter) => lessons.map((lesson) => ({ lesson, chapter })))
const filmOf = (films: readonly Film[], { film }: Lesson) => films.find(({ id }) => id === film)
/** Posters of a course that is taken down are hidden; the film has its own address. */
const posterOf = (film: Film | undefined) => (film && !film.isPosterHidden ? posterAddress(film) : null)

type PreviewedCourse = Omit<CourseRow, "level"> & { readonly level: CourseRow["level"] | null }

function courseOf({ document, ...draft }: Draft, films: readonly Film[], visit: Visit): PreviewedCourse {
  const written = shownLanguages(document, visit.language)
  const [first = visit.language] = written
  const language = written.includes(visit.language) ? visit.language : first
  const all = eachLesson(document).map(({ lesson }) => lesson)
  const { title, summary, outcomes } = document.texts[language]
  const [opening] = all
  return {
    id: namedId(draft.id),
    authorId: draft.authorId,
    topics: document.topics,
    level: document.level,
    languages: written,
    language,
    spokenLanguages: languages.filter((each) => all.some((lesson) => lesson.spoken_language === each)),
    lessonCount: all.length,
    durationMs: all.reduce((sum, lesson) => sum + (filmOf(films, lesson)?.durationMs ?? 0), 0),
    poster: opening ? posterOf(filmOf(films, opening)) : null,
    publishedAt: visit.now,
    updatedAt: draft.updatedAt,
    position: "",
    title,
    summary,
    outcomes: outcomes.filter((outcome) => outcome !== ""),
  }
}

const lessonsOf = (
  document: CourseDocument,
  films: readonly Film[],
  language: Language,
): LessonSummaryRow[] =>
  eachLesson(document).map(({ lesson, chapter }, at) => {
    const film = filmOf(films, lesson)
    return {
      // A draft lesson has no id yet; nothing is fetched by it.
      id: namedId(lesson.key),
      key: lesson.key,
      chapter,
      position: at + 1,
      durationMs: film?.durationMs ?? 0,
      poster: posterOf(film),
      questionCount: lesson.quiz.length,
      title: lesson.texts[language].title,
      summary: lesson.texts[language].summary,
    }
  })

interface Previewed {
  readonly draft: Draft
  readonly films: readonly Film[]
  readonly course: PreviewedCourse
  readonly lessons: readonly LessonSummaryRow[]
}

async function lessonOf(
  tx: Tx,
  { draft, films, course, lessons }: Previewed,
  asked: LessonKey,
  { user, visit, platform }: Reading,
) {
  const written = eachLesson(draft.document).find(({ lesson }) => lesson.key === asked)?.lesson
  const row = lessons.find(({ key }) => key === asked)
  if (!written || !row) throw new ApiError("lesson.not_found")
  const glossary = await glossaryFor(tx)
  const said = lessonContentOf(written, { languages: course.languages, terms: new Set(glossary.keys()) })
  const film = filmOf(films, written)
  const granted = film && grantMedia(platform, film, user.sessionId, visit.now)
  return {
    lesson: { ...row, spokenLanguage: written.spoken_language, sources: said.sources },
    content: {
      spokenLanguage: written.spoken_language,
      transcripts: course.languages.flatMap((language) => {
        const words = said.texts[language]
        if (!words || words.cues.length === 0) return []
        const cues = words.cues.map(({ startMs, endMs, text }) => ({
          start_ms: startMs,
          end_ms: endMs,
          source: text,
        }))
        const marks = words.marks.map(({ startMs, title }) => ({ start_ms: startMs, title }))
        return [{ language, marks, ...renderCues(cues, glossary, language) }]
      }),
      quiz: said.quiz.map(({ kind, texts }, at) => ({ id: `${asked}-${at + 1}`, kind, texts })),
    },
    media: granted ? wireMedia(granted) : null,
  }
}
