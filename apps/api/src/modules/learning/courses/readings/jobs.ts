import { subscribe } from "#api/kernel/events/events"
import { courseChanged, coursePublished } from "../events.ts"
import { addReadings } from "./service.ts"

export const readPublished = subscribe(
  coursePublished,
  "courses-read-published",
  (parts) =>
    ({ courseId }) =>
      addReadings(parts, courseId),
)
export const readChanged = subscribe(
  courseChanged,
  "courses-read-changed",
  (parts) =>
    ({ courseId }) =>
      addReadings(parts, courseId),
)
