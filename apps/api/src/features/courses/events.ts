import type { CourseId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly courseId: CourseId
}

/** What every list of courses is kept under: any change may move one in, out or up. */
export const COURSES = "courses"
export const courseTag = (id: CourseId) => `course:${id}`

const touches = {
  changes: ({ courseId }: Touched) => [COURSES, courseTag(courseId)],
  audience: () => "everyone" as const,
}

export const coursePublished = event<Touched>("course.published", touches)
export const courseChanged = event<Touched>("course.changed", touches)
