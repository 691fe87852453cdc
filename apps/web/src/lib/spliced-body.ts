export interface SplicedBody {
  /** Bytes held in memory. */
  readonly size: number
  /** Of the whole body, its holes filled. */
  readonly length: number
  /**
   * The body in chunks. Those of the page are the stored ones, never copies: copying a page for each answer costs more
   * than everything else about it.
   */
  readonly with: (filling: string) => Buffer[]
}

/**
 * Copies into memory of their own: small buffers are cut from slabs that they share with everything else, and a piece of
 * a few bytes would keep its whole slab for as long as the page is stored.
 */
export function keptTogether(chunks: readonly Buffer[]): Buffer<ArrayBuffer>[] {
  const memory = Buffer.allocUnsafeSlow(lengthOf(chunks))
  let end = 0
  return chunks.map((chunk) => {
    const start = end
    end += chunk.copy(memory, start)
    return memory.subarray(start, end)
  })
}

export const lengthOf = (chunks: readonly Buffer[]) => chunks.reduce((total, { length }) => total + length, 0)

export function interleaved(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  pieces.forEach((piece, place) => {
    if (place > 0) chunks.push(between)
    chunks.push(piece)
  })
  return chunks
}
