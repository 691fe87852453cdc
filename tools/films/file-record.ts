import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { MEDIA_FOLDER, type MediaFile } from "../../apps/api/seed/learning/media.ts"

/** Manifest entry of an existing file. */
export function fileRecord(path: string): MediaFile {
  const file = readFileSync(join(MEDIA_FOLDER, path))
  return { path, bytes: file.length, sha256: createHash("sha256").update(file).digest("hex") }
}
