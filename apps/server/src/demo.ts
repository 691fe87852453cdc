// Loads demo data in demo mode, and closes demo accounts outside it.
import { contributions } from "@shirube/api/app"
import type { Config } from "@shirube/api/kernel/config/config"
import type { Database, Tx } from "@shirube/api/kernel/db/client"
import { hasMark, readMark, removeMark, setMark } from "@shirube/api/kernel/db/marks"
import { COUNTED_FROM } from "@shirube/api/kernel/figures/marks"
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
import { loadFigures, removeFigures } from "../../api/seed/figures.ts"
import { loadForum } from "../../api/seed/forum.ts"
import { loadCommunity, loadContent, loadDemoAccounts, loadNeighbours } from "../../api/seed/load.ts"
import { loadMentorPages } from "../../api/seed/mentors.ts"
import { loadPastEvents } from "../../api/seed/past-events.ts"
import { loadReports, REPORTS_MARK } from "../../api/seed/reports.ts"
import { loadScreenings, SCREENINGS_MARK } from "../../api/seed/screenings.ts"
import { loadMentorSessions } from "../../api/seed/sessions.ts"
import { loadStudentLife } from "../../api/seed/student-life.ts"
import { loadTipFilms, loadTips } from "../../api/seed/tips.ts"
import { loadVerification, verificationMarks } from "../../api/seed/verification.ts"
import { loadCalendarOnce, once, WATCHED_WORDS } from "./content.ts"

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
const FIGURES = "demo-figures"
const STUDENT_LIFE = "demo-student-life"

/** Returns the number of demo accounts it has closed. */
export async function prepareDemo(
  { db }: Database,
  { demo }: Pick<Config, "demo">,
  now: Date,
): Promise<number> {
  if (!demo) return closeDemoAccounts(db, now)
  await once(db, CONTENT, now, () => loadContent(db, now))
  await once(db, ACCOUNTS, now, () => loadDemoAccounts(db))
  await once(db, COMMUNITY, now, () => loadCommunity(db))
  await once(db, NEIGHBOURS, now, () => loadNeighbours(db))
  await once(db, FORUM, now, () => loadForum(db, now))
  // Loaded with the questions, so that npm run db:seed does not restore words that editors have removed since.
  await once(db, WATCHED_WORDS, now, async () => {})
  await once(db, TIPS, now, () => loadTips(db, now))
  await once(db, MENTORS, now, () => loadMentorPages(db, now))
  await once(db, SESSIONS, now, () => loadMentorSessions(db, now))
  await loadCalendarOnce(db, now)
  await once(db, EVENTS, now, () => loadEvents(db, now))
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
  await loadReports(platform, clock.now())
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
      [FIGURES, loadFigures],
      [COURSES, loadCourses],
      [STUDENT_LIFE, loadStudentLife],
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
    REPORTS_MARK,
  ])
    await removeMark(tx, mark)
  await removeMark(tx, COURSES)
  await removeMark(tx, PAST_EVENTS)
  await removeMark(tx, TIP_FILMS)
  await removeMark(tx, FIGURES)
  await removeMark(tx, COUNTED_FROM)
  await removeFigures(tx)
  await removeDrafts(tx)
  return removeDemoAccounts(tx, contributions, new Date())
}
