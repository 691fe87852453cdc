// The demo's calendar, as editors write it.
import { languages } from "@shirube/vocabulary/language"
import { EVERY_CLASS, pathOfHelp } from "@shirube/vocabulary/season/calendar/choices"
import type { EntryDetails, EntryText } from "@shirube/vocabulary/season/calendar/writing"
import type { Db } from "../src/kernel/db/client.ts"
import { namedId } from "../src/kernel/db/ids.ts"
import {
  type FiledDocument,
  keepDeleted,
  loadDocuments,
} from "../src/modules/editorial/writing/loading/service.ts"
import { calendarEntryNoun } from "../src/modules/season/calendar/writing/service.ts"
import { allYear } from "./calendar/all-year.ts"
import { applying } from "./calendar/applying.ts"
import { leavingSchool } from "./calendar/leaving-school.ts"
import { preparing } from "./calendar/preparing.ts"
import type { SeededEntry } from "./calendar/shape.ts"
import { includeShared, readShared, type SharedTexts } from "./shared.ts"

const entries = [...preparing, ...applying, ...leavingSchool, ...allYear]

export async function calendarDocuments(): Promise<FiledDocument[]> {
  const shared = await readShared()
  return entries.map((entry) => documentOf(entry, shared))
}

/** Idempotent; what an editor has changed stays as it is. */
export async function loadCalendar(db: Db, now: Date) {
  const documents = await calendarDocuments()
  return db.transaction((tx) => loadDocuments(tx, calendarEntryNoun, documents, now))
}

/** For a site whose editors removed entries before these were documents: files do not bring them back. */
export const keepRemovedEntries = (db: Db, now: Date) =>
  db.transaction((tx) =>
    keepDeleted(
      tx,
      calendarEntryNoun,
      entries.map(({ id }) => namedId(id)),
      now,
    ),
  )

/** They have no date of their own. */
const SINCE = new Date("2026-11-01T00:00:00Z")
const EMPTY = { en: "", ja: "" }

function documentOf(entry: SeededEntry, shared: SharedTexts): FiledDocument {
  const { id, kind, phase, helps, sources, dates, title, summary, body } = entry
  const details: EntryDetails = {
    kind,
    phase: phase ?? "",
    dates: dates.map((when) => ({
      class: when.class ?? EVERY_CLASS,
      starts: when.startsOn,
      ends: when.endsOn ?? "",
      precision: when.precision ?? "day",
      expected: when.isExpected ?? false,
      label: when.label ?? EMPTY,
    })),
    helps: helps.map(([noun, ofId]) => pathOfHelp(noun, ofId)),
    sources: sources.map(({ checkedOn, ...source }) => ({ ...source, checked: checkedOn })),
  }
  return {
    id: namedId(id),
    firstPublishedAt: SINCE,
    formerAddresses: [],
    details: { ...details },
    texts: Object.fromEntries(
      languages.map((language) => {
        const text: EntryText = {
          title: title[language],
          summary: summary[language],
          markdown: includeShared(body[language], language, shared),
        }
        return [language, { ...text }]
      }),
    ),
  }
}
