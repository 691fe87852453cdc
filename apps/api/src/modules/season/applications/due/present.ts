import type { DueItem } from "@shirube/contract/season/calendar/due"
import { type DeadlineKind, deadlineTitle } from "@shirube/vocabulary/season/applications/choices"
import type { DueKind } from "@shirube/vocabulary/time/due-kinds"

export interface DueDeadline {
  readonly id: string
  readonly applicationId: string
  readonly company: string
  readonly kind: DeadlineKind
  readonly what: string | null
  readonly day: string
  readonly time: string | null
}

const kinds: Record<DeadlineKind, DueKind> = {
  "entry-sheet": "deadline",
  "web-test": "exam",
  interview: "interview",
  briefing: "other",
  reply: "deadline",
  other: "deadline",
}

export const presentDue = ({ id, applicationId, company, kind, what, day, time }: DueDeadline): DueItem => ({
  id: `application ${applicationId} ${id}`,
  kind: kinds[kind],
  title: deadlineTitle(company, { kind, what }),
  note: null,
  starts_on: day,
  ends_on: null,
  starts_at: time === null ? null : new Date(`${day}T${time}:00+09:00`).toISOString(),
  href: `/shukatsu-calendar/applications#application-${applicationId}`,
  source: null,
})
