import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { CourseProof } from "./course-proof.tsx"
import type { CourseDraft } from "./queries.ts"

/** For the editors who review it. */
export function SentCoursePage({ draft }: { draft: CourseDraft }) {
  const t = useTranslations("ownCourses")
  const href = useHref()
  return (
    <div className="grid gap-4">
      <TextLink kind="stand-alone" href={href("/editors/courses")}>
        ← {t("backToQueue")}
      </TextLink>
      <h1 className="voice-serif text-title">
        <LabelText text={t("proof")} />
      </h1>
      <p>
        <TextLink kind="stand-alone" href={href(`/account/courses/${draft.id}/preview`)}>
          {t("preview.open")} →
        </TextLink>
      </p>
      <CourseProof draft={draft} />
    </div>
  )
}
