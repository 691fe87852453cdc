// Loads demo data in demo mode, and closes demo accounts outside it.
import { contributions } from "@shirube/api/app"
import type { Config } from "@shirube/api/kernel/config/config"
import type { Database, Tx } from "@shirube/api/kernel/db/client"
import { hasMark, readMark, removeMark, setMark } from "@shirube/api/kernel/db/marks"
import type { Platform } from "@shirube/api/kernel/process/platform"
import {
  closeDemoAccounts,
  keepDemoAdministrator,
  removeDemoAccounts,
  reopenDemoAccounts,
} from "@shirube/api/modules/site/demo/service"
import { DEMO_EDITOR, DEMO_PASSWORD } from "../../api/seed/accounts.ts"
import { AMBASSADOR_MARK, loadAmbassadors } from "../../api/seed/ambassadors.ts"
import { CAREER_MARK, loadCareer } from "../../api/seed/career.ts"
import { loadCourses } from "../../api/seed/courses.ts"
import { DOCUMENT_REVIEWS_MARK, loadDocumentReviews } from "../../api/seed/document-reviews.ts"
import { loadEvents, removeDrafts } from "../../api/seed/events.ts"
import { loadForum } from "../../api/seed/forum.ts"
import { loadCommunity, loadContent, loadDemoAccounts, loadNeighbours } from "../../api/seed/load.ts"
import { loadMentorPages } from "../../api/seed/mentors.ts"
import { loadPastEvents } from "../../api/seed/past-events.ts"
import { loadScreenings, SCREENINGS_MARK } from "../../api/seed/screenings.ts"
import { loadMentorSessions } from "../../api/seed/sessions.ts"
import { loadTipFilms, loadTips } from "../../api/seed/tips.ts"
import { loadVerification, verificationMarks } from "../../api/seed/verification.ts"
import { loadCalendarOnce, WATCHED_WORDS } from "./content.ts"

const CONTENT = "demo-content"
const ACCOUNTS = "demo-accounts"
const COMMUNITY = "demo-community"
const NEIGHBOURS = "demo-neighbours"
const FORUM = "demo-forum"
const TIPS = "demo-tips"
const MENTORS = "demo-mentors"
const SESSIONS = "demo-sessions"
const EVENTS = "demo-events"
const QUEUES = "demo-queues"
const COURSES = "demo-courses"
const PAST_EVENTS = "demo-past-events"
const TIP_FILMS = "demo-tip-films"

/** Returns the number of demo accounts it has closed. */
export async function prepareDemo(
  { db }: Database,
  { demo }: Pick<Config, "demo">,
  now: Date,
): Promise<number> {
  if (!demo) return closeDemoAccounts(db, now)
  // Once per database, so that later changes and deletions are kept.
  if (!(await hasMark(db.autocommit, CONTENT))) await loadContent(db, now)
  await setMark(db.autocommit, CONTENT, now.toISOString())
  if (!(await hasMark(db.autocommit, ACCOUNTS))) await loadDemoAccounts(db)
  await setMark(db.autocommit, ACCOUNTS, now.toISOString())
  if (!(await hasMark(db.autocommit, COMMUNITY))) await loadCommunity(db)
  await setMark(db.autocommit, COMMUNITY, now.toISOString())
  if (!(await hasMark(db.autocommit, NEIGHBOURS))) await loadNeighbours(db)
  await setMark(db.autocommit, NEIGHBOURS, now.toISOString())
  if (!(await hasMark(db.autocommit, FORUM))) await loadForum(db)
  await setMark(db.autocommit, FORUM, now.toISOString())
  // Loaded with the questions, so that npm run db:seed does not restore words that editors have removed since.
  await setMark(db.autocommit, WATCHED_WORDS, now.toISOString())
  if (!(await hasMark(db.autocommit, TIPS))) await loadTips(db, now)
  await setMark(db.autocommit, TIPS, now.toISOString())
  if (!(await hasMark(db.autocommit, MENTORS))) await loadMentorPages(db, now)
  await setMark(db.autocommit, MENTORS, now.toISOString())
  if (!(await hasMark(db.autocommit, SESSIONS))) await loadMentorSessions(db, now)
  await setMark(db.autocommit, SESSIONS, now.toISOString())
  await loadCalendarOnce(db, now)
  if (!(await hasMark(db.autocommit, EVENTS))) await loadEvents(db, now)
  await setMark(db.autocommit, EVENTS, now.toISOString())
  await reopenDemoAccounts(db, DEMO_PASSWORD)
  await keepDemoAdministrator(db, DEMO_EDITOR)
  return 0
}

/** Once per database, like the rest. Needs the job queue and the file store. */
export async function prepareDemoQueues(platform: Platform): Promise<void> {
  const { db, config, clock } = platform
  if (!config.demo) return
  await loadScreenings(platform, clock.now())
  await loadCareer(platform, clock.now())
  await loadDocumentReviews(platform, clock.now())
  if (await hasMark(db.autocommit, QUEUES)) return
  await loadVerification(platform, clock.now())
  await loadAmbassadors(platform, clock.now())
  await setMark(db.autocommit, QUEUES, clock.now().toISOString())
}

/**
 * Once per database, like the rest, but in the background: the site starts without waiting for films, and runs without them on
 * failure. An interrupted load continues at the next start.
 */
export async function prepareDemoCourses(platform: Platform, signal: AbortSignal): Promise<void> {
  const { db, config, clock, log, faults } = platform
  if (!config.demo) return
  try {
    // Uses the same moment at every attempt, so that already loaded data stays the same.
    const begun = await readMark(db.autocommit, CONTENT)
    const moment = begun ? new Date(begun) : clock.now()
    for (const [mark, load] of [
      [COURSES, loadCourses],
      [PAST_EVENTS, loadPastEvents],
      [TIP_FILMS, loadTipFilms],
    ] as const) {
      if (await hasMark(db.autocommit, mark)) continue
      if (!(await load(platform, moment, signal))) return
      await setMark(db.autocommit, mark, clock.now().toISOString())
    }
    log.info("the courses and past events of the demo are there")
  } catch (error) {
    faults.happened(
      "server",
      error,
      "the courses and past events of the demo could not be brought; the next start tries again",
    )
  }
}

/** For a site that moves: a later demo there creates its accounts again. Returns the number of accounts left out. */
export async function removeDemoData(tx: Tx): Promise<number> {
  await removeMark(tx, ACCOUNTS)
  await removeMark(tx, COMMUNITY)
  await removeMark(tx, NEIGHBOURS)
  await removeMark(tx, FORUM)
  await removeMark(tx, TIPS)
  await removeMark(tx, MENTORS)
  await removeMark(tx, SESSIONS)
  await removeMark(tx, EVENTS)
  for (const mark of [
    QUEUES,
    ...verificationMarks,
    AMBASSADOR_MARK,
    SCREENINGS_MARK,
    CAREER_MARK,
    DOCUMENT_REVIEWS_MARK,
  ])
    await removeMark(tx, mark)
  await removeMark(tx, COURSES)
  await removeMark(tx, PAST_EVENTS)
  await removeMark(tx, TIP_FILMS)
  await removeDrafts(tx)
  return removeDemoAccounts(tx, contributions, new Date())
}
