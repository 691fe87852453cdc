import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { courseHref, lessonHref } from "../address.ts"
import type { Lesson } from "../queries.ts"

export function NextLesson({ lesson, next }: { lesson: Lesson; next: NonNullable<Lesson["next"]> }) {
  const t = useTranslations("lesson")
  const href = useHref()
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 z-2 flex flex-wrap items-center justify-between gap-3 bg-paper/95 p-4"
    >
      <p>{t("nextIn", { title: next.title })}</p>
      <ButtonLink href={href(lessonHref(lesson.course.id, next.key))}>{t("next")}</ButtonLink>
    </div>
  )
}

interface FinishedProps {
  readonly lesson: Lesson
  readonly isDone: boolean
  readonly isCourseDone: boolean
}

export function Finished({ lesson, isDone, isCourseDone }: FinishedProps) {
  const t = useTranslations("lesson")
  const href = useHref()
  if (isCourseDone)
    return (
      <Notice kind="success" live title={t("courseDone")}>
        <TextLink href={href(courseHref(lesson.course.id))}>{t("toCourse")}</TextLink>
      </Notice>
    )
  return isDone ? <p className="font-semibold text-matcha text-sm">✓ {t("done")}</p> : null
}
