import type { CourseId, UserId } from "#api/db/ids"
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

/** A lesson is done: what their other tabs show of the course is another. */
export const progressMade = event<{ readonly userId: UserId; readonly courseId: CourseId }>(
  "course.progress_made",
  { changes: () => ["course"], audience: ({ userId }) => [userId] },
)

/** To its author: an editor has taken it down. */
export const courseTakenDown = event<{ readonly userId: UserId }>("course.taken_down", {
  changes: () => ["course-drafts"],
  audience: ({ userId }) => [userId],
})

/** In every window of whoever writes it. */
export const courseDraftChanged = event<{ readonly userId: UserId }>("course.draft_changed", {
  changes: () => ["course-drafts"],
  audience: ({ userId }) => [userId],
})
