import { monthOf, shiftMonth, weeksOf } from "@shirube/vocabulary/season/calendar/months"
import { overlapsPeriod } from "@shirube/vocabulary/season/calendar/road"
import { Plus } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { type CalendarSearch, calendarHref } from "../address.ts"
import { useOwnDialog } from "../own/opening.ts"
import { ItemRow, ItemTitle, markOf } from "./item-row.tsx"
import type { Item } from "./items.ts"

interface MonthViewProps {
  readonly items: readonly Item[]
  readonly today: string
  readonly month: string
  readonly search: CalendarSearch
}

/** A grid on wide screens, a list of the busy days on a phone. Month-long items are listed above both. */
export function MonthView({ items, today, month, search }: MonthViewProps) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const weeks = weeksOf(month)
  const within = { from: `${month}-01`, until: `${month}-31` }
  const here = items.filter((item) => overlapsPeriod(item, within))
  const long = here.filter(isLong)
  const short = here.filter((item) => !isLong(item))
  const on = (day: string) => short.filter((item) => overlapsPeriod(item, { from: day, until: day }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <MonthHeader month={month} search={search} />
      {long.length > 0 ? (
        <ul aria-label={t("allMonth")} className="grid gap-2">
          {long.map((item) => (
            <li key={item.key}>
              <ItemRow item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="grid gap-2 md:hidden print:hidden">
        {short.length === 0 ? <li className="text-ink-soft">{t("emptyMonth")}</li> : null}
        {short.map((item) => (
          <li key={item.key}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
      <table className="w-full table-fixed border-collapse max-md:hidden print:table">
        <caption className="sr-only">{write(month, { year: true, month: "long" })}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="border-ink border-b py-1 text-start font-medium text-sm">
                {write(day, { weekday: true })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(([sunday = "", ...rest]) => (
            <tr key={sunday}>
              {[sunday, ...rest].map((day) => (
                <Day
                  key={day}
                  day={day}
                  items={on(day)}
                  isToday={day === today}
                  isInside={monthOf(day) === month}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Longer than a week. */
const isLong = ({ precision, startsOn, endsOn }: Item) =>
  precision === "month" || (endsOn !== null && Date.parse(endsOn) - Date.parse(startsOn) > 7 * 86_400_000)

interface DayProps {
  readonly day: string
  readonly items: readonly Item[]
  readonly isToday: boolean
  readonly isInside: boolean
}

function Day({ day, items, isToday, isInside }: DayProps) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const { open } = useOwnDialog()
  const name = write(day, { month: "long", day: true })
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      className={classNames("h-28 border align-top", isToday && "bg-shu-tint", !isInside && "bg-washi")}
    >
      <div className="group flex items-start justify-between ps-2">
        <span className={classNames("pt-1 text-sm tabular-nums", isToday && "font-semibold text-shu-ink")}>
          <span className="sr-only">{name}</span>
          <span aria-hidden>{Number(day.slice(8))}</span>
        </span>
        <button
          type="button"
          aria-label={t("own.addOn", { day: name })}
          onClick={() => open({ day })}
          className="no-print grid size-11 place-items-center text-ink-faint opacity-0 hover:text-ink focus-visible:opacity-100 group-hover:opacity-100"
        >
          <Plus aria-hidden className="size-4.5" />
        </button>
      </div>
      <ul className="grid gap-1 px-1 pb-1">
        {items.map((item) => (
          <li key={item.key} className={classNames("border-s-3 ps-1.5", markOf(item))}>
            <ItemTitle item={item} className="min-h-6! text-sm" />
          </li>
        ))}
      </ul>
    </td>
  )
}

function MonthHeader({ month, search }: Pick<MonthViewProps, "month" | "search">) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const href = useHref()
  const to = (turned: string) => href(calendarHref({ ...search, view: "month", month: turned }))
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 className="voice-serif text-heading">{write(month, { year: true, month: "long" })}</h2>
      <nav aria-label={t("months")} className="no-print flex gap-x-6">
        <TextLink kind="stand-alone" href={to(shiftMonth(month, -1))}>
          ← {t("monthBefore")}
        </TextLink>
        <TextLink kind="stand-alone" href={to(shiftMonth(month, 1))}>
          {t("monthAfter")} →
        </TextLink>
      </nav>
    </div>
  )
}
