// "No requests until …", set by the senpai.
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

/** A pause without an end is what stopping is for. */
const LONGEST_PAUSE_DAYS = 366

const pauseText = {
  en: "Choose a day between tomorrow and one year from now.",
  ja: "明日から1年以内の日付を選んでください。",
}

export async function pauseRequests(
  tx: Tx,
  userId: UserId,
  pausedUntil: string,
  { now, language }: Pick<Visit, "now" | "language">,
): Promise<MentorPageRow> {
  const today = dayInJapan(now)
  if (pausedUntil <= today || pausedUntil > addDays(today, LONGEST_PAUSE_DAYS))
    throw new ApiError("request.invalid", { fields: { paused_until: [pauseText[language]] } })
  return setPause(tx, userId, pausedUntil, now)
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

/** Only for a new day: saving the page again is no new pause. */
export async function announcePause(
  tx: Tx,
  before: Pick<MentorPageRow, "pausedUntil"> | undefined,
  { userId, pausedUntil }: Pick<MentorPageRow, "userId" | "pausedUntil">,
): Promise<void> {
  if (pausedUntil !== null && pausedUntil !== before?.pausedUntil)
    await emit(tx, mentorPaused, { userId, by: "senpai", until: pausedUntil, reason: null })
}
