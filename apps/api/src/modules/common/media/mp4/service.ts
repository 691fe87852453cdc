// Reads duration, size and codecs of an MP4 (or MOV) from its table of contents, without the film itself.
// Files are untrusted: every length is checked against the actual size, and an inconsistent file is refused.

export interface Film {
  readonly durationMs: number
  /** The displayed size: a phone that was held upright says so in the track header. */
  readonly width: number
  readonly height: number
  readonly videoCodec: string
  /** Undefined without sound. */
  readonly audioCodec: string | undefined
}

export type ReadAt = (offset: number, length: number) => Promise<Buffer>

/** Two hours at sixty frames a second take six megabytes. */
const LARGEST_CONTENTS = 32 * 1024 * 1024
/** Per level of nesting. The fragments of a live recording number in the thousands, and are refused. */
const MOST_BOXES = 1_000

export async function readMp4(readAt: ReadAt, bytes: number): Promise<Film | undefined> {
  const boxes = await outerBoxes(readAt, bytes)
  const contents = boxes?.find(({ type }) => type === "moov")
  if (boxes?.[0]?.type !== "ftyp" || !contents || !boxes.some(({ type }) => type === "mdat")) return undefined
  if (contents.length > LARGEST_CONTENTS) return undefined
  try {
    return filmIn(await readAt(contents.start, contents.length))
  } catch (error) {
    // A length beyond the end, or a box that is too short.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

interface Place {
  readonly type: string
  /** Start of the content. */
  readonly start: number
  readonly length: number
}

const HEAD_BYTES = 16

/** Undefined if the boxes do not fill the file exactly: it is truncated or another format. */
async function outerBoxes(readAt: ReadAt, bytes: number): Promise<Place[] | undefined> {
  const boxes: Place[] = []
  let at = 0
  while (at < bytes) {
    const box = boxAt(await readAt(at, Math.min(HEAD_BYTES, bytes - at)), 0, bytes - at)
    if (!box || boxes.length === MOST_BOXES) return undefined
    boxes.push({ ...box, start: at + box.start })
    at += box.start + box.length
  }
  return boxes
}

/** `room`: how many bytes remain. */
function boxAt(buffer: Buffer, at: number, room: number): Place | undefined {
  if (buffer.byteLength - at < 8) return undefined
  const short = buffer.readUInt32BE(at)
  const head = short === 1 ? 16 : 8
  if (buffer.byteLength - at < head) return undefined
  const size = short === 1 ? Number(buffer.readBigUInt64BE(at + 8)) : short === 0 ? room : short
  if (size < head || size > room) return undefined
  return { type: buffer.toString("latin1", at + 4, at + 8), start: at + head, length: size - head }
}

function* boxesIn(buffer: Buffer): Generator<{ type: string; content: Buffer }> {
  let at = 0
  for (let seen = 0; at < buffer.byteLength; seen++) {
    if (seen === MOST_BOXES) throw new RangeError("too many boxes")
    const box = boxAt(buffer, at, buffer.byteLength - at)
    if (!box) return
    at = box.start + box.length
    yield { type: box.type, content: buffer.subarray(box.start, at) }
  }
}

const boxIn = (buffer: Buffer | undefined, ...path: readonly string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>(
    (inside, wanted) => inside && [...boxesIn(inside)].find(({ type }) => type === wanted)?.content,
    buffer,
  )

function filmIn(contents: Buffer): Film | undefined {
  const header = boxIn(contents, "mvhd")
  const tracks = [...boxesIn(contents)].filter(({ type }) => type === "trak").map(({ content }) => content)
  const video = tracks.find((track) => handlerOf(track) === "vide")
  const shape = boxIn(video, "tkhd")
  const [videoCodec] = codecsOf(video)
  if (!header || !shape || videoCodec === undefined) return undefined
  const durationMs = durationOf(header)
  const [width, height] = shownSize(shape)
  const audioCodec = tracks.filter((track) => handlerOf(track) === "soun").flatMap(codecsOf)[0]
  return durationMs > 0 && width > 0 && height > 0
    ? { durationMs, width, height, videoCodec, audioCodec }
    : undefined
}

const handlerOf = (track: Buffer) => boxIn(track, "mdia", "hdlr")?.toString("latin1", 8, 12)

function codecsOf(track: Buffer | undefined): string[] {
  const descriptions = boxIn(track, "mdia", "minf", "stbl", "stsd")
  return descriptions ? [...boxesIn(descriptions.subarray(8))].map(({ type }) => type) : []
}

/** Version 1 has 64-bit times. */
const isLong = (header: Buffer) => header.readUInt8(0) === 1

function durationOf(header: Buffer): number {
  const scale = header.readUInt32BE(isLong(header) ? 20 : 12)
  const units = isLong(header) ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  const ms = scale === 0 ? 0 : Math.round((units / scale) * 1000)
  return ms <= LONGEST_MS ? ms : 0
}

/** A day. An unknown duration is stored as the largest number. */
const LONGEST_MS = 86_400_000

function shownSize(header: Buffer): readonly [number, number] {
  const later = isLong(header) ? 12 : 0
  // A matrix that rotates by 90 degrees has zeros on its diagonal.
  const isTurned = header.readInt32BE(40 + later) === 0 && header.readInt32BE(56 + later) === 0
  const [width, height] = [header.readUInt16BE(76 + later), header.readUInt16BE(80 + later)]
  return isTurned ? [height, width] : [width, height]
}

/** What every browser plays without transcoding. */
export const isPlayable = ({ videoCodec, audioCodec }: Pick<Film, "videoCodec" | "audioCodec">) =>
  ["avc1", "avc3"].includes(videoCodec) && (audioCodec === undefined || audioCodec === "mp4a")
