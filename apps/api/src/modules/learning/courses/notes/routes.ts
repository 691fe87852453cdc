import * as contract from "@shirube/contract/learning/courses/notes"
import { created, done, ok, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { presentNote } from "./present.ts"
import { changeNote, notesOf, removeNote, writeNote } from "./service.ts"

export const noteRoutes = slice(({ implement }) => [
  implement(contract.listNotes, async ({ tx, user, params }) =>
    ok({ items: (await notesOf(tx, user, params.id)).map(presentNote) }),
  ),
  implement(contract.writeNote, async ({ tx, user, params, body, headers, now }) => {
    const note = { atMs: body.at_ms, text: body.text, retryKey: retryKey(headers) }
    return created(presentNote(await writeNote(tx, user, params.id, note, now)))
  }),
  implement(contract.changeNote, async ({ tx, user, params, body, now }) =>
    ok(presentNote(await changeNote(tx, user, params.id, body.text, now))),
  ),
  implement(contract.removeNote, async ({ tx, user, params }) => {
    await removeNote(tx, user, params.id)
    return done()
  }),
])
