import { topicTexts } from "@shirube/vocabulary/topics"
import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type CourseSearch, coursesHref, type ListPath, withoutCursor } from "../address.ts"
import { coursesQuery, isStaleCursor } from "../queries.ts"

export async function loadCourses(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  path: ListPath,
  search: CourseSearch,
): Promise<{ readonly search: CourseSearch; readonly topic: string | undefined }> {
  const cache = await queries.open()
  try {
    await cache.ensureInfiniteQueryData(coursesQuery(search))
  } catch (error) {
    if (!isStaleCursor(error)) throw error
    throw redirect({ href: withPrefix(coursesHref(path, withoutCursor(search)), locale.prefix) })
  }
  return { search, topic: search.topic && topicTexts[search.topic].name[locale.language] }
}
