import { subscribe } from "#api/kernel/events/events"
import { courseChanged, coursePublished } from "../events.ts"
import { addFurigana } from "./service.ts"

export const addFuriganaOnPublish = subscribe(
  coursePublished,
  "courses-read-published",
  (parts) =>
    ({ courseId }) =>
      addFurigana(parts, courseId),
)
export const readChanged = subscribe(
  courseChanged,
  "courses-read-changed",
  (parts) =>
    ({ courseId }) =>
      addFurigana(parts, courseId),
)
