import type { NoteRow } from "./queries.ts"

export const presentNote = ({ id, atMs, text, changedAt }: NoteRow) => ({
  id,
  at_ms: atMs,
  text,
  changed_at: changedAt.toISOString(),
})
