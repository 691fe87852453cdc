// Shared by the calendar's route and part of the first load; the loader is loaded with its page.
import { seasonOf, yearOf } from "@shirube/vocabulary/season/calendar/classes"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import type { LoadedSeason } from "./loader.ts"

interface SeasonMatch extends PageMatch {
  readonly loaderData?: LoadedSeason | undefined
}

export function seasonHead(match: SeasonMatch) {
  const { t } = match.context.locale
  const { class: key, view, month } = match.loaderData?.search ?? {}
  const named = key && t(`calendar.classes.${seasonOf(key)}`, { year: String(yearOf(key)) })
  return page(match, {
    title: named ? `${t("calendar.title")} – ${named}` : t("calendar.title"),
    description: t("calendar.lead"),
    canonicalSearch: { class: key },
    hidden: view !== undefined || month !== undefined,
  })
}
