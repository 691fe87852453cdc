import { useRouter } from "@tanstack/react-router"
import { useCallback, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { renewSession } from "#web/lib/auth/actions.ts"
import { rememberTarget, withHash } from "#web/lib/auth/redirect-target.ts"
import { safeRedirect } from "#web/lib/auth/safe-redirect.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

/** Renews an expired access token in the browser, then redirects to the page the reader wanted. */
export function RenewPage({ to }: { to: string | undefined }) {
  const t = useTranslations("auth")
  const href = useHref()
  const { isStuck, renew } = useRenewal(safeRedirect(to) ?? href("/"))

  if (isStuck)
    return (
      <SignInLayout title={t("renewFailedTitle")} lead={<p role="status">{t("renewFailedText")}</p>}>
        <Button onClick={renew}>{t("tryAgain")}</Button>
      </SignInLayout>
    )
  return (
    <SignInLayout title={t("renewTitle")} lead={t("renewText")}>
      <noscript>
        <p>{t("renewScriptless")}</p>
        <TextLink kind="stand-alone" href={href("/sign-in-mail")}>
          {t("signInTitle")}
        </TextLink>
      </noscript>
    </SignInLayout>
  )
}

function useRenewal(target: string) {
  const router = useRouter()
  const app = useApp()
  const href = useHref()
  const [isStuck, setStuck] = useState(false)

  const renew = useCallback(() => {
    setStuck(false)
    void renewSession(app).then((outcome) => {
      if (outcome === "unreachable") return setStuck(true)
      const wanted = withHash(target)
      if (outcome !== "renewed") rememberTarget(wanted)
      if (outcome === "sent-away") return
      return router.navigate({ href: outcome === "renewed" ? wanted : href("/sign-in"), replace: true })
    })
  }, [app, router, href, target])

  useEffect(renew, [renew])
  return { isStuck, renew }
}
