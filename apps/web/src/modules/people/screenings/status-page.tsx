import { endReasonTexts } from "@shirube/vocabulary/people/screenings/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { PauseSection } from "./pause-section.tsx"
import { ownReviewQuery, ownScreeningQuery, type Screening } from "./queries.ts"
import { StopSection } from "./stop-section.tsx"

/** A senpai's own status: how long the screening is valid, pause, stop. */
export function StatusPage() {
  const t = useTranslations("screening")
  const { data: screening } = useSuspenseQuery(ownScreeningQuery)
  const isActive = ["valid", "ending", "overdue"].includes(screening.state)
  return (
    <div className="page py-10">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 mb-10 text-ink-soft">{t("lead")}</p>
      <Section title={t("statusTitle")} text={t("statusText")}>
        <div className="grid gap-6">
          <Status screening={screening} />
          <Renewal screening={screening} />
        </div>
      </Section>
      {isActive ? <PauseSection screening={screening} /> : null}
      {isActive || screening.state === "lapsed" ? <StopSection /> : null}
    </div>
  )
}

const kinds = {
  none: "info",
  valid: "success",
  ending: "warn",
  overdue: "warn",
  lapsed: "warn",
  ended: "info",
} as const

function Status({ screening }: { screening: Screening }) {
  const t = useTranslations("screening")
  const day = useDay()
  const href = useHref()
  const { locale, settings } = useApp()
  const { state, validUntil, keptUntil, end } = screening
  if (end)
    return (
      <Notice kind="info" title={t(`ended.${end.by}.title`, { day: day(end.at) })}>
        {end.reason ? <p>{endReasonTexts[end.reason][locale.language]}</p> : null}
        {end.words ? <p className="mt-2 wrap-anywhere whitespace-pre-line">{end.words}</p> : null}
        <p className="mt-2 wrap-anywhere">{t(`ended.${end.by}.text`, { helpEmail: settings.helpEmail })}</p>
        {end.by === "senpai" ? (
          <TextLink kind="stand-alone" href={href("/sign-up/career-info")}>
            {t("applyAgain")}
          </TextLink>
        ) : null}
      </Notice>
    )
  if (state === "none" || state === "ended")
    return (
      <Notice title={t("none.title")}>
        <p>{t("none.text")}</p>
        <TextLink kind="stand-alone" href={href("/sign-up/basic-info/complete")}>
          {t("none.link")}
        </TextLink>
      </Notice>
    )
  if (validUntil === null) return <Notice kind="success" title={t("open")} />
  const days = { day: day(validUntil), kept: keptUntil === null ? "" : day(keptUntil) }
  if (state === "ending" && keptUntil !== null)
    return (
      <Notice title={t("ending.title", days)}>
        <p>{t("ending.sent", days)}</p>
      </Notice>
    )
  return (
    <Notice kind={kinds[state]} title={t(`${state}.title`, days)}>
      <p>{t(`${state}.text`, days)}</p>
    </Notice>
  )
}

/** In the last 60 days, and after the end. */
function Renewal({ screening }: { screening: Screening }) {
  const t = useTranslations("screening")
  const day = useDay()
  const href = useHref()
  const { data: review } = useSuspenseQuery(ownReviewQuery)
  const { state, renewalSentAt, renewableFrom } = screening
  if (state === "valid" && renewableFrom)
    return <p className="text-ink-soft">{t("renewLater", { day: day(renewableFrom) })}</p>
  if (state !== "ending" && state !== "overdue" && state !== "lapsed") return null
  const isWaiting = renewalSentAt !== null && review?.state === "waiting"
  const isReturned = renewalSentAt !== null && review?.state === "returned"
  return (
    <div className="grid justify-items-start gap-3">
      {isWaiting ? <p>{t("renewalWaiting", { day: day(renewalSentAt) })}</p> : null}
      {isReturned ? (
        <>
          <p>{t("renewalReturned")}</p>
          {review.reason ? (
            <p className="wrap-anywhere whitespace-pre-line border-yamabuki border-s-3 ps-3">
              {review.reason}
            </p>
          ) : null}
        </>
      ) : null}
      {isWaiting || isReturned ? null : <p>{t("renewText")}</p>}
      <ButtonLink href={href("/account/senpai/renewal")} variant={isWaiting ? "secondary" : "primary"}>
        {t(isWaiting ? "renewalChange" : "renew")}
      </ButtonLink>
    </div>
  )
}
