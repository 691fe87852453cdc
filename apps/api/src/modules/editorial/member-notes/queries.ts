import { and, desc, eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { MemberNoteId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { memberNotes } from "#api/kernel/db/tables/editorial/member-notes"
import type { Moment } from "#api/kernel/lists/keyset"

export type NoteRow = typeof memberNotes.$inferSelect

interface Page {
  readonly after: Moment | undefined
  readonly limit: number
}

export const selectNotes = (tx: Tx, userId: UserId, { after, limit }: Page) =>
  tx
    .select({ note: memberNotes, position: instantText(memberNotes.createdAt) })
    .from(memberNotes)
    .where(
      and(eq(memberNotes.userId, userId), after && isBefore(memberNotes.createdAt, memberNotes.id, after)),
    )
    .orderBy(desc(memberNotes.createdAt), desc(memberNotes.id))
    .limit(limit)

export async function lockNote(tx: Tx, id: MemberNoteId): Promise<NoteRow | undefined> {
  const [found] = await tx.select().from(memberNotes).where(eq(memberNotes.id, id)).limit(1).for("update")
  return found
}

export const insertNote = (tx: Tx, note: NoteRow) => tx.insert(memberNotes).values(note)

export const updateNote = (tx: Tx, id: MemberNoteId, change: Pick<NoteRow, "text" | "editedAt">) =>
  tx.update(memberNotes).set(change).where(eq(memberNotes.id, id))

export const deleteNote = (tx: Tx, id: MemberNoteId) => tx.delete(memberNotes).where(eq(memberNotes.id, id))
