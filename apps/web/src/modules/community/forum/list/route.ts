// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { isOwnList } from "../address.ts"
import type { loadQuestions } from "./loader.ts"

/** Cacheable: searches and cursors are unlimited, these are not. */
export const pagesWorthKeeping = ["list", "topic", "ask"] as const

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadQuestions>> | undefined
}

export function questionsHead(match: ListMatch) {
  const { t } = match.context.locale
  const { search = {}, topic } = match.loaderData ?? {}
  const { list, language, q, cursor, ask } = search
  const title = t("forum.title")
  return page(match, {
    title: ask ? t("forum.ask") : topic ? `${topic.name} – ${title}` : title,
    description: topic ? topic.description : t("forum.lead"),
    canonicalSearch: { list, topic: topic?.key },
    hidden: ask === true || isOwnList(list) || [language, q, cursor].some((each) => each !== undefined),
  })
}
