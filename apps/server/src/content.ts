// The initial content of a site, demo or not: articles, the calendar and the watched words.
import type { Db } from "@shirube/api/kernel/db/client"
import { hasMark, setMark } from "@shirube/api/kernel/db/marks"
import { importWatchedWords } from "@shirube/api/modules/community/forum/watch/service"
import { keepRemovedEntries, loadCalendar } from "../../api/seed/calendar.ts"
import { loadContent } from "../../api/seed/load.ts"
import { watchedWords } from "../../api/seed/watched-words.ts"

const CALENDAR = "demo-calendar"
/** Set by earlier versions, in which the drafts of entries had a table of their own. */
const CALENDAR_DRAFTS = "calendar-drafts"
const CALENDAR_DOCUMENTS = "calendar-documents"
export const WATCHED_WORDS = "content-watched-words"

/** Updates articles and the calendar on every run, except what editors have changed; loads the watched words once. */
export async function loadSite(db: Db, now: Date) {
  const articles = await loadContent(db, now)
  await keepRemovedOnce(db, now)
  const calendar = await loadCalendar(db, now)
  await setMark(db.autocommit, CALENDAR, now.toISOString())
  const areWordsNew = await once(db, WATCHED_WORDS, now, () =>
    db.transaction((tx) => importWatchedWords(tx, watchedWords, now)),
  )
  return { articles, calendar, areWordsNew }
}

export async function loadCalendarOnce(db: Db, now: Date): Promise<void> {
  await keepRemovedOnce(db, now)
  await once(db, CALENDAR, now, () => loadCalendar(db, now))
}

const keepRemovedOnce = (db: Db, now: Date) =>
  once(db, CALENDAR_DOCUMENTS, now, async () => {
    if (await hasMark(db.autocommit, CALENDAR_DRAFTS)) await keepRemovedEntries(db, now)
  })

/** Once per database, so that later changes and deletions are kept. Returns whether it was done now. */
export async function once(db: Db, mark: string, now: Date, load: () => Promise<unknown>): Promise<boolean> {
  if (await hasMark(db.autocommit, mark)) return false
  await load()
  await setMark(db.autocommit, mark, now.toISOString())
  return true
}
