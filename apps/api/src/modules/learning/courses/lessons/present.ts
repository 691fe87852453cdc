import type { Language } from "@shirube/vocabulary/language"
import { parseRuby } from "#api/kernel/text/ruby"
import { inLanguage, presentTitle, presentTopics } from "../present.ts"
import { presentLessonSummary } from "../reading/present.ts"
import type { CourseRow, LessonSummaryRow } from "../reading/queries.ts"
import type { LessonRow, QuizRow, TranscriptRow } from "./queries.ts"

interface Content {
  readonly spokenLanguage: Language
  readonly transcripts: readonly TranscriptRow[]
  readonly quiz: readonly (Pick<QuizRow, "kind" | "texts"> & { readonly id: string })[]
}

export function presentContent({ spokenLanguage, transcripts, quiz }: Content, language: Language) {
  const spokenFirst = transcripts.toSorted(
    (a, b) => Number(b.language === spokenLanguage) - Number(a.language === spokenLanguage),
  )
  return {
    transcripts: spokenFirst.map(({ language, cues, termsHtml, marks }) => ({
      language,
      cues: cues.map(({ start_ms, end_ms, text, html }) => ({ start_ms, end_ms, text, html })),
      terms_html: termsHtml,
      marks: [...marks],
    })),
    quiz: quiz.map(({ id, kind, texts }) => {
      const { question, choices } = inLanguage(texts, language)
      return { id, kind, question_ruby: parseRuby(question), choices: choices.map(parseRuby) }
    }),
  }
}

const presentNeighbour = (row: LessonSummaryRow | undefined) => {
  if (!row) return null
  const { key, title, title_ruby, duration_ms, is_open } = presentLessonSummary(row)
  return { key, title, title_ruby, duration_ms, is_open }
}

interface LessonInCourse {
  readonly course: Pick<CourseRow, "id" | "title" | "lessonCount" | "topics" | "language">
  readonly lesson: Pick<LessonRow, "id" | "spokenLanguage" | "sources">
  readonly all: readonly LessonSummaryRow[]
  readonly content: Content | null
}

export function presentLesson({ course, lesson, all, content }: LessonInCourse, language: Language) {
  const at = all.findIndex(({ id }) => id === lesson.id)
  const own = all[at]
  if (!own) throw new Error("Lesson has no text in the language of its course")
  return {
    ...presentLessonSummary(own),
    course: {
      id: course.id,
      ...presentTitle(course.title),
      lesson_count: course.lessonCount,
      topics: presentTopics(course.topics, language),
    },
    language: course.language,
    is_fallback: course.language !== language,
    spoken_language: lesson.spokenLanguage,
    sources: lesson.sources.map(({ title, publisher, url, checked_on }) => ({
      title: inLanguage(title, language),
      publisher: inLanguage(publisher, language),
      url,
      checked_on,
    })),
    previous: presentNeighbour(all[at - 1]),
    next: presentNeighbour(all[at + 1]),
    content: content && presentContent(content, language),
  }
}
