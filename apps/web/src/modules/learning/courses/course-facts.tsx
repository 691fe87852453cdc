import { useTranslations } from "use-intl"
import type { CourseSummary } from "./queries.ts"

export const minutesOf = (durationMs: number) => Math.max(1, Math.round(durationMs / 60_000))

interface CourseFactsProps {
  readonly course: Pick<CourseSummary, "spokenLanguages" | "lessonCount" | "durationMs"> & {
    /** Null in a draft without a level. */
    readonly level: CourseSummary["level"] | null
  }
}

/** The line under a title: length, languages, level and author. */
export function CourseFacts({ course }: CourseFactsProps) {
  const t = useTranslations("courses")
  const [first, second] = course.spokenLanguages.map((language) => t(`languages.${language}`))
  const languages = first && second ? t("and", { first, second }) : (first ?? "")
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-faint text-sm">
      <span>{t("lessons", { count: course.lessonCount })}</span>
      <span>{t("minutes", { count: minutesOf(course.durationMs) })}</span>
      <span>{t("spoken", { languages })}</span>
      {course.level === null ? null : <span>{t("levelIs", { level: course.level.toUpperCase() })}</span>}
    </p>
  )
}

export function useAuthorName(): (author: CourseSummary["author"]) => string {
  const t = useTranslations("courses")
  return (author) => {
    if (author === null) return t("byNobody")
    return author.name === null ? t("byEditors") : t("by", { name: author.name })
  }
}
