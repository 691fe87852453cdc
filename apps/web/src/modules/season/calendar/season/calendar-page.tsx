import { nearestClass } from "@shirube/vocabulary/season/calendar/classes"
import { monthOf } from "@shirube/vocabulary/season/calendar/months"
import { endOf, roadAt, weekFrom } from "@shirube/vocabulary/season/calendar/road"
import { addDays } from "@shirube/vocabulary/time/days"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import type { Due } from "#web/lib/time/due.ts"
import { rememberSeason, seasonHere } from "#web/lib/time/season-cookie.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { type CalendarSearch, calendarHref } from "../address.ts"
import { type Mine, useMine } from "../mine/use-mine.ts"
import { OwnDialogProvider } from "../own/own-entries.tsx"
import { dueQuery, type Season } from "../queries.ts"
import { ClassForm } from "./class-form.tsx"
import { FeedBox } from "./feed-box.tsx"
import { dueOfOwn, inOrder, itemOfDue, itemOfSeason, newsOf, nextDateAfter } from "./items.ts"
import { ListView } from "./list-view.tsx"
import type { LoadedSeason } from "./loader.ts"
import { MonthView } from "./month-view.tsx"
import { RoadView } from "./road-view.tsx"
import { ThisWeek } from "./this-week.tsx"
import { ViewTabs } from "./view-tabs.tsx"

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
  const theirs = useDue(mine, due, today)
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
            <h1 className="voice-serif text-title max-md:text-2xl">{t("title")}</h1>
            <p className="max-w-measure text-ink-soft max-md:hidden">{t("lead")}</p>
          </div>
          <div className="lg:col-span-5">
            <ClassForm
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
        <ThisWeek
          road={road}
          week={week}
          news={newsOf(items, week)}
          coming={nextDateAfter(items, week.until)}
          mine={mine}
        />
        <ViewTabs search={search} />
        {view === "road" ? (
          <RoadView
            road={road}
            milestones={season.items.filter((item) => item.kind === "official" && endOf(item) >= today)}
            mine={mine}
            firstDayAtWork={season.firstDayAtWork}
          />
        ) : view === "month" ? (
          <MonthView items={items} today={today} month={search.month ?? monthOf(today)} search={search} />
        ) : (
          <ListView items={items} today={today} />
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
    if (!isNamed && own !== undefined && own !== season.class)
      void navigate({
        href: href(calendarHref({ ...search, class: own })),
        replace: true,
        resetScroll: false,
      })
  }, [search, own, season.class, mine.isKnown, mine.class, href, navigate])
}

function useDue(mine: Mine, visitors: readonly Due[], today: string): readonly Due[] {
  const { data } = useQuery({
    ...dueQuery(addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS)),
    enabled: mine.isMember && mine.isKnown,
  })
  return mine.isMember ? (data?.items ?? []) : [...mine.entries.map(dueOfOwn), ...visitors]
}

export function CalendarSkeleton() {
  const t = useTranslations("calendar")
  return (
    <div className="page pt-6">
      <h1 className="voice-serif text-title">{t("title")}</h1>
      <Skeleton shape="text" lines={8} label={t("loading")} />
    </div>
  )
}
