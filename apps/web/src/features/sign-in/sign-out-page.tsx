import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { signOut } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { TextLink } from "#web/ui/text-link.tsx"

export function SignOutPage() {
  const t = useTranslations("auth")
  const router = useRouter()
  const app = useApp()
  const href = useHref()
  const [isOut, setOut] = useState(app.session() === "none")
  const [stillInAt, setStillInAt] = useState<string>()

  useEffect(() => {
    let isHere = true
    void signOut(app, router).then((elsewhere) => {
      if (!isHere) return
      // The shared service asks whether to sign out there too, and leads back to our home page. Whom the server sent here
      // with a word about why stays to read it.
      if (elsewhere && !app.status.current()) return location.assign(elsewhere)
      setStillInAt(elsewhere)
      setOut(true)
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
            {stillInAt ? (
              <p className="mt-8">
                <TextLink kind="stand-alone" href={stillInAt}>
                  {t("signOutThere")}
                </TextLink>
              </p>
            ) : null}
          </>
        ) : null}
      </div>
    </DoorPage>
  )
}
