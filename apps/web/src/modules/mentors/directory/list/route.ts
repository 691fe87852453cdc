// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { mentorList } from "../address.ts"
import type { loadMentors } from "./loader.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadMentors>> | undefined
}

export function mentorsHead(match: ListMatch) {
  const { t } = match.context.locale
  const { search, filteredBy = [], isEmpty = false } = match.loaderData ?? {}
  return listHead(mentorList, match, search, {
    title: [t("mentors.title"), ...filteredBy].join(" – "),
    description: t("mentors.lead"),
    hidden: isEmpty,
  })
}
