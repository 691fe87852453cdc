// What an MP4 (or MOV) says of itself: how long, how large, which codecs. Reads the table of contents and nothing of the film. Files come from
// strangers: every length is held against what is there, and what does not add up is no film.

export interface Film {
  readonly durationMs: number
  /** As it is shown: a phone that was held upright says so beside the picture. */
  readonly width: number
  readonly height: number
  readonly videoCodec: string
  /** Undefined where it is silent. */
  readonly audioCodec: string | undefined
}

export type ReadAt = (offset: number, length: number) => Promise<Buffer>

/** Of two hours at sixty pictures a second it has six megabytes. */
const LARGEST_CONTENTS = 32 * 1024 * 1024
/** Of boxes beside each other, in the file and in each of them; fragments of a live recording come in thousands, and are no film to us. */
const MOST_BOXES = 1_000

export async function readMp4(readAt: ReadAt, bytes: number): Promise<Film | undefined> {
  const boxes = await outerBoxes(readAt, bytes)
  const contents = boxes?.find(({ type }) => type === "moov")
  if (boxes?.[0]?.type !== "ftyp" || !contents || !boxes.some(({ type }) => type === "mdat")) return undefined
  if (contents.length > LARGEST_CONTENTS) return undefined
  try {
    return filmIn(await readAt(contents.start, contents.length))
  } catch (error) {
    // A length that leads beyond the end, or boxes that have none.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

interface Place {
  readonly type: string
  /** Of what is inside. */
  readonly start: number
  readonly length: number
}

const HEAD_BYTES = 16

/** Undefined where they do not fill the file exactly: it is cut off, or something else. */
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

/** `room`: how much there is from here on. */
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
    if (seen === MOST_BOXES) throw new RangeError("more boxes than a film has")
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

/** Version 1 has twice as long times. */
const isLong = (header: Buffer) => header.readUInt8(0) === 1

function durationOf(header: Buffer): number {
  const scale = header.readUInt32BE(isLong(header) ? 20 : 12)
  const units = isLong(header) ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  const ms = scale === 0 ? 0 : Math.round((units / scale) * 1000)
  return ms <= LONGEST_MS ? ms : 0
}

/** A day: "unknown" is written as the largest number there is. */
const LONGEST_MS = 86_400_000

function shownSize(header: Buffer): readonly [number, number] {
  const later = isLong(header) ? 12 : 0
  // In a matrix that turns by a quarter, what keeps an axis where it is is nothing.
  const isTurned = header.readInt32BE(40 + later) === 0 && header.readInt32BE(56 + later) === 0
  const [width, height] = [header.readUInt16BE(76 + later), header.readUInt16BE(80 + later)]
  return isTurned ? [height, width] : [width, height]
}

/** What every browser plays as it is. */
export const isPlayable = ({ videoCodec, audioCodec }: Pick<Film, "videoCodec" | "audioCodec">) =>
  ["avc1", "avc3"].includes(videoCodec) && (audioCodec === undefined || audioCodec === "mp4a")
