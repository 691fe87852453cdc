import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { auditEntriesOf } from "./service.ts"

const entriesOf = (tx: Tx, person: UserId) => auditEntriesOf(tx, { person }, { limit: 100 })

/** Newest first. */
export const auditAbout = async (tx: Tx, { id }: { readonly noun: "user"; readonly id: UserId }) =>
  (await entriesOf(tx, id)).filter(({ subjectId }) => subjectId === id)

/** Newest first. */
export const auditBy = async (tx: Tx, id: UserId) =>
  (await entriesOf(tx, id)).filter(({ actorId }) => actorId === id)
