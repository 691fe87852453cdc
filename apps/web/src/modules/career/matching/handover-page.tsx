import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { useApp, useHref, usePath } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { requestHandoverUrl } from "./handover-route.ts"

/** An intermediate page on the way to the matching service. */
export function HandoverPage({ way, search }: { way: string | undefined; search: { state?: string } }) {
  const t = useTranslations("matching")
  const href = useHref()
  const context = useApp()
  const pathname = usePath()
  const { state } = search
  const [target, setTarget] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { tell } = useFailure()

  useEffect(() => {
    let isHere = true
    const deps = state ? { state } : {}
    void requestHandoverUrl({ context, location: { pathname }, deps }).then(
      (url) => {
        if (!isHere) return
        setTarget(url)
        location.replace(url)
      },
      (error: unknown) => {
        if (isHere) setProblem(tell(error))
      },
    )
    return () => {
      isHere = false
    }
  }, [tell, context, pathname, state])

  return (
    <SignInLayout title={t("title")} lead={problem ? undefined : <p role="status">{t("text")}</p>}>
      {problem ? (
        <>
          <Notice kind="warn" live>
            {problem}
          </Notice>
          <p className="mt-8">
            <a href={href("/")} className={buttonClass("primary")}>
              {t("goHome")}
            </a>
          </p>
        </>
      ) : target ? (
        <TextLink kind="stand-alone" href={target} rel="external">
          {t("link")}
        </TextLink>
      ) : null}
      {way ? (
        <noscript>
          <TextLink kind="stand-alone" href={way} rel="external">
            {t("link")}
          </TextLink>
        </noscript>
      ) : null}
    </SignInLayout>
  )
}
