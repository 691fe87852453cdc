import type { FileId, VideoId } from "#api/kernel/db/ids"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { createVault } from "#api/kernel/security/vault"
import { processFile } from "./file-processing/service.ts"
import { ERASE_QUEUE, FILE_QUEUE, resealFileKeys } from "./files/service.ts"
import { eraseFile, sweepFiles, sweepVideos } from "./retention/service.ts"
import { processVideo, resumeStale } from "./video-processing/service.ts"
import { VIDEO_QUEUE } from "./videos/service.ts"

interface WhichFile {
  readonly fileId: FileId
}
interface WhichVideo {
  readonly videoId: VideoId
}

/** A decoded picture is large: each process decodes one at a time. */
export const processFiles = (parts: JobParts): JobDefinition<WhichFile> => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    queue: FILE_QUEUE,
    run: ({ fileId }) => {
      const turn = last.catch(() => {}).then(() => processFile(parts, fileId))
      last = turn
      return turn
    },
  }
}

export const eraseFiles = (parts: JobParts): JobDefinition<WhichFile> => ({
  queue: ERASE_QUEUE,
  run: ({ fileId }) => eraseFile(parts, fileId, parts.clock.now()),
})

export const sweepUnusedFiles = (parts: JobParts): JobDefinition => ({
  queue: "files-sweep",
  cron: "25 * * * *",
  run: () => sweepFiles(parts, parts.clock.now()),
})

/** After a change of ENCRYPTION_KEY; usually there is nothing to do. */
export const resealFiles = ({ db, config }: JobParts): JobDefinition => ({
  queue: "files-reseal",
  cron: "30 4 * * *",
  run: () => resealFileKeys(db, createVault(config.encryptionKeys)),
})

/** Three times the limit of one ffmpeg run, of which the first is by far the longest. */
const LONGEST_SECONDS = 18 * 3_600

export const processVideos = (parts: JobParts): JobDefinition<WhichVideo> => ({
  queue: VIDEO_QUEUE,
  longestSeconds: LONGEST_SECONDS,
  run: ({ videoId }) => processVideo(parts, videoId),
})

export const resumeVideos = (parts: JobParts): JobDefinition => ({
  queue: "media-resume",
  cron: "*/5 * * * *",
  run: () => resumeStale(parts),
})

export const sweepUnusedVideos = (parts: JobParts): JobDefinition => ({
  queue: "media-sweep",
  cron: "35 * * * *",
  run: () => sweepVideos(parts, parts.clock.now()),
})
