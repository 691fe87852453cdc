// A file of the folder as a stream that can also send itself: over a connection it reuses the same buffers.
// Allocating a buffer for every piece of a film costs more than all the rest, because the system allocates and
// frees each separately.
import type { FileHandle } from "node:fs/promises"
import { Readable, type Writable } from "node:stream"

/** Per read: twice the throughput for films compared with the default of 64 KB. */
const PIECE_BYTES = 256 * 1024
/** How many unused buffers are kept. */
const MOST_SPARE = 16
const spare: Buffer[] = []

export class FolderFile extends Readable {
  readonly #file: FileHandle
  readonly #end: number
  #at: number

  constructor(file: FileHandle, range: { readonly first: number; readonly last: number } | undefined) {
    super({ highWaterMark: PIECE_BYTES })
    this.#file = file
    this.#at = range?.first ?? 0
    this.#end = range ? range.last + 1 : Number.POSITIVE_INFINITY
  }

  /** Fills `piece` and returns its number of bytes; 0 at the end. */
  async #fill(piece: Buffer): Promise<number> {
    const length = Math.min(piece.byteLength, this.#end - this.#at)
    const { bytesRead } = length === 0 ? { bytesRead: 0 } : await this.#file.read(piece, 0, length, this.#at)
    this.#at += bytesRead
    return bytesRead
  }

  override _read(): void {
    const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
    this.#fill(piece).then(
      (bytes) => this.push(bytes === 0 ? null : piece.subarray(0, bytes)),
      (error) => this.destroy(error),
    )
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#file.close().then(
      () => callback(error),
      () => callback(error),
    )
  }

  /**
   * Instead of reading the stream. The buffer is refilled once the previous content has been written; a closed
   * connection rejects.
   */
  async sendTo(connection: Writable): Promise<void> {
    const piece = spare.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
    try {
      for (let bytes = await this.#fill(piece); bytes > 0; bytes = await this.#fill(piece))
        await write(connection, piece.subarray(0, bytes))
      connection.end()
      // Not after an error: the connection may still reference the buffer.
      if (spare.length < MOST_SPARE) spare.push(piece)
    } finally {
      this.destroy()
    }
  }
}

const write = (connection: Writable, piece: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const gone = () => reject(new Error("the connection was closed"))
    if (connection.destroyed) return gone()
    connection.once("close", gone)
    connection.write(piece, (error) => {
      connection.off("close", gone)
      if (error) reject(error)
      else resolve()
    })
  })
