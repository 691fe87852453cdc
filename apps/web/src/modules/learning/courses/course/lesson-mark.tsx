import { useQuery } from "@tanstack/react-query"
import { Check } from "lucide-react"
import { useTranslations } from "use-intl"
import { courseProgressQuery } from "../queries.ts"

/** The reader's progress in one lesson. */
export function LessonMark({ course, lesson }: { course: string; lesson: string }) {
  const t = useTranslations("courses.progress")
  const { data } = useQuery(courseProgressQuery(course))
  const own = data?.lessons.find(({ key }) => key === lesson)
  if (!own) return null
  if (own.isDone)
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-matcha">
        <Check aria-hidden className="size-4" />
        {t("lessonDone")}
      </span>
    )
  return <span>{t("lessonBegun", { percent: Math.floor(own.watchedShare * 100) })}</span>
}
