import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { renewSession, takeRedirect } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { TextLink } from "#web/ui/text-link.tsx"
import { AuthPage } from "./auth-page.tsx"

/** A stop of a moment for a session that slept: renewed here, in the browser, then on to where the reader wanted. */
export function RenewPage() {
  const t = useTranslations("auth")
  const router = useRouter()
  const app = useApp()
  const href = useHref()

  useEffect(() => {
    void renewSession(app).then((isRenewed) =>
      router.navigate({ href: isRenewed ? takeRedirect() : "/sign-in", replace: true }),
    )
  }, [app, router])

  return (
    <AuthPage title={t("renewTitle")} lead={t("renewText")}>
      <noscript>
        <p>{t("renewScriptless")}</p>
        <TextLink kind="stand-alone" href={href("/sign-in-mail")}>
          {t("signInTitle")}
        </TextLink>
      </noscript>
    </AuthPage>
  )
}
