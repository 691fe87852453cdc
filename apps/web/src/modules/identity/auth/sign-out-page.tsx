import { useRouter } from "@tanstack/react-router"
import { type FormEvent, useCallback, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { leaveSession } from "#web/lib/auth/actions.ts"
import { rememberTarget } from "#web/lib/auth/redirect-target.ts"
import type { SignedOut } from "#web/lib/auth/sign-out.ts"
import { isSecure, writeCookie } from "#web/lib/browser/browser.ts"
import { noticeCookie } from "#web/lib/browser/notice-cookie.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

const NOTHING_LEFT: SignedOut = { isEnded: true, service: null }

export function SignOutPage() {
  const t = useTranslations("auth")
  const href = useHref()
  const { outcome, isBusy, again, canGoOn } = useSignOut()

  if (!outcome)
    return (
      <SignInLayout title={isBusy ? t("signingOut") : t("signOutTitle")}>
        <noscript>
          <form method="post" action={href("/auth/sign-out")}>
            <Button type="submit" size="large">
              {t("signOutTitle")}
            </Button>
          </form>
        </noscript>
      </SignInLayout>
    )
  const { isEnded, service } = outcome
  const isUnfinished =
    service === "unknown" || service?.isAvailable === false || (!isEnded && again !== undefined)
  return (
    <SignInLayout title={isEnded ? t("signedOutTitle") : t("signedOutBrowserTitle")}>
      <div aria-live="polite" className="grid gap-8">
        {isEnded ? (
          <p className="text-ink-soft">{t(canGoOn ? "sentAwayText" : "signedOutText")}</p>
        ) : (
          <Notice kind="warn" title={t("notEndedTitle")}>
            {t("notEndedText")}
          </Notice>
        )}
        <StillSignedIn outcome={outcome} />
        {isUnfinished ? <Retry outcome={outcome} isBusy={isBusy} again={again} /> : null}
        <div className="flex flex-wrap gap-4">
          <a
            href={href("/sign-in")}
            className={buttonClass(canGoOn && !isUnfinished ? "primary" : "secondary")}
          >
            {t("signInAgain")}
          </a>
          <a href={href("/")} className={buttonClass(canGoOn || isUnfinished ? "secondary" : "primary")}>
            {t("goHome")}
          </a>
        </div>
      </div>
    </SignInLayout>
  )
}

type End = NonNullable<ReturnType<typeof leaveSession>>

/**
 * Signs out on arrival; readers who chose to are then redirected to the service of their session, or to the
 * home page.
 */
function useSignOut() {
  const router = useRouter()
  const app = useApp()
  const [outcome, setOutcome] = useState(
    app.form.signedOut ?? (app.session() === "none" ? NOTHING_LEFT : undefined),
  )
  const [isBusy, setBusy] = useState(false)
  const [end, setEnd] = useState<End>()
  const { sentAway } = router.state.location.state

  const settle = useCallback(
    async (end: End, mayLeave: boolean) => {
      setBusy(true)
      const reached = await end()
      const url = reached.service !== "unknown" && reached.service?.url
      if (reached.isEnded && mayLeave) {
        // The service asks whether to sign out there too, and redirects to our home page.
        if (url) {
          writeCookie(noticeCookie("signedOut", { secure: isSecure() }))
          return location.assign(url)
        }
        if (reached.service === null) {
          await router.navigate({ to: "/", replace: true })
          app.status.show({ kind: "success", message: app.locale.t("common.signedOut") })
          return router.invalidate()
        }
      }
      setOutcome(reached)
      setBusy(false)
      await router.invalidate()
    },
    [app, router],
  )
  useEffect(() => {
    const { sentAway } = router.state.location.state
    const end = leaveSession(app, app.locale.prefix)
    // Keeps only the page the reader was on.
    if (sentAway?.from) rememberTarget(sentAway.from)
    // The session has ended since this page was rendered, through another tab or a refused request.
    if (!end) return setOutcome((found) => found ?? NOTHING_LEFT)
    setEnd(() => end)
    void settle(end, sentAway === undefined)
  }, [app, router, settle])

  /** `again` is undefined if only the server can retry. */
  return {
    outcome,
    isBusy,
    again: end && (() => void settle(end, true)),
    canGoOn: sentAway?.from !== undefined,
  }
}

/** Warns that the reader may still be signed in at the service, and how to sign out there. */
function StillSignedIn({ outcome: { service } }: { outcome: SignedOut }) {
  const t = useTranslations("auth")
  if (service === null) return null
  if (service === "unknown") return <Notice kind="warn">{t("stillInUnknown")}</Notice>
  const { name, isAvailable, url } = service
  if (!isAvailable)
    return (
      <Notice kind="warn" title={t("providerDown", { name })}>
        {t("stillInDown", { name })}
      </Notice>
    )
  return (
    <Notice kind="warn" title={t("stillIn", { name })}>
      {url ? (
        <a href={url} rel="external">
          {t("signOutThere", { name })}
        </a>
      ) : (
        t("stillInByHand", { name })
      )}
    </Notice>
  )
}

interface RetryProps {
  readonly outcome: SignedOut
  readonly isBusy: boolean
  readonly again: (() => void) | undefined
}

/** Without JavaScript the form is posted again; the cookies are gone, so it then concerns the service only. */
function Retry({ outcome: { isEnded, service }, isBusy, again }: RetryProps) {
  const t = useTranslations("auth")
  const href = useHref()
  const provider = service === "unknown" ? "" : service?.key
  const onSubmit = (event: FormEvent) => {
    if (!again) return
    event.preventDefault()
    again()
  }
  return (
    <form method="post" action={href("/auth/sign-out")} onSubmit={onSubmit}>
      <input type="hidden" name="provider" value={provider ?? ""} />
      <Button type="submit" busy={isBusy} busyLabel={t("signingOut")}>
        {isEnded && service === "unknown" ? t("signOutThereUnknown") : t("tryAgain")}
      </Button>
    </form>
  )
}
