import { deadlineNames, openDeadlines } from "@shirube/vocabulary/season/applications/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useLocale, useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { DateText } from "#web/ui/text/date-text.tsx"
import type { Application } from "./loader.ts"

/** The soonest open deadline of a company; nothing if there is none. */
export function NextDeadline({ application }: { application: Application }) {
  const t = useTranslations("entrySheets.sheet")
  const write = useTimeText()
  const language = useLocale()
  const [next] = openDeadlines(application)
  if (!next) return null
  const { day, time, kind, what } = next
  const isLate = day < dayInJapan(new Date())
  const shown = write(`${day}T${time ?? "00:00"}:00+09:00`, {
    month: "short",
    day: true,
    weekday: true,
    clock: time !== null,
  })
  return (
    <p className={classNames("mt-1.5 text-sm", isLate ? "text-shu-ink" : "text-ink-soft")}>
      <DateText dateTime={day}>
        {t(isLate ? "late" : "due", { what: what ?? deadlineNames[kind][language], day: shown })}
      </DateText>
    </p>
  )
}
