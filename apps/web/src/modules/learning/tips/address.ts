// The URL decides what a list of tips shows; unknown parameters are ignored.
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readCursor, readUuid } from "#web/lib/page/search-values.ts"

/** The tips that the reader pages through. */
export interface TipReading {
  readonly topic?: Topic
}

export interface TipSearch extends TipReading {
  /** The author. */
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

/** The form for a question that invites this senpai to answer. */
export const askSenpaiHref = (senpai: string): Address => `/community/ask-senpai?ask=1&senpai=${senpai}`

export const tipList = {
  href: tipsHref,
  cacheableParams: ["topic"],
  hiddenParams: ["senpai"],
} satisfies ListDescription<TipSearch>
