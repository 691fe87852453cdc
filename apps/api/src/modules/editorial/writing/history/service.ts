// The versions of a document's parts.
import type { WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { integer, keyset, type PageRequest } from "#api/kernel/lists/keyset"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { settleFiles } from "../files/service.ts"
import { edited } from "../publishing/service.ts"
import { type DocumentKey, selectDocument } from "../queries.ts"
import {
  announce,
  type Nouns,
  nounOf,
  openDocument,
  refuseTrashed,
  type Writer,
  writeFields,
} from "../service.ts"
import { selectVersion, selectVersions } from "./queries.ts"

const byNumber = keyset<{ readonly number: number }>({ number: integer(9) })

export async function listVersions(
  tx: Tx,
  nouns: Nouns,
  key: DocumentKey,
  { part, cursor, limit }: PageRequest & { readonly part?: WritingPartName | undefined },
) {
  await refuseUnknown(tx, nouns, key)
  const before = byNumber.decode(cursor)?.number
  const found = await selectVersions(tx, key, { part, before, limit: limit + 1 })
  const { items, nextCursor } = byNumber.page(found, limit, ({ number }) => ({ number }))
  return { items, nextCursor, people: await writersOf(tx, items) }
}

export async function readVersion(tx: Tx, nouns: Nouns, key: DocumentKey, number: number) {
  await refuseUnknown(tx, nouns, key)
  const version = await selectVersion(tx, key, number)
  if (!version) throw new ApiError("writing.version_not_found")
  return { version, people: await writersOf(tx, [version]) }
}

const writersOf = (tx: Tx, versions: readonly { readonly by: UserId | null }[]) =>
  peopleOf(
    tx,
    versions.flatMap(({ by }) => by ?? []),
  )

async function refuseUnknown(tx: Tx, nouns: Nouns, key: DocumentKey): Promise<void> {
  nounOf(nouns, key.noun)
  if (!(await selectDocument(tx, key))) throw new ApiError("writing.not_found")
}

/** The version becomes the draft of its part. */
export async function restoreVersion(
  tx: Tx,
  key: DocumentKey,
  { number, version: known }: { readonly number: number; readonly version: number },
  writer: Writer,
): Promise<void> {
  const { noun, document, parts } = await openDocument(tx, key, writer)
  refuseTrashed(document)
  const version = await selectVersion(tx, key, number)
  if (!version) throw new ApiError("writing.version_not_found")
  const before = parts[version.part]
  if (before.version !== known) throw new ApiError("writing.changed_elsewhere")
  await writeFields(tx, noun, key, before, {
    fields: version.fields,
    reason: "restored",
    at: writer.visit.now,
    by: writer.user.id,
  })
  await settleFiles(tx, noun, key, { by: writer.user.id, now: writer.visit.now })
  await edited(tx, key, writer)
  await announce(tx, key)
}
