// Shared by the three lists' routes and part of the first load; the loader is loaded with its page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import type { loadCourses } from "./loader.ts"

/** Cacheable: cursors are unlimited, these are not. */
export const pagesWorthKeeping = ["topic", "level", "language"] as const

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadCourses>> | undefined
}

export function coursesHead(match: ListMatch, part?: "career") {
  const { t } = match.context.locale
  const { search = {}, topic } = match.loaderData ?? {}
  const { cursor, ...lasting } = search
  const title = t(part ? "courses.career.title" : "courses.title")
  return page(match, {
    title: topic ? `${topic} – ${title}` : title,
    description: t(part ? "courses.career.lead" : "courses.lead"),
    canonicalSearch: lasting,
    hidden: cursor !== undefined,
  })
}
