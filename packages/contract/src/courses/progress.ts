// How far somebody is. A player is told its number when it begins (a play); only the newest one moves the place where one goes on.
import { z } from "zod"
import { LONGEST_LESSON_MS, MOST_SLOTS } from "../course-choices.ts"
import { route } from "../route.ts"
import { Instant } from "../wire.ts"
import { CourseId, CourseSummary, LessonId } from "./reading.ts"

/** Of a course, for whoever is signed in; null of other things, and of a course that they have not begun. */
export const CourseFact = z
  .object({
    done_lessons: z.int(),
    is_done: z.boolean(),
    last_key: z.string().nullable().meta({ description: "The lesson that they were in last" }),
  })
  .nullable()
export type CourseFact = z.infer<typeof CourseFact>

export const LessonProgress = z
  .object({
    lesson_id: z.string(),
    key: z.string(),
    position_ms: z.int().meta({ description: "Where they go on" }),
    watched_share: z.number().min(0).max(1),
    is_watched: z.boolean(),
    is_quiz_done: z.boolean().meta({ description: "True too where there is none" }),
    is_done: z.boolean(),
  })
  .meta({ id: "LessonProgress" })

export const CourseProgress = z
  .object({
    is_member: z
      .boolean()
      .meta({ description: "False for companies: lessons after the first are closed to them" }),
    lessons: z.array(LessonProgress).meta({ description: "Those that they have begun" }),
    last_key: z.string().nullable(),
    done_at: Instant.nullable().meta({ description: "When all its lessons were done" }),
    certificate_code: z.string().nullable(),
    name_on_certificate: z.string().nullable().meta({
      description:
        "As it would say now; null where the name cannot be printed, and has to be given in letters",
    }),
  })
  .meta({ id: "CourseProgress" })

const Place = z.int().min(0).max(LONGEST_LESSON_MS)

/** A report every few seconds, from a few tabs and devices. */
const limit = { per: "user", points: 120, seconds: 60 } as const

export const getCourseProgress = route({
  method: "get",
  path: "/v1/courses/{id}/progress",
  summary: "How far one is in a course",
  tag: "Courses",
  access: "signed-in",
  params: z.object({ id: CourseId }),
  success: { status: 200, body: CourseProgress },
  errors: ["course.not_found"],
})

export const listOwnCourses = route({
  method: "get",
  path: "/v1/account/courses",
  summary: "Courses that one has begun and not finished, the last first",
  tag: "Courses",
  access: "signed-in",
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({
          course: CourseSummary,
          done_lessons: z.int(),
          last_key: z.string().nullable(),
          last_at: Instant,
        }),
      ),
    }),
  },
  errors: [],
})

export const beginPlay = route({
  method: "post",
  path: "/v1/lessons/{id}/plays",
  summary: "Begin to watch; from now on this player says where one goes on",
  tag: "Courses",
  access: "signed-in",
  limit,
  params: z.object({ id: LessonId }),
  success: {
    status: 201,
    body: z.object({
      play: z.int(),
      position_ms: z.int().meta({ description: "Where one stopped, on any device" }),
    }),
  },
  errors: ["lesson.not_found", "lesson.for_members"],
})

export const reportProgress = route({
  method: "put",
  path: "/v1/lessons/{id}/progress",
  summary: "Where a player is, and what it has shown since it last said so; said again, it changes nothing",
  tag: "Courses",
  access: "signed-in",
  limit,
  params: z.object({ id: LessonId }),
  body: z.object({
    play: z.int().min(1).max(1_000_000),
    position_ms: Place,
    slots: z
      .array(z.int().min(0).max(MOST_SLOTS))
      .max(MOST_SLOTS)
      .meta({ description: "Numbers of the pieces of five seconds that were watched" }),
  }),
  success: {
    status: 200,
    body: LessonProgress.extend({
      refused_slots: z
        .array(z.int())
        .meta({ description: "Pieces that nobody can have watched yet; said again later, they count" }),
      is_course_done: z.boolean(),
    }),
  },
  errors: ["lesson.not_found", "lesson.for_members", "lesson.play_unknown"],
})

export const routes = [getCourseProgress, listOwnCourses, beginPlay, reportProgress] as const
