import type { Readable } from "node:stream"

/** Both ends belong to it. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface Storage {
  put(key: string, content: Content, contentType: string): Promise<void>
  /** Undefined where there is nothing. Whoever asks reads it to its end, or destroys it. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  delete(key: string): Promise<void>
  /** Everything whose key begins with the name and a slash. */
  deleteFolder(name: string): Promise<void>
}
