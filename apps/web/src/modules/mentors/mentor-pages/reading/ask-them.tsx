import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { askHref } from "../address.ts"
import type { ShownMentor } from "../queries.ts"

/** A question that invites them, or one to every senpai while they take none. */
export function AskThem({ mentor }: { mentor: ShownMentor }) {
  const { id, name, isAskable, isPaused, pausedUntil } = mentor
  const t = useTranslations("mentorProfile.ask")
  const href = useHref()
  const day = useDay()
  const takesQuestions = isAskable && !isPaused && pausedUntil === null
  return (
    <section aria-labelledby="ask" className="no-print grid gap-3 bg-washi p-5">
      <h2 id="ask" className="voice-serif text-heading">
        {t(takesQuestions ? "title" : "titleAll", { name })}
      </h2>
      {pausedUntil === null ? null : (
        <Notice kind="warn" title={t("paused", { day: day(pausedUntil) })}>
          {null}
        </Notice>
      )}
      <p className="text-ink-soft">{t(takesQuestions ? "text" : "textAll", { name })}</p>
      <p>
        <ButtonLink href={href(askHref(takesQuestions ? id : undefined))} rel="nofollow">
          {t(takesQuestions ? "press" : "pressAll")}
        </ButtonLink>
      </p>
    </section>
  )
}
