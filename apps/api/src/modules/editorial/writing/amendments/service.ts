// A small change of the details that is made beside the draft and is published at once, such as the day of a check.
import { isDeepStrictEqual } from "node:util"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { WritingNoun } from "#api/kernel/features/writing-nouns"
import { project } from "../projection/service.ts"
import { lockDocument, updateDocument, updatePart } from "../queries.ts"
import { announce, type DocumentKey, type Fields, partsOf } from "../service.ts"
import { addVersion } from "../versions/service.ts"

interface Amendment {
  amend(details: Fields): Fields
  readonly by: UserId
  readonly now: Date
}

/** Unpublished changes of the draft stay unpublished. */
export async function amendDetails(
  tx: Tx,
  noun: WritingNoun,
  key: DocumentKey,
  { amend, by, now }: Amendment,
): Promise<void> {
  if (!(await lockDocument(tx, key))) return
  const { details } = await partsOf(tx, key)
  if (!details.published) return
  const [fields, published] = [amend(details.fields), amend(details.published)]
  await updatePart(tx, key, "details", {
    fields,
    published,
    version: details.version + 1,
    hasChanges: !isDeepStrictEqual(fields, published),
    publishedAt: now,
    changedAt: now,
    changedBy: by,
  })
  await addVersion(tx, key, { part: "details", reason: "published", fields: published, at: now, by })
  await updateDocument(tx, key, { changedAt: now, changedBy: by, editedAt: now })
  await project(tx, noun, key, now)
  await announce(tx, key)
}
