// The initial content of a site, demo or not: articles, the calendar and the watched words.
import type { Db } from "@shirube/api/kernel/db/client"
import { hasMark, setMark } from "@shirube/api/kernel/db/marks"
import { importWatchedWords } from "@shirube/api/modules/community/forum/watch/service"
import { loadCalendar, seedCalendarDrafts } from "../../api/seed/calendar.ts"
import { loadContent } from "../../api/seed/load.ts"
import { watchedWords } from "../../api/seed/watched-words.ts"

const CALENDAR = "demo-calendar"
/** For sites from before entries had drafts. */
const CALENDAR_DRAFTS = "calendar-drafts"
export const WATCHED_WORDS = "content-watched-words"

/** Updates articles on every run; loads the rest once, because editors change it on the site afterwards. */
export async function loadSite(db: Db, now: Date) {
  const articles = await loadContent(db, now)
  const isCalendarNew = await loadCalendarOnce(db, now)
  const areWordsNew = await once(db, WATCHED_WORDS, now, () =>
    db.transaction((tx) => importWatchedWords(tx, watchedWords, now)),
  )
  return { articles, isCalendarNew, areWordsNew }
}

/** Returns whether it was loaded now. */
export async function loadCalendarOnce(db: Db, now: Date): Promise<boolean> {
  const isNew = await once(db, CALENDAR, now, () => loadCalendar(db, now))
  await once(db, CALENDAR_DRAFTS, now, () => (isNew ? Promise.resolve() : seedCalendarDrafts(db, now)))
  return isNew
}

/** Once per database, so that later changes and deletions are kept. Returns whether it was done now. */
export async function once(db: Db, mark: string, now: Date, load: () => Promise<unknown>): Promise<boolean> {
  if (await hasMark(db.autocommit, mark)) return false
  await load()
  await setMark(db.autocommit, mark, now.toISOString())
  return true
}
