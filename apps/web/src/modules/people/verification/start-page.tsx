import { useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { rememberReferrer } from "#web/lib/auth/redirect-target.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { VerifiedBadge } from "#web/ui/text/verified-badge.tsx"
import { CardForm } from "./card-form.tsx"
import { MailForm } from "./mail-form.tsx"
import { type Verification, verificationQuery } from "./queries.ts"
import { VerificationFrame } from "./verification-frame.tsx"

export type VerificationMethod = "mail" | "card"

export function StartPage({ way, thisYear }: { way: VerificationMethod; thisYear: number }) {
  const t = useTranslations("verification")
  const { data } = useSuspenseQuery(verificationQuery)
  const { role } = useMember()
  const isStudent = role === "student"
  useEffect(rememberReferrer, [])
  return (
    <VerificationFrame step={1} title={t("title")} lead={t("lead")}>
      <div className="grid gap-8">
        {isStudent ? <VerificationStatus verification={data} /> : <Notice>{t(`notForRole.${role}`)}</Notice>}
        {isStudent && !data.request?.isWithEditors ? (
          <MethodTabs way={way} verification={data} thisYear={thisYear} />
        ) : null}
      </div>
    </VerificationFrame>
  )
}

/** The current verification or request. */
function VerificationStatus({ verification: { verified, request, review } }: { verification: Verification }) {
  const t = useTranslations("verification")
  const write = useTimeText()
  const href = useHref()
  const withdraw = useAction("DELETE /v1/user/verification/request", {
    touches: ["verification"],
    done: () => t(`withdrawn.${request?.method ?? "card"}`),
  })
  const day = (instant: string) => write(instant, { year: true, month: "long", day: true })
  return (
    <>
      {verified ? (
        <Notice kind="success">
          <p>
            <VerifiedBadge label={t("badge")} />
          </p>
          <p className="mt-2">
            {t("verifiedUntil", {
              university: verified.university,
              number: verified.numberEnd,
              // The last valid day, not the day after it.
              day: day(new Date(Date.parse(verified.endsAt) - 1).toISOString()),
            })}
          </p>
        </Notice>
      ) : null}
      {request?.isWithEditors ? (
        <Notice title={t(`withEditors.${request.method}.title`)}>
          <p>
            {t(`withEditors.${request.method}.text`, {
              day: day(request.sentAt),
              number: request.numberEnd,
              email: request.email ?? "",
              university: request.university,
            })}
          </p>
          <Button
            variant="quiet"
            className="mt-2 px-0!"
            busy={withdraw.underWay.length > 0}
            onClick={() => void withdraw.run()}
          >
            {t(`withEditors.${request.method}.withdraw`)}
          </Button>
        </Notice>
      ) : null}
      {request && !request.isWithEditors ? (
        <Notice title={t("mailWaitsTitle")}>
          <p>{t("mailWaits", { email: request.email ?? "" })}</p>
          <p className="mt-3">
            <ButtonLink href={href("/sign-up/student-verification/2")} variant="secondary">
              {t("goToStep2")}
            </ButtonLink>
          </p>
        </Notice>
      ) : null}
      {!request && !verified && (review?.state === "returned" || review?.state === "declined") ? (
        <Notice kind="warn" title={t(`${review.state}Title.${review.method}`)}>
          <p>{review.reason}</p>
        </Notice>
      ) : null}
    </>
  )
}

interface MethodTabsProps {
  readonly way: VerificationMethod
  readonly verification: Verification
  readonly thisYear: number
}

function MethodTabs({ way, verification, thisYear }: MethodTabsProps) {
  const t = useTranslations("verification")
  const href = useHref()
  const navigate = useNavigate()
  const tab = (of: VerificationMethod) =>
    classNames(
      "flex min-h-11 items-center border-b-3 px-0.5",
      of === way ? "border-shu font-semibold" : "border-transparent text-ink-soft hover:text-ink",
    )
  return (
    <section className="grid gap-6">
      <nav aria-label={t("ways")} className="flex gap-6 border-b">
        {(["mail", "card"] as const).map((each) => (
          <a
            key={each}
            href={href(
              each === "mail"
                ? "/sign-up/student-verification/1"
                : "/sign-up/student-verification/1?way=card",
            )}
            aria-current={each === way ? "page" : undefined}
            className={tab(each)}
          >
            {t(`way.${each}`)}
          </a>
        ))}
      </nav>
      {way === "mail" ? (
        <MailForm
          verification={verification}
          thisYear={thisYear}
          onDone={() => navigate({ to: "/sign-up/student-verification/2" })}
        />
      ) : verification.university === null ? (
        <Notice title={t("universityMissingTitle")}>
          <p>{t("universityMissing")}</p>
          <p className="mt-3">
            <ButtonLink href={href("/sign-up/select-university/1")} variant="secondary">
              {t("chooseUniversity")}
            </ButtonLink>
          </p>
        </Notice>
      ) : (
        <CardForm
          verification={verification}
          thisYear={thisYear}
          onDone={() => navigate({ to: "/sign-up/student-verification/3" })}
        />
      )}
    </section>
  )
}
