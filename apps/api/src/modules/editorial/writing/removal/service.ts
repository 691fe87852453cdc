// The trash: what is in it is hidden from readers, can be restored, and is deleted for good after a month.
import { TRASH_DAYS } from "@shirube/vocabulary/editorial/writing/choices"
import { languages } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import { type FileId, namedId } from "#api/kernel/db/ids"
import { setMark } from "#api/kernel/db/marks"
import type { WritingNoun } from "#api/kernel/features/writing-nouns"
import { ApiError } from "#api/kernel/http/errors"
import { releaseFilesOf } from "../files/service.ts"
import { selectAllVersions } from "../history/queries.ts"
import { releasePictures } from "../pictures/service.ts"
import { edited, hide, refuseFixed } from "../publishing/service.ts"
import {
  type DocumentKey,
  deleteDocument,
  lockDocument,
  selectTrashedBefore,
  updateDocument,
} from "../queries.ts"
import { deletionMark, type Nouns, note, nounOf, openDocument, partsOf, type Writer } from "../service.ts"

const DAY_MS = 86_400_000

/** Idempotent. */
export async function moveToTrash(tx: Tx, key: DocumentKey, writer: Writer): Promise<void> {
  const { noun, document, parts } = await openDocument(tx, key, writer)
  if (document.trashedAt) return
  refuseFixed(noun)
  const { now } = writer.visit
  await hide(tx, noun, key, parts, { chosen: languages, now })
  await updateDocument(tx, key, { trashedAt: now, lockedBy: null, lockedAt: null, lockSeenAt: null })
  await edited(tx, key, writer)
  await note(tx, "writing.trashed", key, writer)
}

/** As a draft. Idempotent. */
export async function takeFromTrash(tx: Tx, key: DocumentKey, writer: Writer): Promise<void> {
  nounOf(writer.platform, key.noun)
  const document = await lockDocument(tx, key)
  if (!document) throw new ApiError("writing.not_found")
  if (!document.trashedAt) return
  await updateDocument(tx, key, { trashedAt: null })
  await edited(tx, key, writer)
  await note(tx, "writing.restored", key, writer)
}

const BATCH = 100

export async function emptyTrash(db: Db, nouns: Nouns, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  for (const key of await selectTrashedBefore(db.autocommit, before, BATCH))
    await db.transaction(async (tx) => {
      const document = await lockDocument(tx, key)
      if (document?.trashedAt && document.trashedAt < before)
        await deleteForGood(tx, nounOf(nouns, key.noun), key, now)
    })
}

async function deleteForGood(tx: Tx, noun: WritingNoun, key: DocumentKey, now: Date): Promise<void> {
  await eraseDocument(tx, noun, key)
  // Files do not bring it back.
  await setMark(tx, deletionMark(key), now.toISOString())
}

/** With everything that belongs to it. Readers must no longer see it. */
export async function eraseDocument(tx: Tx, noun: WritingNoun, key: DocumentKey): Promise<void> {
  if (!(await lockDocument(tx, key))) return
  const parts = Object.values(await partsOf(tx, key))
  const texts = [...parts, ...(await selectAllVersions(tx, key))].map(({ fields }) => fields)
  const pictures = new Set(texts.flatMap((fields) => noun.picturesIn(fields)))
  await releaseFilesOf(tx, key)
  await deleteDocument(tx, key)
  await noun.onDeleted?.(tx, key.id)
  await releasePictures(tx, [...pictures].map(namedId<FileId>))
}
