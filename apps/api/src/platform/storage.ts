// Files of people and editors behind one small interface: a folder, or any S3-compatible store. Bytes stream both ways.
import type { Files } from "./config.ts"
import { ApiError } from "./errors.ts"
import { openFolder } from "./storage/folder.ts"
import type { Storage } from "./storage/store.ts"

/** Not a fault of the request: the store is away, or full. It may well work in a moment. */
export class StorageUnavailable extends Error {}

/** There is no more room for what is to be kept. */
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
  const { openBucket } = await import("./storage/s3.ts")
  return openBucket(files)
}

const KEY = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/

/** No name leads out of the folder, and none means two things to two stores. */
function checked(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" cannot be the name of a stored file`)
  return key
}

/** What breaks while the content is read is its sender's, and is told as it is. */
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
