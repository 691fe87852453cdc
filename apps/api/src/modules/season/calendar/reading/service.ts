// Public reading of the calendar.

import type { Language } from "@shirube/vocabulary/language"
import { classesAhead, classInSeason, firstDayAtWork } from "@shirube/vocabulary/season/calendar/classes"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { type Topic, topics, topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type CalendarEntryId, namedId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { titlesOf } from "#api/kernel/search/titles"
import { idAtAddress } from "#api/modules/editorial/writing/service"
import { CALENDAR, CALENDAR_DAY } from "../events.ts"
import type { CalendarHelp } from "../publishing/queries.ts"
import { selectClasses, selectDates, selectEntry, selectSeason } from "./queries.ts"

/** Members' own dates need a season too, even if editors have not published any entry. */
async function classesOf(tx: Tx, now: Date): Promise<string[]> {
  const written = await selectClasses(tx)
  return written.length > 0 ? written : classesAhead(dayInJapan(now))
}

export async function knownClasses(tx: Tx, now: Date) {
  const classes = await classesOf(tx, now)
  return { classes, current: classInSeason(dayInJapan(now), classes) ?? null }
}

export async function getSeason(tx: Tx, key: string, language: Language, now: Date) {
  const classes = await classesOf(tx, now)
  if (!classes.includes(key)) throw new ApiError("calendar.no_such_class")
  const rows = await selectSeason(tx, key, language)
  return {
    class: key,
    today: dayInJapan(now),
    firstDayAtWork: firstDayAtWork(key),
    classes,
    rows,
    helps: await helpsOf(tx, rows, language),
  }
}

/** Also under its present or a former address. */
export async function getEntry(tx: Tx, id: CalendarEntryId, language: Language, now: Date) {
  const entry = await selectEntry(tx, id, language)
  if (!entry) {
    const moved = await idAtAddress(tx, "calendar-entry", id)
    if (moved === undefined || (moved as string) === id) throw new ApiError("calendar.no_such_entry")
    return getEntry(tx, namedId(moved), language, now)
  }
  const [dates, helps] = [await selectDates(tx, id), await helpsOf(tx, [entry], language)]
  return { entry, dates, helps, today: dayInJapan(now) }
}

interface Helped {
  readonly helps: readonly CalendarHelp[]
}

/** Titles of the linked content, in batch; deleted content is omitted. A topic has the title of its action. */
export async function helpsOf(tx: Tx, rows: readonly Helped[], language: Language) {
  const helps = rows.flatMap((row) => row.helps)
  const found = await titlesOf(
    tx,
    helps.flatMap(({ noun, id }) => (noun === "topic" ? [] : [{ noun, id }])),
    language,
  )
  const asked = helps.flatMap(({ noun, id }) =>
    noun === "topic" && isTopic(id)
      ? [[`topic:${id}`, { language, title: askedOf(id, language) }] as const]
      : [],
  )
  return new Map([...found, ...asked])
}

const isTopic = (id: string): id is Topic => topics.includes(id as Topic)
const askedOf = (topic: Topic, language: Language) =>
  ({ en: `Ask Senpai: ${topicTexts[topic].name.en}`, ja: `先輩に相談：${topicTexts[topic].name.ja}` })[
    language
  ]

/** Cache tags: pages show today's date and the titles of linked content, including content not published yet. */
export const tagsOf = (rows: readonly { readonly helps: readonly CalendarHelp[] }[]) => [
  CALENDAR,
  CALENDAR_DAY,
  ...new Set(rows.flatMap(({ helps }) => helps.map(({ noun, id }) => `${noun}:${id}`))),
]
