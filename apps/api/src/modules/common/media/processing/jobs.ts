import type { VideoId } from "#api/kernel/db/ids"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { selectStaleVideos } from "./queries.ts"
import { PROCESS_QUEUE, processVideo, staleAt } from "./service.ts"

interface Which {
  readonly videoId: VideoId
}

/** Three times the limit of one ffmpeg run, of which the first is by far the longest. */
const LONGEST_SECONDS = 18 * 3_600

export const processReceived = (parts: JobParts): JobDefinition<Which> => ({
  queue: PROCESS_QUEUE,
  longestSeconds: LONGEST_SECONDS,
  run: ({ videoId }) => processVideo(parts, videoId),
})

/** Enqueues videos again whose worker has stopped sending heartbeats. */
export const resumeVideos = ({ db, jobs, clock }: JobParts): JobDefinition => ({
  queue: "media-resume",
  cron: "*/5 * * * *",
  run: async () => {
    for (const { id } of await selectStaleVideos(db.autocommit, staleAt(clock.now())))
      await jobs.enqueue(db.autocommit, PROCESS_QUEUE, { videoId: id }, { key: id })
  },
})
