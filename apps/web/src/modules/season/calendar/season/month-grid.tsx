import { monthOf } from "@shirube/vocabulary/season/calendar/months"
import { addDays } from "@shirube/vocabulary/time/days"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { markOf } from "./item-row.tsx"
import type { Item } from "./items.ts"

interface MonthGridProps {
  readonly month: string
  readonly weeks: readonly (readonly string[])[]
  readonly today: string
  readonly chosen: string
  readonly on: (day: string) => readonly Item[]
  /** Also with a day outside of these weeks. */
  readonly onChoose: (day: string) => void
}

/** In weeks from Sunday; `place` is the weekday. */
const steps: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (place) => -place,
  End: (place) => 6 - place,
  PageUp: () => -28,
  PageDown: () => 28,
}

/** One tab stop: arrow keys choose the day, Home and End the ends of the week, the page keys another month. */
export function MonthGrid({ month, weeks, today, chosen, on, onChoose }: MonthGridProps) {
  const write = useTimeText()
  const table = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  // The day may be in another month, which has to load first.
  useEffect(() => {
    if (!isByKey.current) return
    const button = table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)
    if (!button) return
    isByKey.current = false
    button.focus()
  })
  const steer = (event: KeyboardEvent, day: string, place: number) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key]
    if (!step) return
    event.preventDefault()
    isByKey.current = true
    onChoose(addDays(day, step(place)))
  }
  return (
    <table ref={table} className="w-full table-fixed border-collapse">
      <caption className="sr-only">{write(month, { year: true, month: "long" })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              className="border-ink border-b py-1 text-center font-medium text-sm md:text-start"
            >
              {write(day, { weekday: true })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day, place) => (
              <td
                key={day}
                className={classNames(
                  "h-14 border p-0 align-top md:h-24",
                  day === today && "bg-shu-tint",
                  monthOf(day) !== month && "bg-washi",
                )}
              >
                <Day
                  day={day}
                  items={on(day)}
                  isToday={day === today}
                  isChosen={day === chosen}
                  onPress={() => onChoose(day)}
                  onKeyDown={(event) => steer(event, day, place)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  readonly day: string
  readonly items: readonly Item[]
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const MOST_MARKS = 4
const MOST_TITLES = 2

/** Marks on a phone, titles where there is room. */
function Day({ day, items, isToday, isChosen, onPress, onKeyDown }: DayProps) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const more = items.length - MOST_TITLES
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? "date" : undefined}
      aria-label={t("dayWith", { day: write(day, { month: "long", day: true }), count: items.length })}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className={classNames(
        "grid size-full content-start justify-items-center gap-1 px-0.5 py-1 text-start hover:bg-washi focus-visible:-outline-offset-2 md:justify-items-stretch md:px-1.5",
        isChosen && "shadow-[inset_0_0_0_2px_var(--color-ink)]",
      )}
    >
      <span className={classNames("text-sm tabular-nums", isToday && "font-semibold text-shu-ink")}>
        {Number(day.slice(8))}
      </span>
      <span className="flex gap-0.5 md:hidden print:hidden">
        {items.slice(0, MOST_MARKS).map((item) => (
          <span key={item.key} className={classNames("h-3.5 border-s-4", markOf(item))} />
        ))}
      </span>
      <span className="grid min-w-0 gap-1 max-md:hidden print:grid">
        {items.slice(0, MOST_TITLES).map((item) => (
          <span
            key={item.key}
            lang={item.language}
            className={classNames("line-clamp-2 border-s-3 ps-1.5 text-xs leading-snug", markOf(item))}
          >
            <RubyText segments={item.title.map(({ text }) => ({ text, reading: null }))} />
          </span>
        ))}
        {more > 0 ? <span className="ps-1.5 text-ink-faint text-xs">+{more}</span> : null}
      </span>
    </button>
  )
}
