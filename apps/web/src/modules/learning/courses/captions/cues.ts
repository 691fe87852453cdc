// Pure changes to captions; times are milliseconds from the start of the film.
import { LONGEST_CUE } from "@shirube/vocabulary/learning/courses/draft-choices"
import { cueAt } from "../player/film.ts"

export interface Cue {
  readonly startMs: number
  readonly endMs: number
  /** With furigana in our notation: `{内定|ないてい}`. */
  readonly text: string
}

/** Time to read a few words. */
const NEW_CUE_MS = 3_000
const SHORTEST_MS = 100

export type CueProblem = "reversed" | "order" | "overlap" | "empty" | "tooLong"

/** The first problem of each invalid cue. */
export function problemsOf(cues: readonly Cue[]): ReadonlyMap<number, CueProblem> {
  const problems = new Map<number, CueProblem>()
  for (const [at, cue] of cues.entries()) {
    const problem = problemOf(cue, cues[at - 1])
    if (problem) problems.set(at, problem)
  }
  return problems
}

function problemOf({ startMs, endMs, text }: Cue, before: Cue | undefined): CueProblem | undefined {
  if (endMs <= startMs) return "reversed"
  if (before && startMs < before.startMs) return "order"
  if (before && startMs < before.endMs) return "overlap"
  if (text.trim() === "") return "empty"
  return text.length > LONGEST_CUE ? "tooLong" : undefined
}

export const sorted = (cues: readonly Cue[]): Cue[] =>
  cues.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)

export const changed = (cues: readonly Cue[], at: number, change: Partial<Cue>): Cue[] =>
  cues.map((cue, index) => (index === at ? { ...cue, ...change } : cue))

export const removed = (cues: readonly Cue[], at: number): Cue[] => cues.filter((_, index) => index !== at)

/** Index of the cue shown at this time; -1 in silence. */
export const shownAt = (cues: readonly Cue[], ms: number): number =>
  cues.findLastIndex(({ startMs, endMs }) => startMs <= ms && ms < endMs)

interface EditedCues {
  readonly cues: Cue[]
  /** Index of the cue to edit next. */
  readonly at: number
}

/** Starts a new cue at the current time and ends the visible one there. */
export function withNewCue(cues: readonly Cue[], nowMs: number): EditedCues {
  const before = cueAt(cues, nowMs)
  const [cue, next] = [cues[before], cues[before + 1]]
  const isShown = cue !== undefined && cue.endMs > nowMs && nowMs - cue.startMs >= SHORTEST_MS
  const startMs = cue && cue.endMs > nowMs && !isShown ? cue.endMs : nowMs
  const room = next ? next.startMs : Number.POSITIVE_INFINITY
  const fresh: Cue = {
    startMs,
    endMs: Math.max(startMs + SHORTEST_MS, Math.min(startMs + NEW_CUE_MS, room)),
    text: "",
  }
  const kept = isShown ? changed(cues, before, { endMs: nowMs }) : [...cues]
  return { cues: kept.toSpliced(before + 1, 0, fresh), at: before + 1 }
}

/**
 * Splits a cue at the caret and divides the time in proportion. Undefined if one half would be empty, or
 * inside a ruby word.
 */
export function split(cues: readonly Cue[], at: number, caret: number): EditedCues | undefined {
  const cue = cues[at]
  if (!cue || isInsideRuby(cue.text, caret)) return undefined
  const [first, second] = [cue.text.slice(0, caret).trim(), cue.text.slice(caret).trim()]
  if (first === "" || second === "" || cue.endMs - cue.startMs < 2 * SHORTEST_MS) return undefined
  const share = lengthOf(first) / (lengthOf(first) + lengthOf(second))
  const length = cue.endMs - cue.startMs
  const place = Math.min(length - SHORTEST_MS, Math.max(SHORTEST_MS, Math.round(length * share)))
  const middle = cue.startMs + place
  const halves = [
    { ...cue, endMs: middle, text: first },
    { ...cue, startMs: middle, text: second },
  ]
  return { cues: cues.toSpliced(at, 1, ...halves), at: at + 1 }
}

/** Joins a cue with the next one; undefined if there is none. */
export function joined(cues: readonly Cue[], at: number): EditedCues | undefined {
  const [cue, next] = [cues[at], cues[at + 1]]
  if (!cue || !next) return undefined
  const whole = {
    startMs: cue.startMs,
    endMs: Math.max(cue.endMs, next.endMs),
    text: joinedText([cue.text, next.text]),
  }
  return { cues: cues.toSpliced(at, 2, whole), at }
}

/** Japanese is joined without spaces. */
export const joinedText = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .reduce(
      (text, line) =>
        text === "" || (JAPANESE_END.test(text) && JAPANESE_START.test(line))
          ? text + line
          : `${text} ${line}`,
      "",
    )

const JAPANESE = "[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー、。！？「」（）]"
const JAPANESE_END = new RegExp(`(?:${JAPANESE}|\\})$`, "u")
const JAPANESE_START = new RegExp(`^(?:${JAPANESE}|\\{)`, "u")

const RUBY = /\{([^{}|\n]+)\|([^{}|\n]*)\}/g

interface Segment {
  readonly text: string
  readonly reading: string | null
}

/** Text segments with the author's readings. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const match of text.matchAll(RUBY)) {
    if (match.index > end) segments.push({ text: text.slice(end, match.index), reading: null })
    segments.push({ text: match[1] ?? "", reading: match[2] || null })
    end = match.index + match[0].length
  }
  if (end < text.length) segments.push({ text: text.slice(end), reading: null })
  return segments
}

const lengthOf = (text: string) => segmentsOf(text).reduce((sum, segment) => sum + segment.text.length, 0)

const isInsideRuby = (text: string, caret: number) =>
  [...text.matchAll(RUBY)].some(({ index, 0: whole }) => caret > index && caret < index + whole.length)

/** `1:05.200`, with hours if there are any. */
export function timeText(ms: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0")
  const hours = Math.floor(ms / 3_600_000)
  const minutes = (ms / 60_000) % 60
  const rest = `${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
  return hours > 0 ? `${hours}:${part(minutes, 2)}:${rest}` : `${Math.floor(minutes)}:${rest}`
}

const TIME = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/

/** `65`, `65.2`, `1:05.2`, `0:01:05,200`, also in full width. Undefined if it is not a time. */
export function timeFrom(text: string): number | undefined {
  const [, hours = "0", minutes, seconds, fraction = ""] = TIME.exec(text.normalize("NFKC").trim()) ?? []
  if (seconds === undefined) return undefined
  if (minutes !== undefined && Number(seconds) > 59) return undefined
  if (hours !== "0" && Number(minutes) > 59) return undefined
  return (
    (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000 +
    Number(seconds) * 1000 +
    Number(fraction.padEnd(3, "0"))
  )
}
