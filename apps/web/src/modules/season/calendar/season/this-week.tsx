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
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        <WeekItems news={own} />
        <div className="min-w-0">
          <BehindNotice months={road.behindMonths} />
          {first ? null : <p className="mt-1 text-ink-soft">{t(next ? "nothingNow" : "allDone")}</p>}
          {todo ? (
            <div className="mt-1">
              <StepCard step={todo} mine={mine} heading="h3" />
            </div>
          ) : null}
        </div>
        <div className="min-w-0">
          <WeekItems news={others} />
          {coming && news.length === 0 ? (
            <section aria-labelledby="next-date" className="mt-3">
              <h3 id="next-date" className="font-semibold text-sm">
                {t("nextDate")}
              </h3>
              <ItemRow item={coming} />
            </section>
          ) : null}
          <p className="no-print mt-3">
            <Button
              variant="secondary"
              icon={<CalendarPlus aria-hidden className="size-4.5" />}
              onClick={() => open("new")}
            >
              {t("own.add")}
            </Button>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The reader's own items come first. */
function WeekItems({ news }: { news: readonly Item[] }) {
  const t = useTranslations("calendar")
  const [first] = news
  if (!first) return null
  return (
    <ul
      aria-label={t(first.isOwn ? "dueThisWeek" : "datesThisWeek")}
      className={classNames("mt-2 grid content-start gap-1", first.isOwn && "lg:col-span-2")}
    >
      {news.slice(0, MOST_NEWS).map((item) => (
        <li key={item.key}>
          <ItemRow item={item} />
        </li>
      ))}
    </ul>
  )
}

function BehindNotice({ months }: { months: number | undefined }) {
  const t = useTranslations("calendar")
  if (months === undefined) return null
  return <p className="mt-1 font-semibold text-shu-ink">{t("behind", { months })}</p>
}
