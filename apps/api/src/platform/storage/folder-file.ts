// A file of the folder as a stream, and as something that sends itself: over a connection it goes through pieces of memory that are used again
// and again. Fresh ones for every piece of a film cost more than all the rest of it, because the system hands out and takes back each by itself.
import type { FileHandle } from "node:fs/promises"
import { Readable, type Writable } from "node:stream"

/** At once from the disk: of a film twice as much goes out in the same time as by the usual 64 KB. */
const PIECE_BYTES = 256 * 1024
/** So many are kept while nobody needs them. */
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

  /** How much of the next piece lies in `piece` now; 0 at the end. */
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

  /** Instead of reading it. Each piece is filled again once the last one has left; whoever hangs up is told by an error. */
  async sendTo(connection: Writable): Promise<void> {
    const piece = spare.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
    try {
      for (let bytes = await this.#fill(piece); bytes > 0; bytes = await this.#fill(piece))
        await written(connection, piece.subarray(0, bytes))
      connection.end()
      // Not where it broke off: the connection may still hold the piece.
      if (spare.length < MOST_SPARE) spare.push(piece)
    } finally {
      this.destroy()
    }
  }
}

const written = (connection: Writable, piece: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const gone = () => reject(new Error("hung up"))
    if (connection.destroyed) return gone()
    connection.once("close", gone)
    connection.write(piece, (error) => {
      connection.off("close", gone)
      if (error) reject(error)
      else resolve()
    })
  })
