import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useSyncExternalStore } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import type { OwnTodayProps } from "./own-today.tsx"
import { TodaySkeleton } from "./today-skeleton.tsx"

const loadOwnToday = async ({ queries, locale }: RouterContext) => {
  const [part] = await Promise.all([import("./own-today.tsx"), queries.open(), locale.need(["today"])])
  return part.OwnToday
}

/** In Japan. A stored page does not know on which day it is read, so the date comes with the scripts. */
function TodaysDate() {
  const write = useTimeText()
  const day = useSyncExternalStore(
    subscribe,
    () => dayInJapan(new Date()),
    () => undefined,
  )
  return day ? (
    <p className="text-end text-ink-soft md:text-lead">
      <time dateTime={day}>{write(day, { month: "long", day: true, weekday: true })}</time>
    </p>
  ) : null
}

/** A page that stays open overnight turns to the next day when its reader comes back to it. */
function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/**
 * A member's first screen. The page is the same for all members; what is theirs is loaded after hydration. It
 * fills the screen from the start, so that nothing below it moves into sight and out of it.
 */
export function Today(own: OwnTodayProps) {
  const t = useTranslations("home.today")
  const OwnToday = useLoaded(loadOwnToday, useApp())
  return (
    <section aria-labelledby="today" className="first-screen">
      <div className="flex items-baseline justify-between gap-4">
        <h1 id="today" className="voice-serif text-display">
          {t("title")}
        </h1>
        <TodaysDate />
      </div>
      <PatternBand pattern="yagasuri" tone="azuki" className="mt-4 h-3 max-md:hidden" />
      <div className="mt-6 lg:mt-8">{OwnToday ? <OwnToday {...own} /> : <TodaySkeleton />}</div>
    </section>
  )
}
