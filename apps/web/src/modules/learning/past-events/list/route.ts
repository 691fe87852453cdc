// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { pastEventList } from "../address.ts"
import type { loadPastEvents } from "./queries.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadPastEvents>> | undefined
}

export function pastEventsHead(match: ListMatch) {
  const { t } = match.context.locale
  const { search, topic } = match.loaderData ?? {}
  const narrowed = [topic, search?.year].filter((part) => part !== undefined)
  return listHead(pastEventList, match, search, {
    title: [t("pastEvents.title"), ...narrowed].join(" – "),
    description: t("pastEvents.lead"),
  })
}
