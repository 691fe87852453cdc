import type { DueItem } from "@shirube/contract/season/calendar/due"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { addDays } from "@shirube/vocabulary/time/days"
import type { CalendarEntry } from "#api/kernel/text/icalendar"
import type { SeasonRow } from "../reading/queries.ts"

interface FeedContext {
  readonly publicUrl: string
  readonly language: Language
  readonly now: Date
}

const HOUR_MS = 3_600_000

/** Subscribers already have holidays in their calendar, and entries of whole months would cover everything. */
export const isInFeed = ({ kind, precision }: Pick<SeasonRow, "kind" | "precision">) =>
  kind !== "holiday" && precision === "day"

const notYet: Readonly<Record<Language, string>> = {
  en: "Not announced yet: the date of the year before.",
  ja: "まだ発表されていません。前の年の日付です。",
}

export const entryOfSeason = (row: SeasonRow, { publicUrl, language, now }: FeedContext): CalendarEntry => ({
  uid: `${row.entryId}-${row.class}-${row.startsOn}@${new URL(publicUrl).hostname}`,
  when: daysOf(row.startsOn, row.endsOn),
  title: row.label?.[language] ?? withoutRuby(row.title),
  description: [withoutRuby(row.summary), ...(row.isExpected ? [notYet[language]] : [])].join("\n"),
  url: new URL(`/${language}/shukatsu-calendar/${row.entryId}`, publicUrl).href,
  changedAt: now,
})

export const entryOfDue = (item: DueItem, { publicUrl, language, now }: FeedContext): CalendarEntry => ({
  uid: `${item.id.replaceAll(" ", "-")}@${new URL(publicUrl).hostname}`,
  when: item.starts_at === null ? daysOf(item.starts_on, item.ends_on) : hourFrom(new Date(item.starts_at)),
  title: [item.title[language], item.note?.[language]].filter(Boolean).join(" · "),
  ...(item.href === null ? {} : { url: new URL(`/${language}${item.href}`, publicUrl).href }),
  changedAt: now,
})

const daysOf = (day: string, last: string | null) =>
  last === null ? { day } : { day, untilDay: addDays(last, 1) }

/** Own entries have no duration; an hour is assumed. */
const hourFrom = (startsAt: Date) => ({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) })

export const feedNames: Readonly<Record<Language, { readonly season: string; readonly own: string }>> = {
  en: { season: "Shukatsu calendar", own: "My shukatsu calendar" },
  ja: { season: "就活カレンダー", own: "わたしの就活カレンダー" },
}
