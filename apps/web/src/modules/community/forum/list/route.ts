// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { isOwnList, questionList } from "../address.ts"
import type { loadQuestions } from "./queries.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadQuestions>> | undefined
}

export function questionsHead(match: ListMatch) {
  const { t } = match.context.locale
  const { search, topic } = match.loaderData ?? {}
  const title = t("forum.title")
  return listHead(questionList, match, search, {
    title: search?.ask ? t("forum.ask") : topic ? `${topic.name} – ${title}` : title,
    description: topic ? topic.description : t("forum.lead"),
    hidden: isOwnList(search?.list),
  })
}
