import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { releaseOrphanedPictures } from "./service.ts"

const DAY_MS = 86_400_000
const BATCH = 200

/** Runs a few minutes before the file sweep, which deletes the released files from the store. */
export const releaseUnusedPictures = ({ db, clock, config }: JobParts): JobDefinition => ({
  queue: "forum-let-pictures-go",
  cron: "20 * * * *",
  run: async () => {
    const before = new Date(clock.now().getTime() - config.removedKeptDays * DAY_MS)
    while ((await db.transaction((tx) => releaseOrphanedPictures(tx, { before, limit: BATCH }))) === BATCH);
  },
})
