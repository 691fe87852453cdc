import type { RegistrationState } from "@shirube/contract/event-choices"

interface Attendance {
  readonly state: RegistrationState
  readonly endsAt: Date
}

/** Who had a seat; where nobody stood at the door, whoever was registered counts as having come. */
export const mayJudge = (attendance: Attendance | undefined, isCancelled: boolean, now: Date) =>
  attendance !== undefined &&
  !isCancelled &&
  (attendance.state === "registered" || attendance.state === "attended") &&
  attendance.endsAt <= now
