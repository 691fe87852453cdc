import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

/** Opening the link must not unsubscribe, because mail programs open links too. The button does. */
export function UnsubscribePage({ token }: { token: string }) {
  const t = useTranslations("notifications")
  const href = useHref()
  const [isStopped, setStopped] = useState(false)
  const stop = useAction("POST /v1/notifications/unsubscribe", { isForVisitors: true })
  if (isStopped)
    return (
      <SignInLayout key="stopped" isStep title={t("stoppedTitle")} lead={t("stoppedLead")}>
        <ButtonLink variant="secondary" href={href("/")}>
          {t("home")}
        </ButtonLink>
      </SignInLayout>
    )
  return (
    <SignInLayout title={t("stopTitle")} lead={t("stopLead")}>
      <Button
        busy={stop.underWay.length > 0}
        busyLabel={t("working")}
        onClick={() => void stop.run({ query: { token } }).then(setStopped)}
      >
        {t("stop")}
      </Button>
    </SignInLayout>
  )
}
