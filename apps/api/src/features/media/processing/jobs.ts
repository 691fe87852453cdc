import type { VideoId } from "#api/db/ids"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { selectLeft } from "./queries.ts"
import { PROCESS_QUEUE, processVideo, staleAt } from "./service.ts"

interface Which {
  readonly videoId: VideoId
}

/** A process converts one film at a time, however many wait. */
export const processReceived = (parts: JobParts): JobDefinition<Which> => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    queue: PROCESS_QUEUE,
    run: ({ videoId }) => {
      const turn = last.catch(() => {}).then(() => processVideo(parts, videoId))
      last = turn
      return turn
    },
  }
}

/** What somebody was at work on who has not been heard of since. */
export const resumeVideos = ({ db, jobs, clock }: JobParts): JobDefinition => ({
  queue: "media-resume",
  cron: "*/5 * * * *",
  run: async () => {
    for (const { id } of await selectLeft(db.autocommit, staleAt(clock.now())))
      await jobs.enqueue(db.autocommit, PROCESS_QUEUE, { videoId: id })
  },
})
