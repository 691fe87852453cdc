// Reads the duration of an MP4 from its header, so that tests need no video program.

interface Box {
  readonly kind: string
  readonly body: Buffer
}

function* boxes(file: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at)
    if (size < 8 || at + size > file.length) throw new Error("the MP4 is truncated or damaged")
    yield { kind: file.toString("latin1", at + 4, at + 8), body: file.subarray(at + 8, at + size) }
    at += size
  }
}

const bodyOf = (kind: string, file: Buffer): Buffer => {
  for (const box of boxes(file)) if (box.kind === kind) return box.body
  throw new Error(`the MP4 has no ${kind}`)
}

/** From the movie header, version 0, which is sufficient for videos under a day. */
export function millisecondsOf(file: Buffer): number {
  const header = bodyOf("mvhd", bodyOf("moov", file))
  if (header[0] !== 0) throw new Error("the MP4 has a movie header of an unsupported version")
  const [scale, duration] = [header.readUInt32BE(12), header.readUInt32BE(16)]
  return Math.round((duration / scale) * 1000)
}

/** The index precedes the data, so a player can start before the download is complete. */
export const beginsAtOnce = (file: Buffer): boolean => {
  const kinds = [...boxes(file)].map(({ kind }) => kind)
  return kinds.indexOf("moov") < kinds.indexOf("mdat")
}
