// Published courses, and taking them down or republishing them, by authors and by editors.

import { COURSE_DRAFTS_PATH } from "@shirube/vocabulary/http/body"
import { takenDownByRoles } from "@shirube/vocabulary/learning/courses/draft-choices"
import { z } from "zod"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Instant, Language, page, pageQuery, RubyText } from "../../wire.ts"
import { CourseDraftStatus } from "./drafts.ts"
import { CourseId } from "./reading.ts"

export const PUBLISHED_COURSES_PER_PAGE = 30

export const CoursePublication = z
  .object({
    id: z.string(),
    language: Language.meta({ description: "Of the title" }),
    title_ruby: RubyText,
    author_name: z.string().nullable().meta({ description: "Null if the author's account was deleted" }),
    published_at: Instant,
    taken_down_at: Instant.nullable().meta({ description: "Null if it is published" }),
    taken_down_by: z.enum(takenDownByRoles).nullable(),
  })
  .meta({ id: "CoursePublication" })

const tag = "Courses"
const limit = { per: "user", points: 60, seconds: 60 } as const
const asAuthor = {
  path: `${COURSE_DRAFTS_PATH}/{id}/publication`,
  tag,
  access: { registered: true, screened: true },
  limit,
  params: z.object({ id: uuidOf("course-draft") }),
  success: { status: 200, body: CourseDraftStatus },
} as const
const asEditor = {
  path: "/v1/editors/courses/{id}/publication",
  tag,
  access: { roles: ["editor"], editorRoles: ["reviewer"] },
  limit,
  params: z.object({ id: CourseId }),
  success: { status: 200, body: CoursePublication },
  errors: ["course.not_found"],
} as const

export const takeDownOwnCourse = route({
  method: "delete",
  summary: "Take the caller's own course down; learners' progress and its address are kept",
  ...asAuthor,
  errors: ["course.not_found"],
})

export const putBackOwnCourse = route({
  method: "put",
  summary: "Republish it as it was, unless an editor took it down",
  ...asAuthor,
  errors: ["course.not_found", "course.taken_down"],
})

export const listPublishedCourses = route({
  method: "get",
  path: "/v1/editors/courses",
  summary: "All courses ever published, newest first, including those taken down",
  tag,
  access: { roles: ["editor"], editorRoles: ["reviewer"] },
  query: z.object(pageQuery(PUBLISHED_COURSES_PER_PAGE, PUBLISHED_COURSES_PER_PAGE)),
  success: { status: 200, body: page(CoursePublication) },
  errors: ["cursor.invalid"],
})

export const takeDownCourse = route({
  method: "delete",
  summary: "Take any course down; its author is notified",
  ...asEditor,
})

export const putBackCourse = route({
  method: "put",
  summary: "Republish a course as it was, whether its author or an editor took it down",
  ...asEditor,
})

export const routes = [
  takeDownOwnCourse,
  putBackOwnCourse,
  listPublishedCourses,
  takeDownCourse,
  putBackCourse,
] as const
