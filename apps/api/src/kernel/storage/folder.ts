import { createWriteStream } from "node:fs"
import { mkdir, open, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { FolderFile } from "./folder-file.ts"
import type { Storage } from "./store.ts"

export function openFolder(root: string): Storage {
  const pathOf = (key: string) => join(root, key)
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Flushed, because the database records the file as stored afterwards.
      await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600, flush: true }))
    },
    async get(key, range) {
      const file = await open(pathOf(key)).catch(unlessMissing)
      return file && new FolderFile(file, range)
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error
}
