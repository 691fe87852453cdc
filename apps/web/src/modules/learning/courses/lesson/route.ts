// The head of a lesson's page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import type { Lesson } from "../queries.ts"

interface LessonMatch extends PageMatch {
  readonly status: string
}

export function lessonHead(match: LessonMatch, lesson: Lesson | undefined) {
  const { t } = match.context.locale
  if (!lesson) {
    const title = match.status === "error" ? t("status.exceptionTitle") : t("lesson.notFound.title")
    return page(match, { title, hidden: true })
  }
  return page(match, {
    title: `${lesson.title} – ${lesson.course.title}`,
    description: lesson.summary,
    // A members-only lesson has nothing to read for visitors from a search engine.
    hidden: !lesson.isOpen,
  })
}
