import { MOST_NOTES_PER_LESSON } from "@shirube/vocabulary/learning/courses/choices"
import type { Tx } from "#api/kernel/db/client"
import { type LessonId, type NoteId, newId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { lessonForMember } from "../lessons/service.ts"
import {
  countNotes,
  deleteNote,
  insertNote,
  type NoteRow,
  selectByRetryKey,
  selectNotes,
  updateNote,
} from "./queries.ts"

export const presentNote = ({ id, atMs, text, changedAt }: NoteRow) => ({
  id,
  at_ms: atMs,
  text,
  changed_at: changedAt.toISOString(),
})

export async function notesOf(tx: Tx, user: Actor, lessonId: LessonId) {
  await lessonForMember(tx, user, lessonId)
  return selectNotes(tx, user.id, lessonId, MOST_NOTES_PER_LESSON)
}

interface NewNote {
  readonly atMs: number
  readonly text: string
  readonly retryKey: string | null
}

/** Idempotent by retry key. */
export async function writeNote(tx: Tx, user: Actor, lessonId: LessonId, note: NewNote, now: Date) {
  const lesson = await lessonForMember(tx, user, lessonId)
  const known = note.retryKey === null ? undefined : await selectByRetryKey(tx, user.id, note.retryKey)
  if (known) return known
  // Lock the account, so that concurrent notes are counted one after the other.
  await lockAccount(tx, user.id)
  if ((await countNotes(tx, user.id, lessonId)) >= MOST_NOTES_PER_LESSON) throw new ApiError("note.too_many")
  const written = await insertNote(tx, {
    id: newId<NoteId>(),
    userId: user.id,
    courseId: lesson.courseId,
    lessonId,
    ...note,
    atMs: Math.min(note.atMs, lesson.durationMs),
    createdAt: now,
    changedAt: now,
  })
  // A concurrent request with the same key inserted it first.
  const found =
    written ?? (note.retryKey === null ? undefined : await selectByRetryKey(tx, user.id, note.retryKey))
  if (!found) throw new ApiError("note.not_found")
  return found
}

export async function changeNote(tx: Tx, user: Actor, id: NoteId, text: string, now: Date) {
  const changed = await updateNote(tx, user.id, id, text, now)
  if (!changed) throw new ApiError("note.not_found")
  return changed
}

export const removeNote = (tx: Tx, user: Actor, id: NoteId) => deleteNote(tx, user.id, id)
