// Captions and chapter marks: WebVTT, with the times of the spoken sentences.

export interface Cue {
  /** Milliseconds from the start of the video. */
  readonly start: number
  readonly end: number
  readonly text: string
}

export const writeVtt = (cues: readonly Cue[]) =>
  `WEBVTT\n${cues.map(({ start, end, text }) => `\n${stamp(start)} --> ${stamp(end)}\n${text}\n`).join("")}`

function stamp(milliseconds: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0")
  return `${part(milliseconds / 60_000, 2)}:${part((milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`
}

/** Reads the output of `writeVtt`; throws on anything else. */
export function readVtt(file: string): Cue[] {
  const [head, ...blocks] = file.trimEnd().split("\n\n")
  if (head !== "WEBVTT") throw new Error("captions do not begin with WEBVTT")
  return blocks.map((block) => {
    const [times = "", ...lines] = block.split("\n")
    const [, ...figures] = /^(\d\d):(\d\d)\.(\d{3}) --> (\d\d):(\d\d)\.(\d{3})$/.exec(times) ?? []
    if (figures.length === 0 || lines.length !== 1) throw new Error(`not a cue: ${block}`)
    const [m = 0, s = 0, ms = 0, toM = 0, toS = 0, toMs = 0] = figures.map(Number)
    return { start: m * 60_000 + s * 1000 + ms, end: toM * 60_000 + toS * 1000 + toMs, text: lines.join() }
  })
}
