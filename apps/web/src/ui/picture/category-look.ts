import type { Topic } from "@shirube/vocabulary/topics"
import type { Tone } from "./tone.ts"
import { dice, toneFor, type Wagara, wagara } from "./wagara.ts"

export interface CategoryLook {
  readonly tone: Tone
  readonly pattern: Wagara
}

const looks = {
  basics: { tone: "ai", pattern: "seigaiha" },
  self: { tone: "matcha", pattern: "asanoha" },
  documents: { tone: "sumi", pattern: "ichimatsu" },
  selection: { tone: "azuki", pattern: "yagasuri" },
  people: { tone: "yamabuki", pattern: "shippo" },
  visa: { tone: "asagi", pattern: "kikko" },
  work: { tone: "kaki", pattern: "uroko" },
  fields: { tone: "fuji", pattern: "tatewaku" },
} satisfies Readonly<Record<string, CategoryLook>>

/** A topic has the look of the articles' category about the same thing: a colour means one thing on the site. */
const topicCategories: Readonly<Record<Topic, keyof typeof looks>> = {
  "self-analysis": "self",
  companies: "self",
  "entry-sheets": "documents",
  "aptitude-tests": "selection",
  interviews: "selection",
  internships: "people",
  "ob-visits": "people",
  "japanese-at-work": "fields",
  "daily-work": "work",
  visa: "visa",
  offers: "work",
  "career-change": "basics",
}

/** Two characters for the slip on a cover. Decorative: the topic's name is beside it in the reader's language. */
const slips: Readonly<Record<Topic, string>> = {
  "self-analysis": "自己",
  companies: "企業",
  "entry-sheets": "書類",
  "aptitude-tests": "検査",
  interviews: "面接",
  internships: "実習",
  "ob-visits": "訪問",
  "japanese-at-work": "敬語",
  "daily-work": "仕事",
  visa: "在留",
  offers: "内定",
  "career-change": "転職",
}

const lookUp = <Value>(map: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

/**
 * Each category has its dye and pattern, and so have the topics of questions, courses and events. Categories
 * that editors add later get a fixed pair derived from their key.
 */
export const categoryLook = (key: string): CategoryLook =>
  lookUp<CategoryLook>(looks, lookUp(topicCategories, key) ?? key) ?? {
    tone: toneFor(key),
    pattern: wagara[Math.floor(dice(`pattern ${key}`)() * wagara.length)] ?? "seigaiha",
  }

export const topicSlip = (topic: string): string | undefined => lookUp(slips, topic)
