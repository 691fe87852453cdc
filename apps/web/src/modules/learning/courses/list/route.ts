// Shared by the three lists' routes and part of the first load; the loader is loaded with its page.
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { courseList, type ListPath } from "../address.ts"
import type { loadCourses } from "./loader.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadCourses>> | undefined
}

export function coursesHead(match: ListMatch, path: ListPath) {
  const { t } = match.context.locale
  const { search, topic } = match.loaderData ?? {}
  const isCareer = path === "/career/course"
  const title = t(isCareer ? "courses.career.title" : "courses.title")
  return listHead(courseList(path), match, search, {
    title: topic ? `${topic} – ${title}` : title,
    description: t(isCareer ? "courses.career.lead" : "courses.lead"),
  })
}
