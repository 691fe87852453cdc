import { useTranslations } from "use-intl"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import type { WritingSide } from "./queries.ts"

const tones: Readonly<Record<WritingSide["state"], string>> = {
  empty: "border-rule-strong border-dashed text-ink-soft",
  draft: "border-rule-strong text-ink-soft",
  in_review: "border-yamabuki text-yamabuki",
  scheduled: "border-ai text-ai",
  published: "border-matcha text-matcha",
  withdrawn: "border-rule-strong text-ink-soft",
}

/** The state of each language, and what it needs. */
export function Sides({ sides }: { sides: readonly WritingSide[] }) {
  const t = useTranslations("writingDesk")
  const moment = useMoment()
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {sides.map(({ language, state, hasChanges, otherChanged, scheduledAt, isScheduleMissed }) => (
        <li key={language} className="flex flex-wrap items-center gap-x-2 gap-y-1" data-side={language}>
          <span className={classNames("border px-1.5 leading-6", tones[state])}>
            {t("side", { language: t(`languages.${language}`), state: t(`states.${state}`) })}
          </span>
          {hasChanges && state !== "empty" ? <span className="text-ink-soft">{t("hasChanges")}</span> : null}
          {otherChanged ? <span className="text-yamabuki">{t("otherChanged")}</span> : null}
          {scheduledAt ? (
            <span className="text-ai">{t("scheduledFor", { time: moment(scheduledAt) })}</span>
          ) : null}
          {isScheduleMissed ? <span className="text-shu-ink">{t("scheduleMissed")}</span> : null}
        </li>
      ))}
    </ul>
  )
}
