// What a list of tips shows is what its address says; whatever else stands there means nothing.
import { type Topic, topics } from "@shirube/contract/topics"
import type { Address } from "#web/lib/address.ts"
import { stringifySearch } from "#web/lib/search-params.ts"
import { known, readCursor, readUuid } from "#web/lib/search-values.ts"

/** Among which tips a reader goes from one to the next. */
export interface TipReading {
  readonly topic?: Topic
}

export interface TipSearch extends TipReading {
  /** Who wrote them. */
  readonly senpai?: string
  readonly cursor?: string
}

export const readTipReading = (raw: Record<string, unknown>): TipReading =>
  known({ topic: topics.find((each) => each === raw.topic) })

export const readTipSearch = (raw: Record<string, unknown>): TipSearch => ({
  ...readTipReading(raw),
  ...known({ senpai: readUuid(raw.senpai), cursor: readCursor(raw.cursor) }),
})

export const TIPS_PATH = "/learning/senpai-tips"
export const tipsHref = (search: TipSearch = {}): Address => `${TIPS_PATH}${stringifySearch({ ...search })}`
export const tipHref = (id: string, reading: TipReading = {}): Address =>
  `${TIPS_PATH}/${id}${stringifySearch({ ...reading })}`

/** Where a question is asked that this senpai is invited to answer. */
export const askSenpaiHref = (senpai: string): Address => `/community/ask-senpai?ask=1&senpai=${senpai}`

export const withoutCursor = ({ cursor: _, ...search }: TipSearch): TipSearch => search
