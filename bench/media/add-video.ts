// Adds a video to a stopped site, and prints the address to watch it.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { readConfig } from "@shirube/api/kernel/config/config"
import { newId, type VideoId } from "@shirube/api/kernel/db/ids"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { createVault } from "@shirube/api/kernel/security/vault"
import { createStorage } from "@shirube/api/kernel/storage/storage"
import { grantMedia } from "@shirube/api/modules/common/media/grants/service"
import { adoptVideo } from "@shirube/api/modules/common/media/videos/service"
import { aFilm } from "@shirube/api/testing/media/films"

const FILM_BYTES = 8 * 1024 * 1024

export interface Planted {
  /** The same bytes as a file, for a bare server. */
  readonly file: string
  readonly address: string
}

const config = readConfig(process.env)
const database = await openDatabase(config, {})
await migrate(database)
const videoPath = join(config.dataDir, "film.mp4")
writeFileSync(videoPath, aFilm({ contentBytes: FILM_BYTES }))
const now = new Date()
const storage = await createStorage(config.files)
const film = { id: newId<VideoId>(), purpose: "lesson-video", videoPath }
const video = await adoptVideo(database.db, { storage }, film, now)
const granted = grantMedia({ vault: createVault(config.encryptionKeys) }, video, null, now)
await database.close()
process.send?.({ file: videoPath, address: granted?.videoAddress ?? "" } satisfies Planted)
process.disconnect()
