// A senpai's hours for sessions. Which of them are still free is known to the sessions.
import type { HoursBody } from "@shirube/contract/mentors/hours/routes"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { hoursSaved } from "./events.ts"
import { type HoursRow, selectHours, selectHoursOf, upsertHours } from "./queries.ts"

export type MentorHours = Pick<HoursRow, "hours" | "length" | "sessionsPerWeek" | "daysOff" | "meetingLink">

/** Undefined until the senpai has saved some. */
export const hoursOf = (tx: Tx, userId: UserId): Promise<MentorHours | undefined> => selectHours(tx, userId)

/** Without those who have saved none. */
export const hoursOfAll = async (
  tx: Tx,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, MentorHours>> =>
  new Map((await selectHoursOf(tx, userIds)).map((row) => [row.userId, row]))

export async function saveHours(
  tx: Tx,
  userId: UserId,
  body: z.output<typeof HoursBody>,
  now: Date,
): Promise<MentorHours> {
  const account = await lockAccount(tx, userId)
  if (!account?.isScreened) throw new ApiError("account.screened_senpai_only")
  const saved = await upsertHours(tx, {
    userId,
    hours: body.hours,
    length: body.length,
    sessionsPerWeek: body.sessions_per_week,
    daysOff: [...new Set(body.days_off)].toSorted(),
    meetingLink: body.meeting_link,
    updatedAt: now,
  })
  await emit(tx, hoursSaved, { userId })
  return saved
}

/** For a demo: a senpai's hours, unless they have some. */
export async function seedHours(tx: Tx, userId: UserId, hours: MentorHours, now: Date): Promise<void> {
  if (await selectHours(tx, userId)) return
  await upsertHours(tx, { userId, ...hours, updatedAt: now })
  await emit(tx, hoursSaved, { userId })
}
