// Sound as samples: mono, 16 bits, little endian like our machines' memory. Trims silence, so that a caption
// starts with its word.

export interface Sound {
  readonly rate: number
  readonly samples: Int16Array
}

const HEADER_BYTES = 44

/** Reads the voices' output: RIFF, PCM, mono, 16 bits. */
export function readWave(file: Buffer): Sound {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WAVE")
    throw new Error("not a WAVE file")
  let rate = 0
  for (let at = 12; at + 8 <= file.length; ) {
    const kind = file.toString("latin1", at, at + 4)
    const length = Math.min(file.readUInt32LE(at + 4), file.length - at - 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (kind === "fmt ") {
      if (body.readUInt16LE(2) !== 1 || body.readUInt16LE(14) !== 16)
        throw new Error("the sound is not 16-bit mono")
      rate = body.readUInt32LE(4)
    }
    if (kind === "data")
      return { rate, samples: new Int16Array(Uint8Array.from(body.subarray(0, length & ~1)).buffer) }
    at += 8 + length + (length & 1)
  }
  throw new Error("the WAVE file has no data")
}

export function writeWave({ rate, samples }: Sound): Buffer {
  const bytes = samples.length * 2
  const file = Buffer.alloc(HEADER_BYTES + bytes)
  file.write("RIFF", 0, "latin1")
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  file.write("WAVEfmt ", 8, "latin1")
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write("data", 36, "latin1")
  file.writeUInt32LE(bytes, 40)
  file.set(new Uint8Array(samples.buffer, samples.byteOffset, bytes), HEADER_BYTES)
  return file
}

const SILENCE = 260
const BREATH_SECONDS = 0.04

/** Trims silence at both ends. */
export function trimmed({ rate, samples }: Sound): Sound {
  const isHeard = (sample: number) => Math.abs(sample) > SILENCE
  const first = samples.findIndex(isHeard)
  if (first === -1) throw new Error("the voice returned only silence")
  const breath = Math.round(BREATH_SECONDS * rate)
  const last = samples.findLastIndex(isHeard)
  return { rate, samples: samples.slice(Math.max(0, first - breath), last + breath) }
}

const WANTED_LOUDNESS = 0.1
const HIGHEST_PEAK = 0.94

/** Normalises the volume across videos, without clipping. */
export function levelled({ rate, samples }: Sound): Sound {
  const heard = samples.filter((sample) => Math.abs(sample) > SILENCE)
  const square = heard.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0)
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 1) / 32_768
  const gain = Math.min(WANTED_LOUDNESS / Math.sqrt(square / heard.length), HIGHEST_PEAK / peak)
  return { rate, samples: samples.map((sample) => Math.round(sample * gain)) }
}
