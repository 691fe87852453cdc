import type { CourseId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface CourseRef {
  readonly courseId: CourseId
}

/** Cache tag of every list of courses: any change may add, remove or re-sort an entry. */
export const COURSES = "courses"
export const courseTag = (id: CourseId) => `course:${id}`

const publicChange = {
  changes: ({ courseId }: CourseRef) => [COURSES, courseTag(courseId)],
  audience: () => "everyone" as const,
}

export const coursePublished = event<CourseRef>("course.published", publicChange)
export const courseChanged = event<CourseRef>("course.changed", publicChange)

/** A lesson was finished: refreshes the member's other tabs. */
export const progressMade = event<{ readonly userId: UserId; readonly courseId: CourseId }>(
  "course.progress_made",
  { changes: () => ["course"], audience: ({ userId }) => [userId] },
)

/** Notifies the author that an editor has taken the course down. */
export const courseTakenDown = event<{ readonly userId: UserId }>("course.taken_down", {
  changes: () => ["course-drafts"],
  audience: ({ userId }) => [userId],
})

/** Refreshes all open windows of the author. */
export const courseDraftChanged = event<{ readonly userId: UserId }>("course.draft_changed", {
  changes: () => ["course-drafts"],
  audience: ({ userId }) => [userId],
})
