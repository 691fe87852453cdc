// A page is stored with holes where its nonce goes, and each answer fills the holes with a fresh one, also when compressed.
import type { Encoding } from "@shirube/contract/encodings"
import { interleaved, lengthOf, type SplicedBody } from "./spliced-body.ts"
import { splicedBrotli } from "./spliced-brotli.ts"
import { splicedGzip } from "./spliced-gzip.ts"

export interface SplicedPage {
  readonly plain: SplicedBody
  /** Undefined where the page does not allow it. */
  readonly encoded: (encoding: Encoding) => Promise<SplicedBody | undefined>
}

/** From its pieces between the holes. `length` is that of every filling to come. */
export function splicedPage(given: readonly Uint8Array<ArrayBuffer>[], length: number): SplicedPage {
  const pieces = given.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  const size = lengthOf(pieces)
  return {
    plain: {
      size,
      length: size + (pieces.length - 1) * length,
      with: (filling) => interleaved(pieces, Buffer.from(filling, "latin1")),
    },
    encoded: (encoding) => (encoding === "br" ? splicedBrotli : splicedGzip)(pieces, length),
  }
}
