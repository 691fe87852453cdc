import { z } from "zod"
import { Language, RubyText } from "../../wire.ts"

/** The unfinished course that the member watched last. */
export const CourseToday = z
  .object({
    course_id: z.string(),
    language: Language,
    title_ruby: RubyText,
    lesson: z
      .object({
        key: z.string(),
        position: z.int(),
        title_ruby: RubyText,
        is_watched: z.boolean(),
        questions_left: z.int(),
      })
      .nullable()
      .meta({ description: "Where they stopped, or the first unfinished lesson if that one is done" }),
    done_lessons: z.int(),
    lesson_count: z.int(),
  })
  .nullable()
