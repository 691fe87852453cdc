// WebVTT import and export. Parses strictly and reports the line of each error; what is written can be read
// back.
import { LONGEST_CUE, MOST_CUES } from "@shirube/vocabulary/learning/courses/draft-choices"
import { type Cue, joinedText, segmentsOf } from "./cues.ts"

export const VTT_LIMIT_BYTES = 1024 * 1024

type VttTrouble =
  | "tooLarge"
  | "notText"
  | "noHeader"
  | "noTimes"
  | "badTimes"
  | "reversed"
  | "noText"
  | "tooLong"
  | "tooMany"
  | "nothing"

export interface VttProblem {
  /** 1-based, as in text editors. */
  readonly line: number
  readonly code: VttTrouble
}

export type VttReading =
  | { readonly kind: "read"; readonly cues: readonly Cue[] }
  | { readonly kind: "refused"; readonly problems: readonly VttProblem[] }

const MOST_PROBLEMS = 10

export async function readVttFile(file: Blob): Promise<VttReading> {
  if (file.size > VTT_LIMIT_BYTES) return refused([{ line: 1, code: "tooLarge" }])
  try {
    return readVtt(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()))
  } catch {
    return refused([{ line: 1, code: "notText" }])
  }
}

const refused = (problems: readonly VttProblem[]): VttReading => ({
  kind: "refused",
  problems: problems.slice(0, MOST_PROBLEMS),
})

export function readVtt(file: string): VttReading {
  if (file.length > VTT_LIMIT_BYTES) return refused([{ line: 1, code: "tooLarge" }])
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)
  const spoilt = lines.findIndex((line) => line.includes("\0"))
  if (spoilt >= 0) return refused([{ line: spoilt + 1, code: "notText" }])
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) return refused([{ line: 1, code: "noHeader" }])
  const cues: Cue[] = []
  const problems: VttProblem[] = []
  for (const block of blocksOf(lines)) {
    const result = readBlock(block)
    if (result === "skipped") continue
    if ("code" in result) problems.push(result)
    else if (cues.length < MOST_CUES) cues.push(result)
    else problems.push({ line: block.line, code: "tooMany" })
    if (problems.length >= MOST_PROBLEMS) break
  }
  if (problems.length > 0) return refused(problems)
  return cues.length === 0 ? refused([{ line: 1, code: "nothing" }]) : { kind: "read", cues }
}

interface Block {
  /** Number of its first line. */
  readonly line: number
  readonly lines: readonly string[]
}

/** Blocks are separated by empty lines; lines right after the header belong to it. */
function* blocksOf(lines: readonly string[]): Generator<Block> {
  let start = lines.indexOf("")
  if (start < 0) return
  for (let at = start; at <= lines.length; at++) {
    if (at < lines.length && lines[at] !== "") continue
    if (at > start) yield { line: start + 1, lines: lines.slice(start, at) }
    start = at + 1
  }
}

const ARROW = "-->"
const MOMENT = "(?:(\\d{2,3}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})"
/** Cue settings after the times (position on screen) are ignored. */
const TIMES = new RegExp(`^[ \\t]*${MOMENT}[ \\t]+${ARROW}[ \\t]+${MOMENT}(?:[ \\t].*)?$`)
/** Upper limit for stripping tags from a line. */
const LONGEST_MARKED_UP = 20 * LONGEST_CUE

function readBlock({ line, lines }: Block): Cue | VttProblem | "skipped" {
  const [first = "", second] = lines
  if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first) && !first.includes(ARROW)) return "skipped"
  // A line before the times is the cue's id.
  const isNamed = !first.includes(ARROW)
  if (isNamed && !second?.includes(ARROW)) return { line, code: "noTimes" }
  const timesAt = isNamed ? line + 1 : line
  const times = TIMES.exec((isNamed ? second : first) ?? "")
  if (!times) return { line: timesAt, code: "badTimes" }
  const [startMs, endMs] = [moment(times.slice(1, 5)), moment(times.slice(5, 9))]
  if (endMs <= startMs) return { line: timesAt, code: "reversed" }
  const words = lines.slice(isNamed ? 2 : 1)
  if (words.reduce((sum, each) => sum + each.length, 0) > LONGEST_MARKED_UP)
    return { line: timesAt + 1, code: "tooLong" }
  const text = joinedText(words.map(plain))
  if (text === "") return { line: timesAt, code: "noText" }
  return text.length > LONGEST_CUE ? { line: timesAt + 1, code: "tooLong" } : { startMs, endMs, text }
}

function moment([hours, minutes, seconds, milliseconds]: readonly (string | undefined)[]): number {
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)
  return whole * 1000 + Number(milliseconds)
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  lrm: "",
  rlm: "",
}

/** Strips tags and keeps readings in our notation. */
const plain = (line: string) =>
  line
    .replace(
      /<ruby[^<>]*>([^<>]*)<rt[^<>]*>([^<>]*)<\/rt>\s*<\/ruby>/g,
      (_, word: string, reading: string) =>
        /[{}|]/.test(word + reading) || word === "" ? word : `{${word}|${reading}}`,
    )
    .replace(/<[^<>]*>/g, "")
    .replace(/&(\w{2,4});/g, (whole, name: string) => entities[name] ?? whole)

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

export const writeVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ startMs, endMs, text }) => `\n${stamp(startMs)} ${ARROW} ${stamp(endMs)}\n${written(text)}\n`).join("")}`

const written = (text: string) =>
  segmentsOf(joinedText(text.split(/\r\n|\n|\r/)))
    .map((segment) =>
      segment.reading === null
        ? escaped(segment.text)
        : `<ruby>${escaped(segment.text)}<rt>${escaped(segment.reading)}</rt></ruby>`,
    )
    .join("")

function stamp(ms: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0")
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}
