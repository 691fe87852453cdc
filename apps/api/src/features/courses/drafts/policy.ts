import type { CourseDraftState } from "@shirube/contract/course-draft-choices"

/** It was never published, and will not be. What was published may always be mended. */
export const isOver = ({
  state,
  courseId,
}: {
  readonly state: CourseDraftState
  readonly courseId: string | null
}) => state === "declined" && courseId === null

/** What nobody has sent is its author's alone. */
export const mayEditorsRead = ({ state }: { readonly state: CourseDraftState }) => state !== "draft"
