// Uploaded files behind one small interface: a folder, or any S3-compatible store. Bytes are streamed both
// ways.

import { createWriteStream } from "node:fs"
import { mkdir, open, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Files } from "../config/config.ts"
import { ApiError } from "../http/errors.ts"
import { FolderFile } from "./folder-file.ts"
import type { Storage } from "./store.ts"

/** Not the request's fault: the store is down or full. A retry may succeed. */
export class StorageUnavailable extends Error {}

/** The store has no space left. */
export class StorageFull extends StorageUnavailable {}

export async function createStorage(files: Files): Promise<Storage> {
  const store = files.kind === "folder" ? openFolder(files.path) : await openS3(files)
  return {
    put: (key, content, contentType) => guarded(() => store.put(checked(key), content, contentType)),
    get: (key, range) => guarded(() => store.get(checked(key), range)),
    delete: (key) => guarded(() => store.delete(checked(key))),
    deleteFolder: (name) => guarded(() => store.deleteFolder(checked(name))),
  }
}

async function openS3(files: Files & { kind: "s3" }): Promise<Storage> {
  // A large library that most servers never need.
  const { openBucket } = await import("./s3.ts")
  return openBucket(files)
}

const KEY = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/

/** A key cannot leave the folder, and means the same in every store. */
function checked(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is not a valid key of a stored file`)
  return key
}

/** An ApiError while the content is read comes from its sender and is passed on. */
async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw error
    const isFull =
      error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code))
    throw new (isFull ? StorageFull : StorageUnavailable)("the file store failed", { cause: error })
  }
}

function openFolder(root: string): Storage {
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
