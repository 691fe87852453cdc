import type { ScreeningState } from "@shirube/vocabulary/people/screenings/choices"
import { lapsesAt, renewableFrom, stateOf } from "./policy.ts"
import type { NoteRow, ScreeningRow } from "./queries.ts"

export interface ScreeningStatus {
  readonly row: ScreeningRow | undefined
  readonly isScreened: boolean
}

export function presentScreening({ row, isScreened }: ScreeningStatus, now: Date) {
  const state: ScreeningState = stateOf(row, isScreened, now)
  const isCurrent = state !== "ended" && state !== "none"
  return {
    state,
    granted_at: row?.grantedAt.toISOString() ?? null,
    valid_until: (isCurrent && row?.expiresAt.toISOString()) || null,
    renewable_from: (row && isCurrent && renewableFrom(row.expiresAt).toISOString()) || null,
    renewal_sent_at: (isCurrent && row?.renewalSentAt?.toISOString()) || null,
    kept_until: (row?.renewalSentAt && isCurrent && lapsesAt(row).toISOString()) || null,
    pause:
      row?.pausedAt && row.pauseReason
        ? { since: row.pausedAt.toISOString(), reason: row.pauseReason, words: row.pauseWords }
        : null,
    end:
      row?.endedAt && row.endedBy
        ? { at: row.endedAt.toISOString(), by: row.endedBy, reason: row.endReason, words: row.endWords }
        : null,
  }
}

interface Person {
  readonly id: string
  readonly name: string
  readonly seal: string
}

export const presentSenpai = (
  { person, ...status }: ScreeningStatus & { readonly person: Person },
  now: Date,
) => ({
  id: person.id,
  name: person.name,
  seal: person.seal,
  screening: presentScreening(status, now),
})

export const presentNote = ({
  note,
  editor,
}: {
  readonly note: NoteRow
  readonly editor: string | null
}) => ({
  id: note.id,
  text: note.text,
  by: editor,
  at: note.writtenAt.toISOString(),
})
