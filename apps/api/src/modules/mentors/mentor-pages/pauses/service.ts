// "No requests until …", set by the senpai.
import { LONGEST_PAUSE_DAYS } from "@shirube/vocabulary/mentors/mentor-pages/choices"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Visit } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { mentorPaused } from "#api/modules/people/screenings/events"
import { mentorChanged, ownMentorPageSaved } from "../events.ts"
import { type MentorPageRow, selectPage, upsertPage } from "../queries.ts"

const pauseText = {
  en: "Choose a day between tomorrow and one year from now.",
  ja: "明日から1年以内の日付を選んでください。",
}

type Pause = Pick<MentorPageRow, "pausedUntil">

/** Only a new day: a page may be saved with one that has passed since. */
const isNew = (before: Pause | undefined, { pausedUntil }: Pause) =>
  pausedUntil !== null && pausedUntil !== before?.pausedUntil

/** The same for the page's editor as for the account. */
export function refuseImpossible(
  before: Pause | undefined,
  after: Pause,
  { now, language }: Pick<Visit, "now" | "language">,
): void {
  if (!isNew(before, after)) return
  const [today, day] = [dayInJapan(now), after.pausedUntil ?? ""]
  if (day <= today || day > addDays(today, LONGEST_PAUSE_DAYS))
    throw new ApiError("request.invalid", { fields: { paused_until: [pauseText[language]] } })
}

export async function pauseRequests(
  tx: Tx,
  userId: UserId,
  pausedUntil: string,
  visit: Pick<Visit, "now" | "language">,
): Promise<MentorPageRow> {
  refuseImpossible(undefined, { pausedUntil }, visit)
  return setPause(tx, userId, pausedUntil, visit.now)
}

export const resumeRequests = (tx: Tx, userId: UserId, now: Date) => setPause(tx, userId, null, now)

/** Without opening the page for editing. A window with the page in it has an older version then, and is refused. */
async function setPause(
  tx: Tx,
  userId: UserId,
  pausedUntil: string | null,
  now: Date,
): Promise<MentorPageRow> {
  await lockAccount(tx, userId)
  const before = await selectPage(tx, userId)
  if (!before) throw new ApiError("mentor.not_found")
  const { userId: _, readings: __, ...content } = before
  const changed = { ...content, pausedUntil, updatedAt: now, version: before.version + 1 }
  const saved = await upsertPage(tx, userId, changed)
  await emit(tx, ownMentorPageSaved, { userId })
  await announcePause(tx, before, saved)
  if (saved.publishedAt) await emit(tx, mentorChanged, { userId })
  return saved
}

/** Open requests are declined; agreed sessions stay. */
export async function announcePause(
  tx: Tx,
  before: Pause | undefined,
  { userId, pausedUntil }: MentorPageRow,
): Promise<void> {
  if (isNew(before, { pausedUntil }))
    await emit(tx, mentorPaused, { userId, by: "senpai", until: pausedUntil, reason: null })
}
