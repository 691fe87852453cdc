// The video of a tip: public while the tip is published; before that, visible to its author and the editors.
// The upload checks that it is in portrait format and short.
import { mediaTypes, type VideoPurpose } from "@shirube/contract/common/media/videos"
import type { Tx } from "#api/kernel/db/client"
import type { UserId, VideoId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { grantMedia, openVideo, posterAddress, wireMedia } from "#api/modules/common/media/grants/service"
import { attachVideos, describeVideo, names, releaseVideos } from "#api/modules/common/media/videos/service"

const purpose: VideoPurpose = "tip-video"

/** Posters and sizes, for lists and pages before playback. */
export async function filmsOf(tx: Tx, ids: readonly VideoId[]) {
  const found = await describeVideo(tx, ids)
  return new Map(
    [...found].flatMap(([id, video]) =>
      video.state === "ready"
        ? [
            [
              id,
              {
                poster: posterAddress(video),
                durationMs: video.durationMs,
                width: video.width,
                height: video.height,
              },
            ] as const,
          ]
        : [],
    ),
  )
}

/** Public addresses that expire. */
export async function filmMedia(tx: Tx, deps: Pick<Platform, "vault">, id: VideoId, now: Date) {
  const video = (await describeVideo(tx, [id])).get(id)
  const granted = video && grantMedia(deps, video, null, now)
  return granted && wireMedia(granted)
}

/** Marks it as used, ready or still processing. Throws if it is not the author's. */
export async function attachFilm(tx: Tx, ownerId: UserId, id: VideoId, now: Date): Promise<void> {
  if (!(await attachVideos(tx, { purpose, ownerId, ids: [id] }, now)))
    throw new ApiError("tip.film_not_there")
}

export async function releaseTipFilms(tx: Tx, ids: readonly (VideoId | null)[]): Promise<void> {
  const films = ids.flatMap((id) => id ?? [])
  if (films.length > 0) await releaseVideos(tx, films)
}

/** Editors must see what readers will see. */
export async function refuseUnready(tx: Tx, id: VideoId): Promise<void> {
  const state = (await describeVideo(tx, [id])).get(id)?.state
  if (state === "ready") return
  throw new ApiError(
    state === "receiving" || state === "processing" ? "tip.film_not_ready" : "tip.film_not_there",
  )
}

/** Its name among the files of a draft. */
export const FILM = names.video

export async function draftFilmFiles(tx: Tx, id: VideoId) {
  const video = (await describeVideo(tx, [id])).get(id)
  const whole = video?.files.find(({ name }) => name === FILM)
  return whole ? [{ name: FILM, contentType: mediaTypes.mp4, bytes: whole.bytes }] : []
}

/** For an editor who reviews the draft. */
export const openDraftFilm = (tx: Tx, deps: Pick<Platform, "storage">, id: VideoId) => openVideo(tx, deps, id)
