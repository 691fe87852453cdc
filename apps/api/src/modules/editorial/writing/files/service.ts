// Recordings and slides of documents. A file is attached by the first save that names it, and released a month after neither
// the draft nor what is published has named it: until then a restored version still finds it.
import { TRASH_DAYS } from "@shirube/vocabulary/editorial/writing/choices"
import type { Db, Tx } from "#api/kernel/db/client"
import { type FileId, namedId, type UserId, type VideoId } from "#api/kernel/db/ids"
import type { DocumentFile, WritingNoun } from "#api/kernel/features/writing-nouns"
import { attachFiles, ownAmong, releaseFiles } from "#api/modules/common/media/attachments/service"
import { attachVideos, describeVideo, releaseVideos } from "#api/modules/common/media/videos/service"
import { type DocumentKey, lockDocument, selectParts } from "../queries.ts"
import {
  deleteFiles,
  type FileRow,
  insertFiles,
  selectFiles,
  selectWithUnnamed,
  setNamed,
} from "./queries.ts"

interface Change {
  /** Whose uploads may be attached; null: nothing new. */
  readonly by: UserId | null
  readonly now: Date
}

/** After a change of the draft or of what is published. The document is locked. */
export async function settleFiles(tx: Tx, noun: WritingNoun, key: DocumentKey, { by, now }: Change) {
  const named = await namedIn(tx, noun, key)
  if (!named) return
  const known = new Set((await selectFiles(tx, key)).map(({ fileId }) => fileId))
  const fresh: DocumentFile[] = []
  if (by !== null)
    for (const file of named) if (!known.has(file.id) && (await attach(tx, file, by, now))) fresh.push(file)
  await add(tx, key, fresh)
  await setNamed(
    tx,
    key,
    named.map(({ id }) => id),
    now,
  )
}

/** Files that a document loaded from files brings along: they are in use already. */
export async function adoptFiles(tx: Tx, noun: WritingNoun, key: DocumentKey): Promise<void> {
  await add(tx, key, (await namedIn(tx, noun, key)) ?? [])
}

/** Ids of the document's own files. */
export const fileIdsOf = async (tx: Tx, key: DocumentKey): Promise<ReadonlySet<string>> =>
  new Set((await selectFiles(tx, key)).map(({ fileId }) => fileId))

/** Before the document is deleted. */
export const releaseFilesOf = async (tx: Tx, key: DocumentKey) => release(tx, await selectFiles(tx, key))

const DAY_MS = 86_400_000
const BATCH = 100

export async function releaseUnnamed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  for (const key of await selectWithUnnamed(db.autocommit, before, BATCH))
    await db.transaction(async (tx) => {
      await lockDocument(tx, key)
      const rows = await selectFiles(tx, key)
      await release(
        tx,
        rows.filter(({ unnamedSince }) => unnamedSince !== null && unnamedSince < before),
      )
    })
}

/** Undefined if documents of this noun have no files. */
async function namedIn(tx: Tx, { filesIn }: WritingNoun, key: DocumentKey) {
  if (!filesIn) return undefined
  const parts = await selectParts(tx, key)
  const fields = parts.flatMap(({ fields, published }) => (published ? [fields, published] : [fields]))
  const files = fields.flatMap((each) => filesIn(each))
  return [...new Map(files.map((file) => [file.id, file])).values()]
}

const add = async (tx: Tx, { noun, id }: DocumentKey, files: readonly DocumentFile[]) =>
  files.length > 0 &&
  insertFiles(
    tx,
    files.map((file) => ({ fileId: file.id, kind: file.kind, purpose: file.purpose, noun, id })),
  )

/** Only an own upload that nothing else uses yet. */
async function attach(tx: Tx, file: DocumentFile, ownerId: UserId, now: Date): Promise<boolean> {
  const { purpose } = file
  if (file.kind === "video") {
    const ids = [file.id]
    const video = (await describeVideo(tx, ids)).get(file.id)
    return video?.usedAt === null && attachVideos(tx, { purpose, ownerId, ids }, now)
  }
  const owned = { purpose: { name: purpose }, ownerId, ids: [file.id] }
  return (await ownAmong(tx, owned)).length > 0 && attachFiles(tx, owned, now)
}

async function release(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return
  await deleteFiles(
    tx,
    rows.map(({ fileId }) => fileId),
  )
  const videos = rows.flatMap(({ kind, fileId }) => (kind === "video" ? namedId<VideoId>(fileId) : []))
  if (videos.length > 0) await releaseVideos(tx, videos)
  for (const { kind, fileId, purpose } of rows)
    if (kind === "file") await releaseFiles(tx, { name: purpose }, [namedId<FileId>(fileId)])
}
