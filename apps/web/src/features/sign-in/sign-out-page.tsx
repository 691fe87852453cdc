import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { signOut } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"

export function SignOutPage() {
  const t = useTranslations("auth")
  const router = useRouter()
  const app = useApp()
  const href = useHref()
  const [isOut, setOut] = useState(app.session() === "none")

  useEffect(() => {
    let isHere = true
    void signOut(app, router).then((elsewhere) => {
      if (!isHere) return
      // The shared service asks whether to sign out there too, and leads back to our home page.
      if (elsewhere) location.assign(elsewhere)
      else setOut(true)
    })
    return () => {
      isHere = false
    }
  }, [app, router])

  return (
    <DoorPage title={isOut ? t("signedOutTitle") : t("signingOut")}>
      <div aria-live="polite">
        {isOut ? (
          <>
            <p className="text-ink-soft">{t("signedOutText")}</p>
            <div className="mt-8 flex flex-wrap gap-4">
              <a href={href("/")} className={buttonClass("primary")}>
                {t("goHome")}
              </a>
              <a href={href("/sign-in")} className={buttonClass("secondary")}>
                {t("signInAgain")}
              </a>
            </div>
          </>
        ) : null}
      </div>
    </DoorPage>
  )
}
