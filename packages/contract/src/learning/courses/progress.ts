// A member's progress. Each player gets a number when it starts (a play); only the newest play moves the
// position to resume from.

import { LONGEST_LESSON_MS, MOST_SLOTS } from "@shirube/vocabulary/learning/courses/choices"
import { z } from "zod"
import { route } from "../../route.ts"
import { Instant } from "../../wire.ts"
import { CourseId, CourseSummary, LessonId } from "./reading.ts"

/**
 * The signed-in member's progress in a course; null for other kinds of content and for a course they have not
 * started.
 */
export const CourseFact = z
  .object({
    done_lessons: z.int(),
    is_done: z.boolean(),
    last_key: z.string().nullable().meta({ description: "The lesson they watched last" }),
  })
  .nullable()
export type CourseFact = z.infer<typeof CourseFact>

export const LessonProgress = z
  .object({
    lesson_id: z.string(),
    key: z.string(),
    position_ms: z.int().meta({ description: "Position to resume from" }),
    watched_share: z.number().min(0).max(1),
    is_watched: z.boolean(),
    unwatched_from_ms: z
      .int()
      .nullable()
      .meta({ description: "Where the first part not watched yet begins; null once enough was watched" }),
    is_quiz_done: z.boolean().meta({ description: "Also true without a quiz" }),
    questions_left: z
      .int()
      .meta({ description: "Questions of the quiz that they have not answered correctly yet" }),
    is_done: z.boolean(),
  })
  .meta({ id: "LessonProgress" })

export const CourseProgress = z
  .object({
    is_member: z
      .boolean()
      .meta({ description: "False for companies, which cannot open lessons after the first" }),
    lessons: z.array(LessonProgress).meta({ description: "Lessons that they have started" }),
    last_key: z.string().nullable(),
    done_at: Instant.nullable().meta({ description: "When all its lessons were completed" }),
    certificate_code: z.string().nullable(),
    name_on_certificate: z.string().nullable().meta({
      description:
        "The name the certificate would show now; null if it cannot be printed and must be given in Latin letters",
    }),
  })
  .meta({ id: "CourseProgress" })

const Place = z.int().min(0).max(LONGEST_LESSON_MS)

/** Several tabs and devices report every few seconds. */
const limit = { per: "user", points: 120, seconds: 60 } as const

export const getCourseProgress = route({
  method: "get",
  path: "/v1/courses/{id}/progress",
  summary: "The caller's progress in a course",
  tag: "Courses",
  access: "signed-in",
  params: z.object({ id: CourseId }),
  success: { status: 200, body: CourseProgress },
  errors: ["course.not_found"],
})

export const listOwnCourses = route({
  method: "get",
  path: "/v1/account/courses",
  summary: "Courses the caller has started and not finished, latest first",
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
  summary: "Start a play; from now on this player sets the position to resume from",
  tag: "Courses",
  access: "signed-in",
  limit,
  params: z.object({ id: LessonId }),
  success: {
    status: 201,
    body: z.object({
      play: z.int(),
      position_ms: z.int().meta({ description: "Last position, on any device" }),
    }),
  },
  errors: ["lesson.not_found", "lesson.for_members"],
})

export const reportProgress = route({
  method: "put",
  path: "/v1/lessons/{id}/progress",
  summary: "Report a player's position and the slots watched since the last report. Idempotent.",
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
      .meta({ description: "Indexes of the five-second slots that were watched" }),
  }),
  success: {
    status: 200,
    body: LessonProgress.extend({
      refused_slots: z.array(z.int()).meta({
        description:
          "Slots that cannot have been watched yet at this speed; they count when reported again later",
      }),
      is_course_done: z.boolean(),
    }),
  },
  errors: ["lesson.not_found", "lesson.for_members", "lesson.play_unknown"],
})

export const routes = [getCourseProgress, listOwnCourses, beginPlay, reportProgress] as const
