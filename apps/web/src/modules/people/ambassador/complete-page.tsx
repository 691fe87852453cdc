import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { AmbassadorStatus } from "./ambassador-status.tsx"
import { ambassadorQuery } from "./queries.ts"

/** After submitting: what happens next; later, the decision. */
export function CompletePage() {
  const t = useTranslations("ambassador")
  const href = useHref()
  const { seal } = useMember()
  const { data } = useSuspenseQuery(ambassadorQuery)
  const isWaiting = data.review?.state === "waiting"
  return (
    <SignInLayout
      title={t(isWaiting ? "completeTitle" : "tab")}
      lead={t(isWaiting ? "completeLead" : "lead")}
    >
      <div className="grid gap-6">
        {isWaiting ? (
          <>
            <Seal text={seal} className="size-16!" />
            <p>{t("completeEmail")}</p>
            <p>{t("completeAccount")}</p>
          </>
        ) : (
          <AmbassadorStatus ambassador={data} />
        )}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={href("/account")} className={buttonClass("primary", "large")}>
            {t("goToAccount")}
          </a>
          <TextLink kind="stand-alone" href={href("/")}>
            {t("goHome")}
          </TextLink>
        </p>
      </div>
    </SignInLayout>
  )
}
