import { dayInJapan } from "@shirube/contract/japan-day"
import { useQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "use-intl"
import type { Due } from "#web/lib/due.ts"
import { useIsMember } from "#web/lib/use-app.ts"
import { useDay } from "#web/lib/use-day.ts"
import { DateText } from "#web/ui/date-text.tsx"
import { dueQuery } from "./queries.ts"

const YEAR_MS = 366 * 86_400_000

/** `due`: what a visitor keeps in the browser. */
export function CalendarPage({ due }: { due: readonly Due[] }) {
  const t = useTranslations("calendar")
  return (
    <div className="page grid grid-cols-1 gap-6 pt-5 pb-10 md:pt-8 lg:pt-14">
      <h1 className="voice-serif text-title md:text-display">{t("title")}</h1>
      {useIsMember() ? <OwnDue /> : <DueList due={due} />}
    </div>
  )
}

function OwnDue() {
  const now = Date.now()
  const { data } = useQuery(dueQuery(dayInJapan(new Date(now)), dayInJapan(new Date(now + YEAR_MS))))
  return <DueList due={data?.items ?? []} />
}

function DueList({ due }: { due: readonly Due[] }) {
  const language = useLocale()
  const day = useDay()
  return (
    <ul className="divide-y border-y empty:hidden">
      {due.map(({ id, title, startsOn }) => (
        <li key={id} className="flex flex-wrap gap-x-6 py-3">
          <DateText dateTime={startsOn}>{day(startsOn)}</DateText>
          <span>{title[language]}</span>
        </li>
      ))}
    </ul>
  )
}
