// Notes of editors about a person: for the other editors who care for people, and in that person's data export.
import type { Tx } from "#api/kernel/db/client"
import { type MemberNoteId, newId, type UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { accountOf, peopleOf } from "#api/modules/identity/accounts/service"
import { type AuditEvent, aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { deleteNote, insertNote, lockNote, type NoteRow, selectNotes, updateNote } from "./queries.ts"

interface Editing {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

export async function listNotes(tx: Tx, userId: UserId, { cursor, limit }: PageRequest) {
  if (!(await accountOf(tx, userId))) throw new ApiError("member_lookup.not_found")
  const after = byMoment.decode(cursor)
  const found = await selectNotes(tx, userId, { after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, note }) => ({
    at: position,
    id: note.id,
  }))
  const people = await peopleOf(
    tx,
    items.flatMap(({ note }) => note.writtenBy ?? []),
  )
  const nameOf = ({ writtenBy }: NoteRow) => (writtenBy && people.get(writtenBy)?.name) || null
  return { items: items.map(({ note }) => ({ ...note, writer: nameOf(note) })), nextCursor }
}

export async function addNote(tx: Tx, userId: UserId, text: string, editing: Editing) {
  if (!(await accountOf(tx, userId))) throw new ApiError("member_lookup.not_found")
  const { user, visit } = editing
  const note = {
    id: newId<MemberNoteId>(),
    userId,
    text,
    writtenBy: user.id,
    createdAt: visit.now,
    editedAt: null,
  }
  await insertNote(tx, note)
  await record(tx, "member_note.written", note, editing)
  return { ...note, writer: user.name }
}

export async function changeNote(tx: Tx, id: MemberNoteId, text: string, editing: Editing) {
  const note = await lockOwn(tx, id, editing)
  const change = { text, editedAt: editing.visit.now }
  // Idempotent retry.
  if (note.text === text) return { ...note, writer: editing.user.name }
  await updateNote(tx, id, change)
  await record(tx, "member_note.changed", note, editing)
  return { ...note, ...change, writer: editing.user.name }
}

export async function removeNote(tx: Tx, id: MemberNoteId, editing: Editing): Promise<void> {
  const note = await lockOwn(tx, id, editing)
  await deleteNote(tx, id)
  await record(tx, "member_note.removed", note, editing)
}

async function lockOwn(tx: Tx, id: MemberNoteId, { user }: Editing): Promise<NoteRow> {
  const note = await lockNote(tx, id)
  if (!note) throw new ApiError("member_note.not_found")
  if (note.writtenBy !== user.id) throw new ApiError("member_note.not_yours")
  return note
}

const record = (
  tx: Tx,
  event: AuditEvent,
  { id, userId }: Pick<NoteRow, "id" | "userId">,
  { user, visit, platform: { vault } }: Editing,
) =>
  recordAudit(tx, vault, visit, {
    event,
    by: { kind: "editor", id: user.id },
    about: aboutUser(userId),
    details: { note: id },
  })
