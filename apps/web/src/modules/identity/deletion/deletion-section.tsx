import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import type { Provider } from "#web/lib/auth/sso.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { useDay, useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { type Proof, ProofDialog } from "#web/ui/overlay/proof-dialog.tsx"
import { Section } from "#web/ui/text/section.tsx"

interface DeletionSectionProps {
  /** When the member asked for deletion, if they did. */
  readonly askedAt: string | undefined
  /** Services with which the member can sign in again to prove their identity. */
  readonly proofBy: readonly Provider[]
  readonly leavingAt: string | null
}

export function DeletionSection({ leavingAt, askedAt, proofBy }: DeletionSectionProps) {
  const t = useTranslations("account")
  const [isAsking, setAsking] = useState(false)
  const refresh = useRefresh()
  const { status } = useApp()
  const leave = async (body: Proof) => {
    await api("POST /v1/account/leaving", { body })
    status.show({ kind: "success", message: t("leaveAsked") })
    await refresh()
  }
  return (
    <Section title={t("leaveTitle")} text={t("leaveText")}>
      {leavingAt ? (
        <Leaving leavingAt={leavingAt} askedAt={askedAt} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="max-w-measure">{t("leavePlain")}</p>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t("leaveAsk")}
          </Button>
        </div>
      )}
      <ProofDialog
        route="POST /v1/account/leaving"
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("leaveDialogTitle")}
        text={t("leaveDialogText")}
        confirm={t("leaveConfirm")}
        isDangerous
        providers={proofBy}
        work={leave}
      />
    </Section>
  )
}

function Leaving({ leavingAt, askedAt }: { leavingAt: string; askedAt: string | undefined }) {
  const t = useTranslations("account")
  const day = useDay()
  const moment = useMoment()
  const settled = useRefresh()
  const stay = useAction("DELETE /v1/account/leaving", { done: () => t("stayed"), settled })
  return (
    <Notice kind="warn" title={t("leavingTitle", { day: day(leavingAt) })}>
      {askedAt ? <p>{t("leaveUntil", { moment: moment(askedAt) })}</p> : null}
      <Button
        className="mt-4"
        busy={stay.underWay.length > 0}
        busyLabel={t("working")}
        onClick={() => void stay.run()}
      >
        {t("stay")}
      </Button>
    </Notice>
  )
}
