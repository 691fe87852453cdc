// Gzip with holes: the pieces between them are deflated once, each flushed to a byte boundary, and the filling goes between them as
// a stored block. The checksum of the whole follows from the checksums of the parts, without reading the page again.
import { promisify } from "node:util"
import { constants, crc32, deflateRaw } from "node:zlib"
import { interleaved, keptTogether, lengthOf, type SplicedBody } from "./spliced-body.ts"

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The empty last block of a deflate stream. */
const END = Buffer.from([0x03, 0x00])

const deflated = promisify(deflateRaw)

/** `length` is that of every filling to come. */
export async function splicedGzip(pieces: readonly Buffer[], length: number): Promise<SplicedBody> {
  // Level 9: paid once per stored page, saved on every answer.
  const options = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH }
  const kept = keptTogether(await Promise.all(pieces.map((piece) => deflated(piece, options))))
  const holes = pieces.length - 1
  const plainLength = lengthOf(pieces) + holes * length
  const checksum = checksumWith(pieces.map(checksumOf), shiftBy(length))

  return {
    size: lengthOf(kept),
    length: HEADER.length + lengthOf(kept) + holes * (BLOCK_HEAD + length) + END.length + TRAILER_LENGTH,
    with: (filling) => {
      const bytes = Buffer.from(filling, "latin1")
      const end = Buffer.allocUnsafe(END.length + TRAILER_LENGTH)
      END.copy(end)
      end.writeUInt32LE(checksum(crc32(bytes)), END.length)
      end.writeUInt32LE(plainLength >>> 0, END.length + 4)
      return [HEADER, ...interleaved(kept, storedBlock(bytes)), end]
    },
  }
}

const BLOCK_HEAD = 5
/** Checksum and length of what was compressed. */
const TRAILER_LENGTH = 8

/** RFC 1951, 3.2.4: not the last block, type 00, padded to a byte, length and its complement, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(BLOCK_HEAD + bytes.length)
  block[0] = 0
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(~bytes.length & 0xffff, 3)
  bytes.copy(block, BLOCK_HEAD)
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
