import { useState } from "react"
import { useTranslations } from "use-intl"
import { draftKey, dropDraft } from "#web/lib/form/draft.ts"
import { useMember } from "#web/lib/use-app.ts"
import { useFailure } from "#web/lib/use-failure.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { type CourseDraft, fetchCourseDraft } from "../writing/queries.ts"

interface ConflictNoticeProps {
  readonly id: string
  /** What stands here is to go over what has this version. */
  readonly onKeep: (version: number) => void
  readonly onTake: (other: CourseDraft) => void
}

/** Two windows have written: neither is lost before somebody has said which one stays. */
export function ConflictNotice({ id, onKeep, onTake }: ConflictNoticeProps) {
  const t = useTranslations("ownCourses")
  const failures = useFailure()
  const key = draftKey(`course.${id}`, useMember().id)
  const [isBusy, setBusy] = useState(false)
  const decide = async (then: (other: CourseDraft) => void) => {
    setBusy(true)
    try {
      then(await fetchCourseDraft(id))
    } catch (error) {
      failures.tell(error)
    } finally {
      setBusy(false)
    }
  }
  const take = (other: CourseDraft) => {
    dropDraft(key)
    onTake(other)
  }
  return (
    <Notice kind="warn" title={t("conflict.title")} live>
      <p>{t("conflict.text")}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void decide(({ version }) => onKeep(version))}
        >
          {t("conflict.keep")}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={() => void decide(take)}>
          {t("conflict.other")}
        </Button>
      </p>
    </Notice>
  )
}
