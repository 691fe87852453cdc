import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { contentQuery, type Lesson } from "../queries.ts"
import { LessonStage } from "./lesson-stage.tsx"

/** The content of a lesson after the first, or the reason why the reader may not see it. */
export function MembersLesson({ lesson, questions }: { lesson: Lesson; questions: ReactNode }) {
  const t = useTranslations("lesson")
  const { data, error } = useQuery(contentQuery(lesson.id))
  if (data) return <LessonStage lesson={lesson} content={data} questions={questions} />
  return (
    <div className="page">
      {error ? (
        <Notice kind="warn">{isApiError(error) ? error.message : t("filmFailed")}</Notice>
      ) : (
        <Skeleton shape="text" lines={4} label={t("loading")} />
      )}
    </div>
  )
}
