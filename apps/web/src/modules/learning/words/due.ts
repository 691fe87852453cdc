import { byCode } from "@shirube/vocabulary/text/order"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { KeptWord } from "./queries.ts"

/** A few minutes. */
export const MOST_A_DAY = 20

/** Words due today, those first that wait longest. One that was never reviewed is due at once. */
export const dueToday = (words: readonly KeptWord[], now: Date): KeptWord[] =>
  words
    .filter((word) => dueOn(word) <= dayInJapan(now))
    .sort((one, other) => byCode(dueAt(one), dueAt(other)))
    .slice(0, MOST_A_DAY)

/** The next day on which a word is due; undefined if none is kept. */
export const nextDay = (words: readonly KeptWord[]): string | undefined =>
  words.map(dueOn).sort((one, other) => byCode(one, other))[0]

const dueAt = ({ keptAt, review }: KeptWord) => review?.dueAt ?? keptAt
export const dueOn = (word: KeptWord): string => dayInJapan(new Date(dueAt(word)))
