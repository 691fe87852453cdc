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
const NOTHING = Buffer.alloc(0)

/** `length` is that of every filling to come: it fixes where each byte goes, so an answer is one copy and few writes. */
export function splicedPage(html: string, hole: string, length: number): SplicedPage {
  const pieces = html.split(hole).map((piece) => Buffer.from(piece))
  const blank = Buffer.alloc(length)
  // Level 9: paid once per stored page, saved on every answer.
  const deflated = pieces.map((piece) =>
    deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
  )
  const plain = template(pieces, blank)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(plain.bytes.length >>> 0)
  const gzip = template(deflated, storedBlock(blank), HEADER, Buffer.concat([END, Buffer.alloc(4), size]))
  const checksum = checksumWith(pieces.map(checksumOf), shiftBy(length))

  return {
    size: plain.bytes.length + gzip.bytes.length,
    plain: (filling) => filled(plain, Buffer.from(filling, "latin1")),
    gzip: (filling) => {
      const bytes = Buffer.from(filling, "latin1")
      const body = filled(gzip, bytes)
      body.writeUInt32LE(checksum(crc32(bytes)), body.length - 8)
      return body
    },
  }
}

interface Template {
  readonly bytes: Buffer
  /** Where each filling ends. */
  readonly ends: readonly number[]
}

/** The blank goes between the pieces. */
function template(pieces: readonly Buffer[], blank: Buffer, head = NOTHING, tail = NOTHING): Template {
  const ends: number[] = []
  let length = head.length
  const body = pieces.flatMap((piece, place) => {
    if (place > 0) {
      length += blank.length
      ends.push(length)
    }
    length += piece.length
    return place > 0 ? [blank, piece] : [piece]
  })
  return { bytes: Buffer.concat([head, ...body, tail]), ends }
}

function filled({ bytes, ends }: Template, filling: Buffer): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length)
  bytes.copy(copy)
  for (const end of ends) filling.copy(copy, end - filling.length)
  return copy
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

/**
 * The checksum of the whole page as a function of the filling's: the same filling stands in every hole, and checksums
 * are linear, so one matrix says it all.
 */
function checksumWith(pieces: readonly Checksum[], fillingShift: Uint32Array): (filling: number) => number {
  const whole = (filling: number) =>
    pieces.reduce(
      (sum, piece, place) =>
        place === 0 ? piece.crc : times(piece.shift, times(fillingShift, sum) ^ filling) ^ piece.crc,
      0,
    ) >>> 0
  const constant = whole(0)
  const linear = Uint32Array.from({ length: 32 }, (_, bit) => whole((1 << bit) >>> 0) ^ constant)
  return (filling) => (times(linear, filling) ^ constant) >>> 0
}

const checksumOf = (bytes: Buffer): Checksum => ({
  crc: bytes.length ? crc32(bytes) : 0,
  shift: shiftBy(bytes.length),
})

function shiftBy(length: number): Uint32Array {
  let result = Uint32Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0)
  let power = oneByte
  for (let left = length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2) result = product(power, result)
    power = product(power, power)
  }
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
