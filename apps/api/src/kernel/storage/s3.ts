import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3"
import type { Files } from "../config/config.ts"
import type { Content, Storage } from "./store.ts"

/** A store that is silent for this long counts as down. */
const PATIENCE = { connectionTimeout: 3_000, socketTimeout: 30_000 }

const ignore = () => {}
/** Errors are thrown and logged by the caller. */
const SILENT_LOGGER = { debug: ignore, info: ignore, warn: ignore, error: ignore }

export function openBucket({
  bucket: Bucket,
  endpoint,
  region,
  keyId,
  secret,
}: Files & { kind: "s3" }): Storage {
  const client = new S3Client({
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    region,
    requestHandler: PATIENCE,
    logger: SILENT_LOGGER,
    // Some stores refuse unknown checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  const remove = (Key: string | undefined) => client.send(new DeleteObjectCommand({ Bucket, Key }))
  return {
    // The protocol requires the length before the first byte, but clients need not declare it.
    put: (Key, content, ContentType) =>
      spooled(content, async (file, ContentLength) => {
        const Body = file.createReadStream({ start: 0, autoClose: false })
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }))
      }),
    async get(Key, range) {
      const Range = range && `bytes=${range.first}-${range.last}`
      const found = await client.send(new GetObjectCommand({ Bucket, Key, Range })).catch(unlessMissing)
      return found?.Body as Readable | undefined
    },
    delete: async (key) => void (await remove(key)),
    async deleteFolder(name) {
      const page = new ListObjectsV2Command({ Bucket, Prefix: `${name}/` })
      for (let isMore = true; isMore; ) {
        const { Contents = [], IsTruncated = false } = await client.send(page)
        for (const { Key } of Contents) await remove(Key)
        isMore = IsTruncated
      }
    },
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error
}

/**
 * Buffers on disk, not in memory; in an unlinked file, of which nothing remains even if this process is
 * killed.
 */
async function spooled(
  content: Content,
  use: (file: FileHandle, bytes: number) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shirube-upload-"))
  const file = await open(join(folder, "upload"), "wx+", 0o600)
  try {
    await rm(folder, { recursive: true })
    let bytes = 0
    for await (const piece of content) {
      await file.writeFile(piece)
      bytes += piece.byteLength
    }
    await use(file, bytes)
  } finally {
    await file.close()
  }
}
