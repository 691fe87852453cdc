// Begins documents: empty ones, and those whose parts are filled in already.
import { type WritingPartName, writingParts } from "@shirube/vocabulary/editorial/writing/choices"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId } from "#api/kernel/db/ids"
import type { WritingNoun } from "#api/kernel/features/writing-nouns"
import { ApiError } from "#api/kernel/http/errors"
import { insertAddress, selectAddress } from "../addresses/queries.ts"
import { insertDocument, insertParts } from "../queries.ts"
import {
  announce,
  type DocumentKey,
  type Fields,
  note,
  nounOf,
  partsOf,
  type Writer,
  writeFields,
} from "../service.ts"

export async function createDocument(tx: Tx, key: DocumentKey, writer: Writer): Promise<void> {
  const noun = nounOf(writer.platform, key.noun)
  if (noun.fixed && !noun.fixed.includes(key.id)) throw new ApiError("writing.fixed")
  if (!(await beginWith(tx, noun, key.id, {}, writer))) throw new ApiError("writing.address_taken")
}

/** A document of this editor, whose parts have these fields already. False if its id is taken. */
export async function beginWith(
  tx: Tx,
  noun: WritingNoun,
  id: DocumentId,
  fields: Readonly<Partial<Record<WritingPartName, Fields>>>,
  writer: Writer,
): Promise<boolean> {
  const key = { noun: noun.name, id }
  const { now: at } = writer.visit
  const by = writer.user.id
  const lock = { lockedBy: by, lockedAt: at, lockSeenAt: at }
  const row = { id, address: id, changedAt: at, changedBy: by, editedAt: at, ...lock }
  if (!(await beginDocument(tx, noun, row))) return false
  const parts = await partsOf(tx, key)
  for (const part of writingParts) {
    const written = fields[part]
    if (written) await writeFields(tx, noun, key, parts[part], { fields: written, reason: "saved", at, by })
  }
  await note(tx, "writing.begun", key, writer)
  await announce(tx, key)
  return true
}

/** With empty parts. False if its id is or was an address of another, or of another page. */
async function beginDocument(
  tx: Tx,
  noun: WritingNoun,
  row: Omit<Parameters<typeof insertDocument>[1], "noun">,
): Promise<boolean> {
  const key = { noun: noun.name, id: row.id }
  if (noun.reservedAddresses?.includes(row.id)) return false
  if ((await selectAddress(tx, noun.name, row.id)) !== undefined) return false
  if (!(await insertDocument(tx, { ...row, noun: noun.name }))) return false
  await insertParts(
    tx,
    writingParts.map((part) => ({
      ...key,
      part,
      fields: part === "details" ? noun.empty.details : noun.empty.text,
      changedAt: row.changedAt,
      settledAt: row.changedAt,
      state: part === "details" ? "draft" : "empty",
    })),
  )
  return (await insertAddress(tx, key, row.id)) && insertAddress(tx, key, row.address)
}
