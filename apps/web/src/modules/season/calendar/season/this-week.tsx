import type { Road } from "@shirube/vocabulary/season/calendar/road"
import { CalendarPlus } from "lucide-react"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import type { Mine } from "../mine/use-mine.ts"
import { useOwnDialog } from "../own/opening.ts"
import type { SeasonItem } from "../queries.ts"
import { ItemRow } from "./item-row.tsx"
import type { Item } from "./items.ts"
import { StepCard } from "./step-card.tsx"

interface ThisWeekProps {
  readonly road: Road<SeasonItem>
  readonly week: { readonly from: string; readonly until: string }
  readonly news: readonly Item[]
  /** The next date after this week. */
  readonly coming: Item | undefined
  readonly mine: Mine
}

const MOST_NEWS = 4

/** What is due this week, then the one step to do first. */
export function ThisWeek({ road, week, news, coming, mine }: ThisWeekProps) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const { open } = useOwnDialog()
  const [first] = road.behindMonths === undefined ? road.now : [...road.passed, ...road.now]
  const [next] = road.next
  const todo = first ?? next
  const [own, others] = [news.filter(({ isOwn }) => isOwn), news.filter(({ isOwn }) => !isOwn)]
  const day = (at: string) => write(at, { month: "short", day: true })
  const startText =
    road.behindMonths !== undefined
      ? t("behind", { months: road.behindMonths })
      : t(first ? "doThis" : next ? "nothingNow" : "allDone")
  return (
    <section aria-labelledby="this-week" className="border-shu border-t-3 bg-washi p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="this-week" className="voice-serif text-heading">
          {t("thisWeek")}
        </h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {t("span", { first: day(week.from), last: day(week.until) })}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-2">
        <div className="min-w-0">
          <p
            className={classNames(
              "mt-1",
              road.behindMonths === undefined ? "text-ink-soft" : "font-semibold text-shu-ink",
              // A member may be behind, which takes two lines on a phone.
              mine.isMember && "min-h-12 sm:min-h-6",
            )}
          >
            {startText}
          </p>
          {todo ? <StepCard key={todo.entryId} step={todo} mine={mine} heading="h3" /> : null}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          {others.length > 0 ? (
            <WeekItems label={t("datesThisWeek")} items={others} />
          ) : coming ? (
            <section aria-labelledby="next-date">
              <h3 id="next-date" className="font-semibold text-sm">
                {t("nextDate")}
              </h3>
              <ItemRow item={coming} isNarrow />
            </section>
          ) : null}
          <section aria-labelledby="own-dates" className="border-t pt-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 id="own-dates" className="font-semibold text-sm">
                {t("dueThisWeek")}
              </h3>
              <Button
                variant="quiet"
                className="no-print -me-5 text-sm"
                icon={<CalendarPlus aria-hidden className="size-4.5" />}
                onClick={() => open("new")}
              >
                {t("own.add")}
              </Button>
            </div>
            {/* Last: what arrives moves nothing in this box. */}
            {own.length > 0 ? (
              <WeekItems label={t("dueThisWeek")} items={own} />
            ) : (
              <p className="text-ink-soft text-sm">{t("own.none")}</p>
            )}
          </section>
        </div>
      </div>
    </section>
  )
}

function WeekItems({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <ul aria-label={label} className="grid content-start gap-1">
      {items.slice(0, MOST_NEWS).map((item) => (
        <li key={item.key}>
          <ItemRow item={item} isNarrow />
        </li>
      ))}
    </ul>
  )
}
