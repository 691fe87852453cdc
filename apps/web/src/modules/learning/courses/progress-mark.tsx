import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { personalQuery } from "#web/lib/query/personal.ts"
import type { CourseSummary } from "./queries.ts"

/** The reader's progress; nothing before they have started. */
export function ProgressMark({ course }: { course: Pick<CourseSummary, "id" | "lessonCount"> }) {
  const t = useTranslations("courses.progress")
  const { data } = useQuery(personalQuery(`course:${course.id}`))
  if (!data?.course) return null
  const { doneLessons } = data.course
  return (
    <div className="absolute inset-x-0 bottom-0 bg-paper/95 px-2.5 pt-1.5 pb-0.5">
      <ProgressBar
        done={doneLessons}
        all={course.lessonCount}
        label={t("done", { done: doneLessons, all: course.lessonCount })}
      />
    </div>
  )
}

export function ProgressBar({ done, all, label }: { done: number; all: number; label: string }) {
  return (
    <div className="grid gap-1">
      <progress value={done} max={all} aria-label={label} className="h-1.5 w-full text-matcha" />
      <p aria-hidden className="text-ink-soft text-sm">
        {label}
      </p>
    </div>
  )
}
