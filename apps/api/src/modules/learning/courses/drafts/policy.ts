import type { CourseDraftState } from "@shirube/vocabulary/learning/courses/draft-choices"

/** Declined and never published. A published course can always be corrected. */
export const isOver = ({
  state,
  courseId,
}: {
  readonly state: CourseDraftState
  readonly courseId: string | null
}) => state === "declined" && courseId === null

/** A draft is visible only to its author until it is submitted. */
export const mayEditorsRead = ({ state }: { readonly state: CourseDraftState }) => state !== "draft"
