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
