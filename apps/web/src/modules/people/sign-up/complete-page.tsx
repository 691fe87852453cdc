import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { takeTarget, useTarget } from "#web/lib/auth/redirect-target.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { useHref, usePrefix } from "#web/lib/page/use-app.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import type { SenpaiApplication } from "./queries.ts"

interface CompletePageProps {
  readonly user: User
  /** A senpai's application. */
  readonly application: SenpaiApplication | null
}

/** After registration: what it means, and what can come next. */
export function CompletePage({ user, application }: CompletePageProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  const prefix = usePrefix()
  const target = useTarget()
  return (
    <SignInLayout title={t("completeTitle", { name: user.name })} lead={t("completeLead")}>
      <div className="grid gap-8">
        <Seal text={user.seal} className="size-16!" />
        {application ? <ReviewState review={application.review} /> : null}
        {user.role === "student" && !user.isVerified ? (
          <section className="grid gap-2 border-t pt-6">
            <h2 className="font-semibold">{t("verifyTitle")}</h2>
            <p className="text-ink-soft">{t("verifyText")}</p>
            <p>
              <a
                href={withPrefix("/sign-up/student-verification/1", prefix)}
                className={buttonClass("primary", "large")}
              >
                {t("verifyNow")}
              </a>
            </p>
          </section>
        ) : null}
        <section className="grid gap-2 border-t pt-6">
          <h2 className="font-semibold">{t("profileTitle")}</h2>
          <p className="text-ink-soft">{t("profileText")}</p>
          <TextLink kind="stand-alone" href={href("/account/member-profile")}>
            {t("profileLink")}
          </TextLink>
        </section>
        <p>
          <Button
            variant="secondary"
            size="large"
            onClick={() => location.assign(withPrefix(takeTarget() ?? "/", prefix))}
          >
            {t(target ? "backToTarget" : "goHome")}
          </Button>
        </p>
      </div>
    </SignInLayout>
  )
}

const kinds = {
  waiting: "info",
  approved: "success",
  returned: "warn",
  declined: "warn",
  withdrawn: "info",
} as const

/** The review status of an application. */
export function ReviewState({ review }: Pick<SenpaiApplication, "review">) {
  const t = useTranslations("signUp")
  const href = useHref()
  if (!review) return null
  return (
    <Notice kind={kinds[review.state]} title={t(`review.${review.state}.title`)}>
      <p>{t(`review.${review.state}.text`)}</p>
      {review.reason ? <p className="mt-2 whitespace-pre-line">{review.reason}</p> : null}
      {review.state === "waiting" || review.state === "returned" ? (
        <TextLink kind="stand-alone" href={href("/sign-up/career-info")}>
          {t("reviewChange")}
        </TextLink>
      ) : null}
    </Notice>
  )
}
