import type { Tone } from "./tone.ts"
import { dice, toneFor, type Wagara, wagara } from "./wagara.ts"

export interface CategoryLook {
  readonly tone: Tone
  readonly pattern: Wagara
}

const looks: Readonly<Record<string, CategoryLook>> = {
  basics: { tone: "ai", pattern: "seigaiha" },
  self: { tone: "matcha", pattern: "asanoha" },
  documents: { tone: "sumi", pattern: "ichimatsu" },
  selection: { tone: "azuki", pattern: "yagasuri" },
  people: { tone: "yamabuki", pattern: "shippo" },
  visa: { tone: "asagi", pattern: "kikko" },
  work: { tone: "kaki", pattern: "uroko" },
  fields: { tone: "fuji", pattern: "tatewaku" },
}

/**
 * Each category has its dye and pattern. Categories that editors add later get a fixed pair derived from
 * their key.
 */
export const categoryLook = (key: string): CategoryLook =>
  looks[key] ?? {
    tone: toneFor(key),
    pattern: wagara[Math.floor(dice(`pattern ${key}`)() * wagara.length)] ?? "seigaiha",
  }
