// Deletes aborted uploads, files and videos that nothing uses, and those of deleted accounts.
import type { FileId, VideoId } from "#api/kernel/db/ids"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { removeStaleFolders } from "../conversion/service.ts"
import { removeAbandonedFiles } from "../files/queries.ts"
import { removeLeftovers } from "../video-processing/service.ts"
import { removeAbandonedVideos, selectEndedWithParts } from "../videos/queries.ts"
import {
  deleteErasedBefore,
  markFileErased,
  markVideoErased,
  selectUnerasedFiles,
  selectUnerasedVideos,
} from "./queries.ts"

type Parts = Pick<JobParts, "db" | "storage">

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 100

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

export async function eraseFile({ db, storage }: Parts, id: FileId, now: Date): Promise<void> {
  await storage.deleteFolder(id)
  await markFileErased(db.autocommit, id, now)
}

export async function eraseVideo({ db, storage }: Parts, id: VideoId, now: Date): Promise<void> {
  await storage.deleteFolder(id)
  await markVideoErased(db.autocommit, id, now)
}

export async function sweepFiles(parts: Parts & Pick<JobParts, "filePurposes">, now: Date): Promise<void> {
  const { autocommit } = parts.db
  const outliving = parts.filePurposes.filter(({ outlivesOwner }) => outlivesOwner).map(({ name }) => name)
  const before = { receiving: ago(now, HOUR_MS), unused: ago(now, DAY_MS) }
  await removeAbandonedFiles(autocommit, outliving, before)
  await inBatches(
    () => selectUnerasedFiles(autocommit, BATCH),
    (id) => eraseFile(parts, id, now),
  )
  await deleteErasedBefore(autocommit, "files", before.unused)
}

export async function sweepVideos(parts: Parts & Pick<JobParts, "config">, now: Date): Promise<void> {
  const { autocommit } = parts.db
  const yesterday = ago(now, DAY_MS)
  await removeAbandonedVideos(autocommit, yesterday)
  await inBatches(
    () => selectUnerasedVideos(autocommit, BATCH),
    (id) => eraseVideo(parts, id, now),
  )
  await deleteErasedBefore(autocommit, "videos", yesterday)
  for (const { id } of await selectEndedWithParts(autocommit)) await removeLeftovers(parts, id)
  await removeStaleFolders(parts.config.workDir)
}

/** Until a batch is not full. */
async function inBatches<Id>(select: () => Promise<{ id: Id }[]>, erase: (id: Id) => Promise<void>) {
  for (let isMore = true; isMore; ) {
    const batch = await select()
    for (const { id } of batch) await erase(id)
    isMore = batch.length === BATCH
  }
}
