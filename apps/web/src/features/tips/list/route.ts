// What the list's route shares and the first load carries; its loader comes with its page.
import { topicTexts } from "@shirube/contract/topics"
import { type PageMatch, page } from "#web/lib/page.ts"
import type { loadTips } from "./loader.ts"

/** People and places in a list are endless; topics are not. */
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
