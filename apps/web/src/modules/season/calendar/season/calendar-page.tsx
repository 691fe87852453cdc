import { nearestClass } from "@shirube/vocabulary/season/calendar/classes"
import { monthOf } from "@shirube/vocabulary/season/calendar/months"
import { endOf, roadAt, weekFrom } from "@shirube/vocabulary/season/calendar/road"
import { byCode } from "@shirube/vocabulary/text/order"
import { addDays } from "@shirube/vocabulary/time/days"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import type { Due } from "#web/lib/time/due.ts"
import { rememberSeason, seasonHere } from "#web/lib/time/season-cookie.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { type CalendarSearch, calendarHref, views } from "../address.ts"
import { type Mine, useMine } from "../mine/use-mine.ts"
import { OwnDialogProvider } from "../own/own-entries.tsx"
import { dueQuery, type Season } from "../queries.ts"
import { ClassForm } from "./class-form.tsx"
import { FeedBox } from "./feed-box.tsx"
import { ItemRow } from "./item-row.tsx"
import {
  comingFrom,
  dueOfOwn,
  type Item,
  inOrder,
  itemOfDue,
  itemOfSeason,
  newsOf,
  nextDateAfter,
} from "./items.ts"
import type { LoadedSeason } from "./loader.ts"
import { MonthView, UpNext } from "./month-view.tsx"
import { RoadView } from "./road-view.tsx"
import { ThisWeek } from "./this-week.tsx"

interface CalendarPageProps extends LoadedSeason {
  /** Deadlines that other features store in a visitor's browser; for members the API returns them. */
  readonly due: readonly Due[]
}

const BACK_DAYS = 31
const AHEAD_DAYS = 900

export function CalendarPage({ search, season, due }: CalendarPageProps) {
  const t = useTranslations("calendar")
  const language = useLocale()
  const mine = useMine()
  useOwnSeason(search, season, mine)
  const { today } = season
  const { items: theirs, isSettled } = useDue(mine, due, today)
  const items = inOrder([
    ...season.items.map(itemOfSeason),
    ...theirs.map((each) => itemOfDue(each, language)),
  ])
  const steps = season.items.filter(({ kind }) => kind === "step")
  const road = roadAt(steps, { today, ticked: mine.ticked })
  const week = weekFrom(today)
  const view = search.view ?? "road"
  return (
    <OwnDialogProvider mine={mine}>
      <div className="page grid grid-cols-1 gap-4 pt-3 pb-10 md:gap-8 md:pt-8">
        <header className="grid grid-cols-1 gap-1 lg:grid-cols-12 lg:items-end lg:gap-x-12">
          <div className="lg:col-span-7">
            <h1 className="voice-serif text-title max-md:text-2xl">
              <LabelText text={t("title")} />
            </h1>
            <p className="max-w-measure text-ink-soft max-md:hidden">{t("lead")}</p>
          </div>
          <div className="lg:col-span-5">
            <ClassForm
              isMember={mine.isMember}
              classes={season.classes}
              chosen={season.class}
              search={search}
              onChoose={(key) => {
                rememberSeason(key)
                mine.choose(key)
              }}
            />
          </div>
        </header>
        <ViewTabs search={search} />
        {view === "month" ? (
          <MonthView items={items} today={today} month={search.month ?? monthOf(today)} search={search} />
        ) : null}
        <ThisWeek
          road={road}
          week={week}
          news={newsOf(items, week)}
          coming={nextDateAfter(items, week.until)}
          mine={mine}
        />
        {view === "month" ? null : (
          <div
            className={classNames(
              "grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem]",
              // What a member has ticked and planned changes it: it is shown once that is known, and does not move.
              !isSettled && "invisible noscript:visible",
            )}
          >
            {view === "road" ? (
              <RoadView
                road={road}
                milestones={season.items.filter((item) => item.kind === "official" && endOf(item) >= today)}
                mine={mine}
                firstDayAtWork={season.firstDayAtWork}
              />
            ) : (
              <ListView items={items} today={today} />
            )}
            <div className="max-lg:hidden">
              <UpNext items={items} today={today} />
            </div>
          </div>
        )}
        <FeedBox season={season} isMember={mine.isMember} />
      </div>
    </OwnDialogProvider>
  )
}

/**
 * Sends readers who have set a graduation year to their own season. Clears the season cookie if it is stale
 * (another account's, or set before a change).
 */
function useOwnSeason(search: CalendarSearch, season: Season, mine: Mine) {
  const href = useHref()
  const navigate = useNavigate()
  const own = mine.class === null ? undefined : nearestClass(mine.class, season.classes)
  useEffect(() => {
    if (!mine.isKnown) return
    const cookieSeason = seasonHere()
    rememberSeason(mine.class)
    const isNamed =
      search.class !== undefined && (cookieSeason === mine.class || search.class !== cookieSeason)
    // A page of this device is read without a connection, which the other season would need.
    const isStored = document.documentElement.dataset.storedAt !== undefined
    if (!isNamed && !isStored && own !== undefined && own !== season.class)
      void navigate({
        href: href(calendarHref({ ...search, class: own })),
        replace: true,
        resetScroll: false,
      })
  }, [search, own, season.class, mine.isKnown, mine.class, href, navigate])
}

function useDue(mine: Mine, visitors: readonly Due[], today: string) {
  const { data, isPending } = useQuery({
    ...dueQuery(addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS)),
    enabled: mine.isMember && mine.isKnown,
  })
  const items: readonly Due[] = mine.isMember
    ? (data?.items ?? [])
    : [...mine.entries.map(dueOfOwn), ...visitors]
  return { items, isSettled: !mine.isMember || (mine.isSettled && !(mine.isKnown && isPending)) }
}

export function CalendarSkeleton() {
  const t = useTranslations("calendar")
  return (
    <div className="page pt-6">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <Skeleton shape="text" lines={8} label={t("loading")} />
    </div>
  )
}

/** Everything from today on, grouped by month. */
function ListView({ items, today }: { items: readonly Item[]; today: string }) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const coming = comingFrom(items, today)
  // Items that have already begun are listed under this month.
  const byMonth = Map.groupBy(coming, ({ startsOn }) => monthOf(startsOn < today ? today : startsOn))
  if (coming.length === 0) return <p className="voice-text">{t("nothingAhead")}</p>
  return (
    <div className="grid grid-cols-1 gap-8">
      {[...byMonth]
        .toSorted(([a], [b]) => byCode(a, b))
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

/** The same calendar in three views, each with its own URL. */
function ViewTabs({ search }: { search: CalendarSearch }) {
  const t = useTranslations("calendar")
  const href = useHref()
  const now = search.view ?? "road"
  const { view: _, month: __, ...rest } = search
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-6 border-b">
      <nav aria-label={t("viewsLabel")}>
        <ul className="-mb-px flex gap-x-6">
          {views.map((view) => (
            <li key={view}>
              <a
                href={href(calendarHref(view === "road" ? rest : { ...rest, view }))}
                aria-current={view === now ? "page" : undefined}
                className="inline-flex min-h-11 items-center border-transparent border-b-3 pt-[3px] text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-shu aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`views.${view}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={buttonClass("quiet")} onClick={() => print()}>
        {t("print")}
      </button>
    </div>
  )
}
