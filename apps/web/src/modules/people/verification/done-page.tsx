import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { forgetTarget, useTarget } from "#web/lib/auth/redirect-target.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { VerifiedBadge } from "#web/ui/text/verified-badge.tsx"
import { verificationQuery } from "./queries.ts"
import { VerificationFrame } from "./verification-frame.tsx"

export function DonePage() {
  const t = useTranslations("verification")
  const write = useTimeText()
  const href = useHref()
  const user = useMember()
  const target = useTarget()
  const { data } = useSuspenseQuery(verificationQuery)
  const { verified, request } = data
  if (request?.isWithEditors)
    return (
      <VerificationFrame
        step={3}
        title={t(`sentToEditors.${request.method}.title`)}
        lead={t(`sentToEditors.${request.method}.lead`)}
      >
        <a href={href("/")} className={buttonClass("primary")}>
          {t("goHome")}
        </a>
      </VerificationFrame>
    )
  if (!verified)
    return (
      <VerificationFrame step={3} title={t("notYetTitle")} lead={t("notYetLead")}>
        <a href={href("/sign-up/student-verification/1")} className={buttonClass("primary")}>
          {t("toStart")}
        </a>
      </VerificationFrame>
    )
  return (
    <VerificationFrame step={3} title={t("doneTitle")} lead={t("doneLead")}>
      <div className="grid gap-6">
        <p className="flex items-center gap-4">
          <Seal text={user.seal} />
          <span className="grid justify-items-start gap-1">
            <span className="font-semibold">{user.name}</span>
            <VerifiedBadge label={t("badge")} />
          </span>
        </p>
        <p>
          {t("verifiedUntil", {
            university: verified.university,
            number: verified.numberEnd,
            day: write(new Date(Date.parse(verified.endsAt) - 1).toISOString(), {
              year: true,
              month: "long",
              day: true,
            }),
          })}
        </p>
        {target ? (
          <a href={target} onClick={forgetTarget} className={buttonClass("primary")}>
            {t("goBack")}
          </a>
        ) : null}
        <a href={href("/account")} className={buttonClass(target ? "quiet" : "primary")}>
          {t("goToAccount")}
        </a>
      </div>
    </VerificationFrame>
  )
}
