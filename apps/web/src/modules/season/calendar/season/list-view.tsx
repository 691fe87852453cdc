import { monthOf } from "@shirube/vocabulary/season/calendar/months"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { ItemRow } from "./item-row.tsx"
import { comingFrom, type Item } from "./items.ts"

/** Everything from today on, grouped by month. */
export function ListView({ items, today }: { items: readonly Item[]; today: string }) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const coming = comingFrom(items, today)
  // Items that have already begun are listed under this month.
  const byMonth = Map.groupBy(coming, ({ startsOn }) => monthOf(startsOn < today ? today : startsOn))
  if (coming.length === 0) return <p className="voice-text">{t("nothingAhead")}</p>
  return (
    <div className="grid grid-cols-1 gap-8">
      {[...byMonth]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([month, inside]) => (
          <section key={month} aria-labelledby={`month-${month}`} className="section-rule">
            <h2 id={`month-${month}`} className="voice-serif text-heading">
              {write(month, { year: true, month: "long" })}
            </h2>
            <ul className="mt-3 grid gap-2">
              {inside.map((item) => (
                <li key={item.key} className="break-inside-avoid">
                  <ItemRow item={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
