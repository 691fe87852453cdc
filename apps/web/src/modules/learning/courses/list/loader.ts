import { topicTexts } from "@shirube/vocabulary/topics"
import { type ListContext, loadList } from "#web/kits/lists/load-list.ts"
import { type CourseSearch, courseList, type ListPath } from "../address.ts"
import { coursesQuery } from "../queries.ts"

export async function loadCourses(
  context: ListContext,
  path: ListPath,
  search: CourseSearch,
): Promise<{ readonly search: CourseSearch; readonly topic: string | undefined }> {
  await loadList(context, courseList(path), search, (cache) =>
    cache.ensureInfiniteQueryData(coursesQuery(search)),
  )
  return { search, topic: search.topic && topicTexts[search.topic].name[context.locale.language] }
}
