// What a list of tips shows is what its address says; whatever else stands there means nothing.
import { type Topic, topics } from "@shirube/contract/topics"
import type { Address } from "#web/lib/address.ts"
import { stringifySearch } from "#web/lib/search-params.ts"

/** Among which tips a reader goes from one to the next. */
export interface TipReading {
  readonly topic?: Topic
}

export interface TipSearch extends TipReading {
  /** Who wrote them. */
  readonly senpai?: string
  readonly cursor?: string
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const CURSOR = /^[A-Za-z0-9_-]{1,400}$/

const readMatch = (value: unknown, pattern: RegExp) =>
  typeof value === "string" && pattern.test(value) ? value : undefined

export function readTipSearch(raw: Record<string, unknown>): TipSearch {
  const senpai = readMatch(raw.senpai, UUID)
  const cursor = readMatch(raw.cursor, CURSOR)
  return { ...readTipReading(raw), ...(senpai ? { senpai } : {}), ...(cursor ? { cursor } : {}) }
}

export function readTipReading(raw: Record<string, unknown>): TipReading {
  const topic = topics.find((each) => each === raw.topic)
  return topic ? { topic } : {}
}

export const TIPS_PATH = "/learning/senpai-tips"
export const tipsHref = (search: TipSearch = {}): Address => `${TIPS_PATH}${stringifySearch({ ...search })}`
export const tipHref = (id: string, reading: TipReading = {}): Address =>
  `${TIPS_PATH}/${id}${stringifySearch({ ...reading })}`

/** Where a question is asked that this senpai is invited to answer. */
export const askSenpaiHref = (senpai: string): Address => `/community/ask-senpai?ask=1&senpai=${senpai}`

export const withoutCursor = ({ cursor: _, ...search }: TipSearch): TipSearch => search
