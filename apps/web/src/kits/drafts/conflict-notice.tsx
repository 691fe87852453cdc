import { useState } from "react"
import { useTranslations } from "use-intl"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { draftKey, dropDraft } from "#web/lib/form/draft.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"

interface ConflictNoticeProps<Draft> {
  /** The name of the draft in this tab. */
  readonly name: string
  readonly fetchOther: () => Promise<Draft>
  /** Overwrites this version with the local document. */
  readonly onKeep: (version: number) => void
  readonly onTake: (other: Draft) => void
}

/** Two windows have saved: nothing is lost until the author has chosen one. */
export function ConflictNotice<Draft extends { readonly version: number }>({
  name,
  fetchOther,
  onKeep,
  onTake,
}: ConflictNoticeProps<Draft>) {
  const t = useTranslations("documents")
  const failures = useFailure()
  const key = draftKey(name, useMember().id)
  const [isBusy, setBusy] = useState(false)
  const decide = async (then: (other: Draft) => void) => {
    setBusy(true)
    try {
      then(await fetchOther())
    } catch (error) {
      failures.tell(error)
    } finally {
      setBusy(false)
    }
  }
  const take = (other: Draft) => {
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
