import * as contract from "@shirube/contract/editorial/member-notes/routes"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import type { Actor } from "#api/kernel/security/session"
import { addNote, changeNote, listNotes, removeNote } from "./service.ts"

type Note = Awaited<ReturnType<typeof listNotes>>["items"][number]

const presentNote = (
  { id, text, writer, writtenBy, createdAt, editedAt }: Note,
  user: Pick<Actor, "id">,
) => ({
  id,
  text,
  by: writer,
  is_own: writtenBy === user.id,
  created_at: createdAt.toISOString(),
  edited_at: editedAt?.toISOString() ?? null,
})

export const routes = slice(({ implement }) => [
  implement(contract.listMemberNotes, async ({ tx, user, params, query }) => {
    const { items, nextCursor } = await listNotes(tx, params.id, query)
    return ok({ items: items.map((note) => presentNote(note, user)), next_cursor: nextCursor })
  }),
  implement(contract.addMemberNote, async ({ tx, params, body, ...editing }) =>
    created(presentNote(await addNote(tx, params.id, body.text, editing), editing.user)),
  ),
  implement(contract.changeMemberNote, async ({ tx, params, body, ...editing }) =>
    ok(presentNote(await changeNote(tx, params.id, body.text, editing), editing.user)),
  ),
  implement(contract.removeMemberNote, async ({ tx, params, ...editing }) => {
    await removeNote(tx, params.id, editing)
    return done()
  }),
])
