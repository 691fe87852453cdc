import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
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
export function Today({ beside, ...own }: OwnTodayProps & { beside: ReactNode }) {
  const t = useTranslations("home.today")
  const OwnToday = useLoaded(loadOwnToday, useApp())
  return (
    <section aria-labelledby="today" className="first-screen grid grid-cols-1 lg:grid-cols-12 lg:gap-x-12">
      <div className="lg:col-span-8">
        <h1 id="today" className="voice-serif text-display">
          {t("title")}
        </h1>
        <div className="mt-6">{OwnToday ? <OwnToday {...own} /> : <TodaySkeleton />}</div>
      </div>
      {beside}
    </section>
  )
}
