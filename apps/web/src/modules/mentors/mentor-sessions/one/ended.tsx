import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { MENTOR_SEARCH_PATH } from "../../directory/address.ts"
import { requestHref } from "../address.ts"
import { BothClocks } from "../clocks.tsx"
import type { Session } from "../queries.ts"
import { OthersWhoFit } from "./others-who-fit.tsx"

/** How it ended, in the other person's words if there are any, and what a student can do next. */
export function Ended({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.ended")
  const href = useHref()
  const { state, side, endedBy, other, reason, startsAt, endsAt, absent } = session
  const { name } = other
  const isStudent = side === "student"
  return (
    <section aria-label={t("label")} className="grid gap-5">
      <Notice title={t(textOf(session), { name })}>
        {startsAt && endsAt ? (
          <p className="mt-1">
            <BothClocks startsAt={startsAt} endsAt={endsAt} />
          </p>
        ) : null}
        {reason ? (
          <>
            <p className="mt-3 text-ink-soft text-sm">
              {t(endedBy === side ? "yourWords" : "theirWords", { name })}
            </p>
            <blockquote className="wrap-anywhere mt-1 whitespace-pre-line border-s-3 ps-4">
              {reason}
            </blockquote>
          </>
        ) : null}
        {state === "missed" ? (
          <p className="mt-2">{t(absent.includes(side) ? "missedYou" : "missedOther", { name })}</p>
        ) : null}
        {isStudent && state === "cancelled" ? (
          <TextLink kind="stand-alone" href={href(requestHref(other.id))}>
            {t("again")}
          </TextLink>
        ) : null}
      </Notice>
      {isStudent && (state === "declined" || state === "expired") ? <OthersWhoFit except={other.id} /> : null}
      {isStudent && state === "withdrawn" ? (
        <p>
          <ButtonLink variant="secondary" href={href(MENTOR_SEARCH_PATH)}>
            {t("find")}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}

function textOf({ state, endedBy, side }: Session) {
  switch (state) {
    case "declined":
      return endedBy === side ? "declinedByYou" : "declined"
    case "cancelled":
      return endedBy === side ? "cancelledByYou" : "cancelled"
    case "withdrawn":
      return endedBy === side ? "withdrawnByYou" : "withdrawn"
    case "expired":
      return side === "student" ? "expired" : "expiredByYou"
    default:
      return "missed"
  }
}
