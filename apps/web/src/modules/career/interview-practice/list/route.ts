// The head of the list, part of the first load; the loader is loaded with its page.
import { interviewKindNames } from "@shirube/vocabulary/career/interview-practice/choices"
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { type InterviewSearch, interviewList } from "../address.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: { readonly search: InterviewSearch } | undefined
}

export function interviewsHead(match: ListMatch) {
  const { t, language } = match.context.locale
  const search = match.loaderData?.search
  const kind = search?.kind && interviewKindNames[search.kind][language]
  const title = t("interview.title")
  return listHead(interviewList, match, search, {
    title: kind ? `${kind} – ${title}` : title,
    description: t("interview.lead"),
  })
}
