import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import type { CourseDraftStatus } from "./queries.ts"

/** A draft under review is read-only: the editors see exactly what was submitted. Withdrawing makes it editable. */
export function WithdrawCourse({
  id,
  onDone,
}: {
  id: string
  onDone: (standing: CourseDraftStatus) => void
}) {
  const t = useTranslations("ownCourses")
  const takeBack = useAction("DELETE /v1/course-drafts/{id}/review", {
    touches: ["course-drafts"],
    done: () => t("takenBack"),
    onDone,
  })
  return (
    <p>
      <Button
        variant="secondary"
        busy={takeBack.underWay.length > 0}
        onClick={() => void takeBack.run({ params: { id } })}
      >
        {t("takeBack")}
      </Button>
    </p>
  )
}
