// Every item in a reader's calendar in one shape: shared entries and the reader's own deadlines.

import type { Language } from "@shirube/vocabulary/language"
import type { EntryKind } from "@shirube/vocabulary/season/calendar/choices"
import { changesWithin, endOf } from "@shirube/vocabulary/season/calendar/road"
import { byCode } from "@shirube/vocabulary/text/order"
import { instantInJapan } from "@shirube/vocabulary/time/days"
import type { DueKind } from "@shirube/vocabulary/time/due-kinds"
import type { Due } from "#web/lib/time/due.ts"
import type { RubySegment } from "#web/ui/text/ruby-text.tsx"
import type { OwnEntry, SeasonItem } from "../queries.ts"

export interface Item {
  readonly key: string
  readonly kind: EntryKind | DueKind
  readonly isOwn: boolean
  /** Undefined for items that readers wrote, because their language is unknown. */
  readonly language: Language | undefined
  readonly title: readonly RubySegment[]
  readonly note: string | null
  readonly startsOn: string
  readonly endsOn: string | null
  readonly startsAt: string | null
  readonly precision: "day" | "month"
  readonly isExpected: boolean
  /** Without a language prefix. */
  readonly href: string | null
}

export const itemOfSeason = (item: SeasonItem): Item => ({
  key: `${item.entryId} ${item.startsOn}`,
  kind: item.kind,
  isOwn: false,
  language: item.language,
  title: item.label === null ? item.titleRuby : [{ text: item.label, reading: null }],
  note: null,
  startsOn: item.startsOn,
  endsOn: item.endsOn,
  startsAt: null,
  precision: item.precision,
  isExpected: item.isExpected,
  href: `/shukatsu-calendar/${item.address}`,
})

export const itemOfDue = (due: Due, language: Language): Item => ({
  key: due.id,
  kind: due.kind,
  isOwn: true,
  language: undefined,
  title: [{ text: due.title[language], reading: null }],
  note: due.note?.[language] ?? null,
  startsOn: due.startsOn,
  endsOn: due.endsOn,
  startsAt: due.startsAt,
  precision: "day",
  isExpected: false,
  href: due.href,
})

/** A visitor's own entry in the shape that the API returns for members. */
export const dueOfOwn = ({ id, kind, title, company, day, time }: OwnEntry): Due => ({
  id: `own ${id}`,
  kind,
  title: { en: title, ja: title },
  note: company === null ? null : { en: company, ja: company },
  startsOn: day,
  endsOn: null,
  startsAt: time === null ? null : instantInJapan(day, time),
  href: `/shukatsu-calendar?own=${id}`,
  source: null,
})

export const ownIdOf = ({ key }: Pick<Item, "key">) => (key.startsWith("own ") ? key.slice(4) : undefined)

const orderOf = ({ startsOn, startsAt, key }: Item) => `${startsOn} ${startsAt ?? ""} ${key}`
export const inOrder = (items: readonly Item[]) => items.toSorted((a, b) => byCode(orderOf(a), orderOf(b)))

/** Items with an exact day that start, end or run this week, holidays included. Whole months are left out. */
export const newsOf = (items: readonly Item[], week: { readonly from: string; readonly until: string }) =>
  items.filter((item) => item.precision === "day" && changesWithin(item, week))

/** The first item with an exact day after this one, holidays excluded. */
export const nextDateAfter = (items: readonly Item[], day: string) =>
  items.find((item) => item.precision === "day" && item.kind !== "holiday" && item.startsOn > day)

/** From today on, including what is under way. */
export const comingFrom = (items: readonly Item[], today: string) =>
  items.filter((item) => endOf(item) >= today)
