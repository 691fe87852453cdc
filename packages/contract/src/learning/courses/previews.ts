// A course draft as its readers would see it.

import { COURSE_DRAFTS_PATH } from "@shirube/vocabulary/http/body"
import { z } from "zod"
import { JapaneseLevel } from "../../categories.ts"
import { Media } from "../../common/media/videos.ts"
import { uuidOf } from "../../ids.ts"
import { route } from "../../route.ts"
import { Lesson, LessonContent } from "./lessons.ts"
import { Course, LessonKey } from "./reading.ts"

const LessonPreview = Lesson.extend({
  content: LessonContent,
  media: Media.nullable().meta({
    description: "Media addresses for the caller; null while there is no video",
  }),
}).meta({ id: "LessonPreview" })

export const CoursePreview = z
  .object({
    course: Course.extend({ level: JapaneseLevel.nullable() }),
    lesson: LessonPreview.nullable().meta({ description: "The requested lesson" }),
  })
  .meta({ id: "CoursePreview" })

export const previewCourse = route({
  method: "get",
  path: `${COURSE_DRAFTS_PATH}/{id}/preview`,
  summary: "A draft as readers would see it: for its author, and for editors once submitted",
  tag: "Courses",
  access: { registered: true, screened: true },
  params: z.object({ id: uuidOf("course-draft") }),
  query: z.object({
    lesson: LessonKey.optional().meta({ description: "Includes the content of this lesson" }),
  }),
  success: { status: 200, body: CoursePreview },
  errors: ["course.not_found", "lesson.not_found"],
})

export const routes = [previewCourse] as const
