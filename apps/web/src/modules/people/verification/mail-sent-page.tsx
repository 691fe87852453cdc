import { useSuspenseQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { verificationQuery } from "./queries.ts"
import { VerificationFrame } from "./verification-frame.tsx"

export function MailSentPage() {
  const t = useTranslations("verification")
  const href = useHref()
  const { data } = useSuspenseQuery(verificationQuery)
  const { request, verified } = data
  if (request?.method !== "mail" || request.isWithEditors)
    return (
      <VerificationFrame step={2} title={t("sentTitle")} lead={t(verified ? "nothingLeft" : "nothingSent")}>
        <a href={href("/sign-up/student-verification/1")} className={buttonClass("primary")}>
          {t("toStart")}
        </a>
      </VerificationFrame>
    )
  return (
    <VerificationFrame
      step={2}
      title={t("sentTitle")}
      lead={t.rich("sentLead", {
        email: request.email ?? "",
        strong: (words) => <strong className="break-all text-ink">{words}</strong>,
      })}
    >
      <div className="grid gap-6">
        <ul className="grid list-disc gap-2 ps-5">
          <li>{t("sentOnce")}</li>
          <li>{t("sentDevice")}</li>
          <li>{t("sentSpam")}</li>
        </ul>
        <Resend from={request.resendAt} />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href={href("/sign-up/student-verification/1")} className="underline underline-offset-4">
            {t("otherAddress")}
          </a>
          <a href={href("/sign-up/student-verification/1?way=card")} className="underline underline-offset-4">
            {t("cardInstead")}
          </a>
        </p>
      </div>
    </VerificationFrame>
  )
}

function Resend({ from }: { from: string | null }) {
  const t = useTranslations("verification")
  const left = useSecondsUntil(from)
  const resend = useAction("POST /v1/user/verification/mail/resend", {
    touches: ["verification"],
    done: () => t("sentAgain"),
  })
  return (
    <Notice>
      <p>{t("notArrived")}</p>
      <Button
        variant="secondary"
        className="mt-3"
        disabled={left > 0}
        busy={resend.underWay.length > 0}
        busyLabel={t("sending")}
        onClick={() => void resend.run()}
      >
        {left > 0 ? t("resendIn", { seconds: left }) : t("resend")}
      </Button>
    </Notice>
  )
}

/** Zero until hydration, because the server's clock and the reader's may differ. */
function useSecondsUntil(instant: string | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const until = instant === null ? 0 : Date.parse(instant)
    const look = () => setLeft(Math.min(60, Math.max(0, Math.ceil((until - Date.now()) / 1000))))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left
}
