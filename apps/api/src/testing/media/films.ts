// Video files as cameras and editors write them: a valid table of contents, random content.
import { randomBytes } from "node:crypto"

interface FilmOptions {
  readonly durationMs?: number
  readonly width?: number
  readonly height?: number
  readonly videoCodec?: string
  /** Null for a video without sound. */
  readonly audioCodec?: string | null
  /** Recorded upright: stored sideways, with a rotation matrix. */
  readonly isTurned?: boolean
  /** Table of contents at the end, as cameras write it that record directly to the file. */
  readonly isContentsLast?: boolean
  /** Size of the video and audio data. */
  readonly contentBytes?: number
}

const uint32 = (...values: readonly number[]) => {
  const buffer = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, 4 * index)
  return buffer
}

export const aBox = (type: string, ...content: readonly Buffer[]) => {
  const inside = Buffer.concat(content)
  return Buffer.concat([uint32(inside.byteLength + 8), Buffer.from(type, "latin1"), inside])
}

const ONE = 0x10000
const UPRIGHT = [ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40000000]
const TURNED = [0, ONE, 0, -ONE, 0, 0, 0, 0, 0x40000000]

const aTrack = (handler: string, codec: string, header: Buffer) =>
  aBox(
    "trak",
    header,
    aBox(
      "mdia",
      aBox("hdlr", uint32(0, 0), Buffer.from(handler), uint32(0, 0, 0)),
      aBox("minf", aBox("stbl", aBox("stsd", uint32(0, 1), aBox(codec, Buffer.alloc(78))))),
    ),
  )

export function aFilm(options: FilmOptions = {}): Buffer {
  const {
    durationMs = 60_000,
    width = 1280,
    height = 720,
    videoCodec = "avc1",
    audioCodec = "mp4a",
  } = options
  const matrix = uint32(...(options.isTurned ? TURNED : UPRIGHT))
  const shape = aBox(
    "tkhd",
    uint32(7, 0, 0, 1, 0, durationMs, 0, 0, 0, 0),
    matrix,
    uint32(width * ONE, height * ONE),
  )
  const contents = aBox(
    "moov",
    aBox("mvhd", uint32(0, 0, 0, 1_000, durationMs), Buffer.alloc(80)),
    aTrack("vide", videoCodec, shape),
    ...(audioCodec === null ? [] : [aTrack("soun", audioCodec, aBox("tkhd", Buffer.alloc(84)))]),
  )
  const begin = aBox("ftyp", Buffer.from("isom"), uint32(512), Buffer.from("isomiso2avc1mp41"))
  const content = aBox("mdat", randomBytes(options.contentBytes ?? 200_000))
  return Buffer.concat(options.isContentsLast ? [begin, content, contents] : [begin, contents, content])
}
