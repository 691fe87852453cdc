import type { RegistrationState } from "@shirube/vocabulary/events/events/choices"

interface Attendance {
  readonly state: RegistrationState
  readonly endsAt: Date
}

/** For people who had a seat; without check-in at the door, every registered person counts as present. */
export const mayGiveFeedback = (attendance: Attendance | undefined, isCancelled: boolean, now: Date) =>
  attendance !== undefined &&
  !isCancelled &&
  (attendance.state === "registered" || attendance.state === "attended") &&
  attendance.endsAt <= now
