import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import type { OwnTodayProps } from "./own-today.tsx"
import { TodaySkeleton } from "./today-skeleton.tsx"

const loadOwnToday = async ({ queries, locale }: RouterContext) => {
  const [part] = await Promise.all([import("./own-today.tsx"), queries.open(), locale.need(["today"])])
  return part.OwnToday
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
      <h1 id="today" className="voice-serif text-display">
        {t("title")}
      </h1>
      <PatternBand pattern="yagasuri" tone="azuki" className="mt-4 h-3 max-md:hidden" />
      <div className="mt-6 lg:mt-8">{OwnToday ? <OwnToday {...own} /> : <TodaySkeleton />}</div>
    </section>
  )
}
