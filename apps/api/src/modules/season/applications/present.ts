import type { DueItem } from "@shirube/contract/season/calendar/due"
import { type DeadlineKind, deadlineTitle } from "@shirube/vocabulary/season/applications/choices"
import type { DueKind } from "@shirube/vocabulary/time/due-kinds"
import type { ApplicationRow, DeadlineRow } from "./queries.ts"

export const presentApplication = (row: ApplicationRow, deadlines: readonly DeadlineRow[]) => ({
  id: row.id,
  version: row.version,
  company: row.company,
  position: row.position,
  stage: row.stage,
  steps: [...row.steps],
  link: row.link,
  note: row.note,
  documents: row.documents.map(({ name, handedInOn, link }) => ({ name, handed_in_on: handedInOn, link })),
  deadlines: deadlines.map(({ id, kind, what, day, time, isDone }) => ({
    id,
    kind,
    what,
    day,
    time,
    is_done: isDone,
  })),
  reached: row.reached.map(({ stage, on }) => ({ stage, on })),
  created_at: row.createdAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
})

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
