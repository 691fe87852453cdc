import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { removeLeftovers, removeStaleFolders } from "./processing/service.ts"
import {
  deleteErasedBefore,
  markErased,
  removeAbandoned,
  selectEndedWithParts,
  selectUnerased,
} from "./queries.ts"

const DAY_MS = 86_400_000
const BATCH = 100

/** Deletes aborted uploads, unused videos, and videos of deleted accounts. */
export const sweepVideos = ({ db, storage, clock, config }: JobParts): JobDefinition => ({
  queue: "media-sweep",
  cron: "35 * * * *",
  run: async () => {
    const now = clock.now()
    const yesterday = new Date(now.getTime() - DAY_MS)
    await removeAbandoned(db.autocommit, yesterday)
    for (let isMore = true; isMore; ) {
      const batch = await selectUnerased(db.autocommit, BATCH)
      for (const { id } of batch) {
        await storage.deleteFolder(id)
        await markErased(db.autocommit, id, now)
      }
      isMore = batch.length === BATCH
    }
    await deleteErasedBefore(db.autocommit, yesterday)
    for (const { id } of await selectEndedWithParts(db.autocommit)) await removeLeftovers({ db, storage }, id)
    await removeStaleFolders(config.workDir)
  },
})
