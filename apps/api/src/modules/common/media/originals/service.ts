// The upload of a video as it was sent: in parts, until it is processed.
import { buffer } from "node:stream/consumers"
import type { VideoId } from "#api/kernel/db/ids"
import type { Storage } from "#api/kernel/storage/store"
import type { VideoRow } from "../videos/queries.ts"

export const partsFolder = (id: VideoId) => `${id}/parts`
export const partKey = (id: VideoId, name: string) => `${partsFolder(id)}/${name}`

export async function* contentOf(storage: Storage, { id, parts }: VideoRow, signal: AbortSignal) {
  for (const { name } of parts) {
    const content = await storage.get(partKey(id, name))
    if (!content) throw new Error(`a part of video ${id} is missing`)
    for await (const piece of content) {
      signal.throwIfAborted()
      yield piece as Uint8Array
    }
  }
}

/** Reads across the parts. */
export const readerOf =
  (storage: Storage, { id, parts }: Pick<VideoRow, "id" | "parts">) =>
  async (offset: number, length: number): Promise<Buffer> => {
    const pieces: Buffer[] = []
    let start = 0
    for (const { name, bytes } of parts) {
      const [first, last] = [Math.max(offset, start), Math.min(offset + length, start + bytes) - 1]
      const content =
        first <= last
          ? await storage.get(partKey(id, name), { first: first - start, last: last - start })
          : undefined
      if (content) pieces.push(await buffer(content))
      start += bytes
    }
    return Buffer.concat(pieces)
  }
