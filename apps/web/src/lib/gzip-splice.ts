// A page is stored with holes where its nonce goes, and each answer fills the holes with a fresh one, also when
// compressed: the pieces are deflated once, each flushed to a byte boundary, and the nonce goes between them as a
// stored block. The checksum of the whole follows from the checksums of the parts, without reading the page again.
import { constants, crc32, deflateRawSync } from "node:zlib"

export interface SplicedPage {
  /** Bytes held in memory. */
  readonly size: number
  readonly plain: (filling: string) => Buffer
  readonly gzip: (filling: string) => Buffer
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The empty last block of a deflate stream. */
const END = Buffer.from([0x03, 0x00])

export function splicedPage(html: string, hole: string): SplicedPage {
  const pieces = html.split(hole).map((piece) => Buffer.from(piece))
  // Level 9: paid once per stored page, saved on every answer.
  const deflated = pieces.map((piece) =>
    deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
  )
  const sums = pieces.map(checksumOf)
  const length = pieces.reduce((total, piece) => total + piece.length, 0)

  return {
    size: length + deflated.reduce((total, piece) => total + piece.length, 0),
    plain: (filling) => Buffer.concat(interleave(pieces, Buffer.from(filling))),
    gzip: (filling) => {
      const bytes = Buffer.from(filling)
      const sum = checksumOf(bytes)
      const whole = sums.reduce((before, piece) => append(append(before, sum), piece))
      const trailer = Buffer.allocUnsafe(8)
      trailer.writeUInt32LE(whole.crc, 0)
      trailer.writeUInt32LE((length + bytes.length * (pieces.length - 1)) >>> 0, 4)
      return Buffer.concat([HEADER, ...interleave(deflated, storedBlock(bytes)), END, trailer])
    },
  }
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  const all: Buffer[] = []
  pieces.forEach((piece, place) => {
    if (place > 0) all.push(between)
    all.push(piece)
  })
  return all
}

/** RFC 1951, 3.2.4: not the last block, type 00, padded to a byte, length and its complement, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(5 + bytes.length)
  block[0] = 0
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(~bytes.length & 0xffff, 3)
  bytes.copy(block, 5)
  return block
}

/** `shift` is the 32×32 bit matrix that moves an earlier checksum past these bytes (zlib's crc32_combine). */
interface Checksum {
  readonly crc: number
  readonly shift: Uint32Array
}

const append = (before: Checksum, next: Checksum): Checksum => ({
  crc: (times(next.shift, before.crc) ^ next.crc) >>> 0,
  shift: next.shift,
})

const checksumOf = (bytes: Buffer): Checksum => ({
  crc: bytes.length ? crc32(bytes) : 0,
  shift: shiftBy(bytes.length),
})

const shifts = new Map<number, Uint32Array>()

function shiftBy(length: number): Uint32Array {
  const known = shifts.get(length)
  if (known) return known
  let result = Uint32Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0)
  let power = oneByte
  for (let left = length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2) result = product(power, result)
    power = product(power, power)
  }
  // Nonces have one length; a page's pieces keep their own matrix.
  if (length < 64) shifts.set(length, result)
  return result
}

const oneBit = Uint32Array.from({ length: 32 }, (_, bit) => (bit === 0 ? 0xedb88320 : (1 << (bit - 1)) >>> 0))
const oneByte = [1, 2, 3].reduce((power) => product(power, power), oneBit)

function product(left: Uint32Array, right: Uint32Array): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(right, (column) => times(left, column))
}

function times(matrix: Uint32Array, vector: number): number {
  let sum = 0
  for (let bit = 0, rest = vector >>> 0; rest !== 0; bit += 1, rest >>>= 1) {
    if (rest & 1) sum ^= matrix[bit] ?? 0
  }
  return sum >>> 0
}
