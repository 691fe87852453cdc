import * as contract from "@shirube/contract/learning/courses/reading"
import { shared, slice } from "#api/kernel/http/slice"
import { COURSES, courseTag } from "../events.ts"
import { presentCourse, presentCourseSummary } from "./present.ts"
import { authorTags, getCourse, listCourses } from "./service.ts"

export const readingRoutes = slice(({ implement }) => [
  implement(contract.listCourses, async ({ tx, query, language }) => {
    const { items, nextCursor, authors } = await listCourses(tx, query, language)
    const body = {
      items: items.map((row) => presentCourseSummary(row, authors, language)),
      next_cursor: nextCursor,
    }
    return shared(body, [COURSES, ...authorTags(authors)])
  }),
  implement(contract.getCourse, async ({ tx, params, language }) => {
    const found = await getCourse(tx, params.id, language)
    return shared(presentCourse(found, language), [courseTag(params.id), ...authorTags(found.authors)])
  }),
])
