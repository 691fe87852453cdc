// Videos for tests.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { newId, type UserId, type VideoId } from "#api/kernel/db/ids"
import type { TestApi } from "#api/testing/api"
import { aFilm } from "#api/testing/media/films"
import { putVideo, type VideoRow } from "./videos/queries.ts"
import { adoptVideo } from "./videos/service.ts"

/** Ready, with sound and its own poster. */
export async function aVideo(api: TestApi, film = aFilm(), id = newId<VideoId>()) {
  const folder = mkdtempSync(join(tmpdir(), "shirube-film-"))
  const written = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  try {
    const paths = {
      videoPath: written("film.mp4", film),
      audioPath: written("film.m4a", film.subarray(0, 1_000)),
      posterPath: written("film.jpg", Buffer.from("a picture")),
    }
    return await adoptVideo(api.db, api, { id, purpose: "lesson-video", ...paths }, api.clock.now())
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Uploaded by a member, not used yet. */
export async function aVideoOf(api: TestApi, ownerId: UserId, wishes: Partial<VideoRow> = {}) {
  const video = { ...(await aVideo(api)), ownerId, usedAt: null, ...wishes }
  await putVideo(api.db.autocommit, video)
  return video
}
