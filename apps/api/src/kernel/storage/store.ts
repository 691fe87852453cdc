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
