import { createHash } from "node:crypto"
import type { Readable } from "node:stream"

/** Both ends inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface Storage {
  put(key: string, content: Content, contentType: string): Promise<void>
  /** Undefined if it does not exist. The caller reads the stream to its end or destroys it. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  delete(key: string): Promise<void>
  /** Everything whose key starts with the name and a slash. */
  deleteFolder(name: string): Promise<void>
}

/** Counts and hashes the content while it is stored; read both when it has passed. */
export function measured(content: Content) {
  const hash = createHash("sha256")
  let bytes = 0
  async function* passing(): AsyncGenerator<Uint8Array, void> {
    for await (const piece of content) {
      hash.update(piece)
      bytes += piece.byteLength
      yield piece
    }
  }
  return { content: passing(), bytes: () => bytes, digest: () => hash.digest("base64url") }
}
