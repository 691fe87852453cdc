// The demo's calendar, published through the same functions as the editors' entries.
import { languages } from "@shirube/vocabulary/language"
import type { Db } from "../src/kernel/db/client.ts"
import { type CalendarEntryId, namedId } from "../src/kernel/db/ids.ts"
import { seedCalendarDraft } from "../src/modules/season/calendar/drafts/service.ts"
import {
  type CalendarEntryDocument,
  publishCalendarEntry,
} from "../src/modules/season/calendar/publishing/service.ts"
import { entryAddresses } from "../src/modules/season/calendar/reading/service.ts"
import { allYear } from "./calendar/all-year.ts"
import { applying } from "./calendar/applying.ts"
import { leavingSchool } from "./calendar/leaving-school.ts"
import { preparing } from "./calendar/preparing.ts"
import type { SeededEntry } from "./calendar/shape.ts"
import { includeShared, readShared, type SharedTexts } from "./shared.ts"

const entries = [...preparing, ...applying, ...leavingSchool, ...allYear]

/** Idempotent. */
export async function loadCalendar(db: Db, now: Date): Promise<void> {
  const shared = await readShared()
  await db.transaction(async (tx) => {
    for (const entry of entries) {
      const document = documentOf(entry, shared)
      await publishCalendarEntry(tx, document, now)
      await seedCalendarDraft(tx, document, now)
    }
  })
}

/**
 * For a database that was seeded before entries had drafts: adds a draft for each entry that is still
 * published.
 */
export async function seedCalendarDrafts(db: Db, now: Date): Promise<void> {
  const shared = await readShared()
  await db.transaction(async (tx) => {
    const shown = new Set<string>((await entryAddresses(tx)).map(({ id }) => id))
    for (const entry of entries)
      if (shown.has(entry.id)) await seedCalendarDraft(tx, documentOf(entry, shared), now)
  })
}

function documentOf(entry: SeededEntry, shared: SharedTexts) {
  const { id, kind, phase, helps, sources, dates, title, summary, body } = entry
  const document: CalendarEntryDocument = {
    id: namedId<CalendarEntryId>(id),
    kind,
    phase,
    helps: helps.map(([noun, ofId]) => ({ noun, id: ofId })),
    sources: sources.map(({ checkedOn, ...source }) => ({ ...source, checked_on: checkedOn })),
    dates: dates.map(
      ({ endsOn = null, precision = "day" as const, isExpected = false, label = null, ...when }) => ({
        ...when,
        endsOn,
        precision,
        isExpected,
        label,
      }),
    ),
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          title: title[language],
          summary: summary[language],
          body: includeShared(body[language], language, shared),
        },
      ]),
    ),
  }
  return document
}
