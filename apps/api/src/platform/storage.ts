// Files of people and editors behind one small interface: a folder, or any S3-compatible store.
import { Disk } from "flydrive"
import { FSDriver } from "flydrive/drivers/fs"
import type { Files } from "./config.ts"

export interface Storage {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  delete(key: string): Promise<void>
}

export async function createStorage(files: Files): Promise<Storage> {
  const disk = new Disk(await driver(files))
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    delete: (key) => disk.delete(key),
  }
}

async function driver(files: Files) {
  if (files.kind === "folder") return new FSDriver({ location: files.path, visibility: "private" })
  // A large library that most servers never need.
  const { S3Driver } = await import("flydrive/drivers/s3")
  return new S3Driver({
    credentials: { accessKeyId: files.keyId, secretAccessKey: files.secret },
    region: files.region,
    bucket: files.bucket,
    visibility: "private",
    // Buckets are private by themselves, and some stores refuse a request that says so.
    supportsACL: false,
    ...(files.endpoint ? { endpoint: files.endpoint, forcePathStyle: true } : {}),
  })
}
