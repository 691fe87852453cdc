import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { renewSession } from "#web/lib/auth/actions.ts"
import { rememberTarget } from "#web/lib/auth/redirect-target.ts"
import { safeRedirect } from "#web/lib/auth/safe-redirect.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { DoorPage } from "#web/ui/door-page.tsx"
import { TextLink } from "#web/ui/text-link.tsx"

/** A stop of a moment for a session that slept: renewed here, in the browser, then on to where the reader wanted. */
export function RenewPage({ to }: { to: string | undefined }) {
  const t = useTranslations("auth")
  const router = useRouter()
  const app = useApp()
  const href = useHref()

  useEffect(() => {
    const target = safeRedirect(to) ?? "/"
    void renewSession(app).then((isRenewed) => {
      if (!isRenewed) rememberTarget(target)
      return router.navigate({ href: isRenewed ? target : "/sign-in", replace: true })
    })
  }, [app, router, to])

  return (
    <DoorPage title={t("renewTitle")} lead={t("renewText")}>
      <noscript>
        <p>{t("renewScriptless")}</p>
        <TextLink kind="stand-alone" href={href("/sign-in-mail")}>
          {t("signInTitle")}
        </TextLink>
      </noscript>
    </DoorPage>
  )
}
