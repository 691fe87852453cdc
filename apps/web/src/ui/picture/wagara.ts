// Eight traditional patterns and how one is chosen. The same seed always gives the same choice. They are
// drawn in brush.ts.
import { type Tone, tones } from "./tone.ts"

export type Wagara =
  | "seigaiha"
  | "asanoha"
  | "ichimatsu"
  | "shippo"
  | "yagasuri"
  | "kikko"
  | "uroko"
  | "tatewaku"

export const wagara: readonly Wagara[] = [
  "seigaiha",
  "asanoha",
  "ichimatsu",
  "shippo",
  "yagasuri",
  "kikko",
  "uroko",
  "tatewaku",
]

export const coverSizes = {
  wide: { width: 320, height: 200 },
  tall: { width: 240, height: 320 },
  square: { width: 240, height: 240 },
  banner: { width: 480, height: 160 },
} as const
export type CoverShape = keyof typeof coverSizes

/** FNV-1a, then mulberry32: small, fast, and the same in every engine. */
export function dice(seed: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The tone if the category does not decide it. */
export const toneFor = (seed: string): Tone =>
  tones[Math.floor(dice(`tone ${seed}`)() * tones.length)] ?? "ai"
