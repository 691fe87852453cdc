// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { topicTexts } from "@shirube/vocabulary/topics"
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { tipList } from "../address.ts"
import type { loadTips } from "./queries.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadTips>> | undefined
}

export function tipsHead(match: ListMatch) {
  const { t, language } = match.context.locale
  const { search, senpai } = match.loaderData ?? {}
  const topic = search?.topic && topicTexts[search.topic].name[language]
  const title = senpai ? t("tips.by", { name: senpai }) : t("tips.title")
  return listHead(tipList, match, search, {
    title: topic ? `${topic} – ${title}` : title,
    description: t("tips.lead"),
  })
}
