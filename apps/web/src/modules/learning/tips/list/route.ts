// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { topicTexts } from "@shirube/vocabulary/topics"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import type { loadTips } from "./loader.ts"

/** Cacheable: authors and cursors are unlimited; topics are not. */
export const pagesWorthKeeping = ["topic"] as const

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadTips>> | undefined
}

export function tipsHead(match: ListMatch) {
  const { t, language } = match.context.locale
  const { search = {}, senpai } = match.loaderData ?? {}
  const topic = search.topic && topicTexts[search.topic].name[language]
  const title = senpai ? t("tips.by", { name: senpai }) : t("tips.title")
  return page(match, {
    title: topic ? `${topic} – ${title}` : title,
    description: t("tips.lead"),
    canonicalSearch: { topic: search.topic },
    hidden: search.senpai !== undefined || search.cursor !== undefined,
  })
}
