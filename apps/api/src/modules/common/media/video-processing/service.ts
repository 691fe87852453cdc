// Processes a received video. Safe to retry after any interruption; refused after three failed attempts.
import type { VideoId } from "#api/kernel/db/ids"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { StorageFull } from "#api/kernel/storage/storage"
import { convertVideo, type Made, type Refused, refused } from "../conversion/service.ts"
import { partsFolder } from "../originals/service.ts"
import {
  claim,
  forgetParts,
  heartbeat,
  markEnded,
  selectStaleVideos,
  selectVideo,
  undoClaim,
  type VideoRow,
} from "../videos/queries.ts"
import { attemptFolder, VIDEO_QUEUE } from "../videos/service.ts"

type Parts = Pick<JobParts, "db" | "storage" | "config" | "clock" | "jobs">

const MOST_ATTEMPTS = 3
const HEARTBEAT_MS = 5_000
/** After this, another worker may claim it. */
const STALE_MS = 60_000
const staleAt = (now: Date) => new Date(now.getTime() - STALE_MS)

export async function processVideo(parts: Parts, id: VideoId): Promise<void> {
  const { db, clock, jobs } = parts
  jobs.stopping.throwIfAborted()
  const now = clock.now()
  const video = await claim(db.autocommit, id, { now, stale: staleAt(now) })
  if (!video) return
  const work = startHeartbeat(parts, video)
  try {
    await markEnded(db.autocommit, video, await endingOf(parts, video, work))
  } catch (error) {
    if (await work.isMine()) {
      // A restart does not count as a failed attempt.
      if (jobs.stopping.aborted) await undoClaim(db.autocommit, video, staleAt(clock.now()))
      throw error
    }
  } finally {
    work.stop()
  }
  await removeLeftovers(parts, id)
}

/** Deletes the original once it is no longer needed, or everything if nothing is watchable. Idempotent. */
export async function removeLeftovers({ db, storage }: Pick<Parts, "db" | "storage">, id: VideoId) {
  const video = await selectVideo(db.autocommit, id)
  if (video?.state === "receiving" || video?.state === "processing") return
  for (const folder of video?.state === "ready" ? leftoverFolders(video) : [id])
    await storage.deleteFolder(folder)
  await forgetParts(db.autocommit, id)
}

/** The folders of the original and of failed attempts. */
function leftoverFolders({ id, attempts, files }: VideoRow): string[] {
  const begun = Array.from({ length: attempts }, (_, before) => before + 1)
  const failed = begun.filter((each) => files.every(({ attempt }) => attempt !== each))
  return [partsFolder(id), ...failed.map((each) => attemptFolder(id, each))]
}

async function endingOf(parts: Parts, video: VideoRow, work: Heartbeat): Promise<Made | Refused> {
  if (video.attempts > MOST_ATTEMPTS) return refused("video.unreadable")
  try {
    return await convertVideo(parts, video, work)
  } catch (error) {
    if (error instanceof StorageFull || isFull(error)) return refused("video.no_room")
    throw error
  }
}

const isFull = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOSPC"

type Heartbeat = ReturnType<typeof startHeartbeat>

function startHeartbeat({ db, clock, jobs }: Parts, video: VideoRow) {
  const lost = new AbortController()
  let percent = 0
  const tell = () =>
    heartbeat(db.autocommit, video, percent, clock.now()).then(
      (isMine) => isMine || lost.abort(),
      // A short database outage is no reason to abort.
      () => {},
    )
  const timer = setInterval(tell, HEARTBEAT_MS)
  return {
    signal: AbortSignal.any([lost.signal, jobs.stopping]),
    reach: (share: number) => {
      percent = Math.floor(share * 100)
    },
    async isMine() {
      await tell()
      return !lost.signal.aborted
    },
    stop: () => clearInterval(timer),
  }
}

/** Enqueues videos again whose worker has stopped sending heartbeats. */
export async function resumeStale({ db, jobs, clock }: Parts): Promise<void> {
  for (const { id } of await selectStaleVideos(db.autocommit, staleAt(clock.now())))
    await jobs.enqueue(db.autocommit, VIDEO_QUEUE, { videoId: id }, { key: id })
}
