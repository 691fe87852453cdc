import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import type { Ambassador } from "./queries.ts"

const kinds = {
  waiting: "info",
  approved: "success",
  returned: "warn",
  declined: "info",
  withdrawn: "info",
} as const

interface StatusProps {
  readonly ambassador: Ambassador
  /** Hides the link to the application on its own page. */
  readonly isHere?: boolean
}

/** The review status of an application, and the applicant's options. */
export function AmbassadorStatus({ ambassador: { review, window }, isHere = false }: StatusProps) {
  const t = useTranslations("ambassador")
  const day = useDay()
  const href = useHref()
  if (!review) return null
  const { state, submittedAt, decidedAt, reason } = review
  const isOpen = state === "waiting" || state === "returned"
  return (
    <Notice kind={kinds[state]} title={t(`status.${state}.title`)}>
      <p>{t(`status.${state}.text`, { day: day(decidedAt ?? submittedAt) })}</p>
      {reason ? <p className="mt-2 whitespace-pre-line break-words">{reason}</p> : null}
      {isOpen ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          {isHere ? null : (
            <TextLink kind="stand-alone" href={href("/ambassador/application")}>
              {t(state === "waiting" ? "change" : "mend")}
            </TextLink>
          )}
          {state === "waiting" ? <Withdraw window={window} /> : null}
        </div>
      ) : null}
    </Notice>
  )
}

/** Asks for confirmation: after the last day it cannot be undone. */
function Withdraw({ window }: Pick<Ambassador, "window">) {
  const t = useTranslations("ambassador")
  const day = useDay()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useAction("DELETE /v1/ambassador/application", {
    touches: ["ambassador"],
    done: () => t("withdrawn"),
  })
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="quiet" className="px-0!" onClick={() => setAsking(true)}>
        {t("withdraw")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t("withdrawTitle")}
        back={t("keep")}
        closeLabel={t("close")}
        label={t("withdraw")}
        busyLabel={t("working")}
        isBusy={withdraw.underWay.length > 0}
        onConfirm={() => void withdraw.run().then(close)}
      >
        <p>{window?.isOpen ? t("withdrawOpen", { day: day(window.closesOn) }) : t("withdrawClosed")}</p>
      </ConfirmDialog>
    </>
  )
}
