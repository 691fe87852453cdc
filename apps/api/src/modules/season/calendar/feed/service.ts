// The calendar for other programs. A member's own feed is found by an unguessable token; renewing it
// invalidates the old one.
import { createHash, randomBytes } from "node:crypto"
import { Readable } from "node:stream"
import type { DueItem } from "@shirube/contract/season/calendar/due"
import { ICALENDAR_TYPE } from "@shirube/contract/season/calendar/feed"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { type CalendarEntry, writeCalendar } from "#api/kernel/text/icalendar"
import { dueFor } from "../due/service.ts"
import { classFor } from "../mine/service.ts"
import { type SeasonRow, selectSeason } from "../reading/queries.ts"
import { getSeason } from "../reading/service.ts"
import { deleteFeed, replaceFeed, selectFeed, selectSealedToken } from "./queries.ts"

interface FeedContext {
  readonly publicUrl: string
  readonly language: Language
  readonly now: Date
}

const HOUR_MS = 3_600_000

/** Subscribers already have holidays in their calendar, and entries of whole months would cover everything. */
const isInFeed = ({ kind, precision }: Pick<SeasonRow, "kind" | "precision">) =>
  kind !== "holiday" && precision === "day"

const notYet: Readonly<Record<Language, string>> = {
  en: "Not announced yet: the date of the year before.",
  ja: "まだ発表されていません。前の年の日付です。",
}

const entryOfSeason = (row: SeasonRow, { publicUrl, language, now }: FeedContext): CalendarEntry => ({
  uid: `${row.entryId}-${row.class}-${row.startsOn}@${new URL(publicUrl).hostname}`,
  when: daysOf(row.startsOn, row.endsOn),
  title: row.label?.[language] ?? withoutRuby(row.title),
  description: [withoutRuby(row.summary), ...(row.isExpected ? [notYet[language]] : [])].join("\n"),
  url: new URL(`/${language}/shukatsu-calendar/${row.entryId}`, publicUrl).href,
  changedAt: now,
})

const entryOfDue = (item: DueItem, { publicUrl, language, now }: FeedContext): CalendarEntry => ({
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

const feedNames: Readonly<Record<Language, { readonly season: string; readonly own: string }>> = {
  en: { season: "Shukatsu calendar", own: "My shukatsu calendar" },
  ja: { season: "就活カレンダー", own: "わたしの就活カレンダー" },
}

const TOKEN_BYTES = 24
const DIGEST = "calendar feed"
const sealedFor = (userId: UserId) => `calendar feed of ${userId}`

type Deps = Pick<Platform, "vault" | "config" | "dueSources">

const addressOf = ({ config }: Pick<Platform, "config">, token: string) =>
  new URL(`/api/v1/calendar/feeds/${token}/feed.ics`, config.publicUrl).href

export async function feedAddress(tx: Tx, deps: Deps, userId: UserId): Promise<string | null> {
  const sealed = await selectSealedToken(tx, userId)
  return sealed === undefined ? null : addressOf(deps, deps.vault.open(sealed, sealedFor(userId)))
}

/** Invalidates the previous address. */
export async function renewFeed(
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url")
  const { vault } = deps
  await replaceFeed(tx, {
    userId,
    digest: vault.digest(token, DIGEST),
    sealedToken: vault.seal(token, sealedFor(userId)),
    language,
    createdAt: now,
  })
  return addressOf(deps, token)
}

export const endFeed = (tx: Tx, userId: UserId) => deleteFeed(tx, userId)

const PAST_DAYS = 60
const AHEAD_DAYS = 800
const REFRESH_MINUTES = 240

export async function ownFeed(tx: Tx, deps: Deps, token: string, now: Date): Promise<StoredFile> {
  const feed = await selectFeed(tx, deps.vault.digests(token, DIGEST))
  if (!feed) throw new ApiError("calendar.no_such_feed")
  const { userId, language } = feed
  const today = dayInJapan(now)
  const from = addDays(today, -PAST_DAYS)
  const until = addDays(today, AHEAD_DAYS)
  const { class: key } = await classFor(tx, userId)
  const season = key === null ? [] : await selectSeason(tx, key, language)
  const due = await dueFor(tx, deps.dueSources, { userId, from, until, now })
  const context = { publicUrl: deps.config.publicUrl, language, now }
  const text = writeCalendar({
    name: feedNames[language].own,
    refreshMinutes: REFRESH_MINUTES,
    entries: [
      ...season.filter(isInFeed).map((row) => entryOfSeason(row, context)),
      ...due.map((item) => entryOfDue(item, context)),
    ],
  })
  return fileOf(text, "never")
}

export async function seasonFeed(
  tx: Tx,
  { config }: Pick<Platform, "config">,
  key: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<StoredFile> {
  const { rows } = await getSeason(tx, key, language, now)
  // Rounded to the day, so that the digest stays the same.
  const context = { publicUrl: config.publicUrl, language, now: new Date(dayInJapan(now)) }
  const text = writeCalendar({
    name: `${feedNames[language].season} ${key}`,
    refreshMinutes: REFRESH_MINUTES,
    entries: rows.filter(isInFeed).map((row) => entryOfSeason(row, context)),
  })
  const digest = createHash("sha256").update(text).digest("base64url")
  return fileOf(text, { isPublic: true, seconds: 0, digest })
}

function fileOf(text: string, keep: StoredFile["keep"]): StoredFile {
  const bytes = Buffer.from(text)
  return {
    name: "shukatsu-calendar.ics",
    contentType: ICALENDAR_TYPE,
    bytes: bytes.length,
    keep,
    read: async (range) =>
      Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes], { objectMode: false }),
  }
}
