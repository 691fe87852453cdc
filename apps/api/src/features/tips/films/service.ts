// The video of a tip. Everybody watches it for as long as the tip is there; before that, its author and the editors who look at the draft. That it is upright
// and short is seen to where videos are taken in.
import { mediaTypes, type VideoPurpose } from "@shirube/contract/media"
import type { Tx } from "#api/db/client"
import type { UserId, VideoId } from "#api/db/ids"
import {
  describeVideo,
  grantMedia,
  holdVideos,
  letGoOfVideos,
  names,
  openVideo,
  posterAddress,
  wireMedia,
} from "#api/features/media/service"
import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"

const purpose: VideoPurpose = "tip-video"

/** As lists and pages show them before they play. */
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

/** Addresses for everybody, for a while. */
export async function filmMedia(tx: Tx, ground: Pick<Platform, "vault">, id: VideoId, now: Date) {
  const video = (await describeVideo(tx, [id])).get(id)
  const granted = video && grantMedia(ground, video, null, now)
  return granted && wireMedia(granted)
}

/** In use from now on, where it is theirs: ready, or still on its way. */
export async function holdFilm(tx: Tx, ownerId: UserId, id: VideoId, now: Date): Promise<void> {
  if (!(await holdVideos(tx, { purpose, ownerId, ids: [id] }, now))) throw new ApiError("tip.film_not_there")
}

export async function letGoOfFilms(tx: Tx, ids: readonly (VideoId | null)[]): Promise<void> {
  const films = ids.flatMap((id) => id ?? [])
  if (films.length > 0) await letGoOfVideos(tx, films)
}

/** Editors look at what readers will see. */
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

/** For an editor who looks at the draft. */
export const openDraftFilm = (tx: Tx, ground: Pick<Platform, "storage">, id: VideoId) =>
  openVideo(tx, ground, id)
