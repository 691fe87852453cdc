// Brotli with holes. The page is compressed in one stream, with random bytes in each hole, flushed before and after them. What
// cannot be made smaller the encoder puts into the stream as it is (RFC 7932, 9.2: an uncompressed meta-block), so a filling
// of the same length can go in its place. Behind the hole follow two bytes of the page, also as they are: the encoder foretells a letter
// from the two before it, and these it knows. Nothing here is taken on trust: what does not come back from the decoder as it
// should is not used.
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { promisify } from "node:util"
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from "node:zlib"
import { interleaved, keptTogether, lengthOf, type SplicedBody } from "./spliced-body.ts"

/** Of an article page of 84 KB, 4 makes 17.9 KB, 6 16.9 KB, 9 16.8 KB and 11 15.2 KB, for ten times the time of all others. */
const QUALITY = 6
const FORETOLD_BY = 2

const decoded = promisify(brotliDecompress)

/** Undefined where the encoder did otherwise: such a page is left to gzip. */
export async function splicedBrotli(
  pieces: readonly Buffer[],
  length: number,
): Promise<SplicedBody | undefined> {
  const [first = Buffer.alloc(0), ...others] = pieces
  if (others.some((piece) => piece.length < FORETOLD_BY)) return undefined
  const holes = others.map(() => randomBytes(length))
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const compressed: Buffer[] = [await flushed(stream, first)]
  for (const [place, piece] of others.entries()) {
    const hole = holes[place] ?? Buffer.alloc(0)
    const [before, after] = split(
      await flushed(stream, Buffer.concat([hole, piece.subarray(0, FORETOLD_BY)])),
      hole,
    )
    if (!before || !after) return undefined
    compressed.push(Buffer.concat([compressed.pop() ?? Buffer.alloc(0), before]))
    compressed.push(Buffer.concat([after, await flushed(stream, piece.subarray(FORETOLD_BY))]))
  }
  compressed.push(Buffer.concat([compressed.pop() ?? Buffer.alloc(0), await ended(stream)]))

  const kept = keptTogether(compressed)
  const body: SplicedBody = {
    size: lengthOf(kept),
    length: lengthOf(kept) + others.length * length,
    with: (filling) => interleaved(kept, Buffer.from(filling, "latin1")),
  }
  for (const letter of ["a", "b"]) {
    const filling = letter.repeat(length)
    const page = Buffer.concat(interleaved(pieces, Buffer.from(filling)))
    if (!(await decoded(Buffer.concat(body.with(filling)))).equals(page)) return undefined
  }
  return body
}

/** What the stream has to say of these bytes, down to a whole byte. */
async function flushed(stream: BrotliCompress, bytes: Buffer): Promise<Buffer> {
  stream.write(bytes)
  await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve()))
  return said(stream)
}

async function ended(stream: BrotliCompress): Promise<Buffer> {
  stream.end()
  if (!stream.readableLength) await once(stream, "readable")
  return said(stream)
}

const said = (stream: BrotliCompress) => (stream.read() as Buffer | null) ?? Buffer.alloc(0)

function split(bytes: Buffer, hole: Buffer): [before?: Buffer, after?: Buffer] {
  const at = bytes.indexOf(hole)
  return at < 0 ? [] : [bytes.subarray(0, at), bytes.subarray(at + hole.length)]
}
