// Reminders before a screening ends, and its end.
import { FIRST_REMINDER_DAYS, LAST_REMINDER_DAYS } from "@shirube/vocabulary/people/screenings/choices"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import { createVault } from "#api/kernel/security/vault"
import { lockAccount, writeToMember } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit, system } from "#api/modules/identity/audit/service"
import { screeningEnding, screeningLapsed } from "../events.ts"
import { endingLetter, lapsedLetter } from "../letters.ts"
import { firstReminderFor, graceOverFor, lastReminderFor, stateOf } from "../policy.ts"
import {
  markReminded,
  selectExpired,
  selectScreening,
  selectUnreminded,
  updateScreening,
} from "../queries.ts"
import { changeScreened } from "../service.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config">

const unattended = (now: Date): Visit => ({ now, ip: "", userAgent: "", language: "en", device: null })

/** The last reminder comes first, so that a screening that is due for both gets only that one. */
const reminders = [
  { mark: "lastRemindedAt", days: LAST_REMINDER_DAYS, before: lastReminderFor },
  { mark: "firstRemindedAt", days: FIRST_REMINDER_DAYS, before: firstReminderFor },
] as const

/** Idempotent. */
export async function expireScreenings(db: Db, deps: Deps, now: Date): Promise<void> {
  for (const { userId } of await selectExpired(db.autocommit, now, graceOverFor(now)))
    await db.transaction((tx) => lapse(tx, deps, userId, now))
  for (const { mark, days, before } of reminders)
    for (const { userId, expiresAt } of await selectUnreminded(db.autocommit, mark, before(now)))
      await db.transaction(async (tx) => {
        if (!(await markReminded(tx, userId, mark, now))) return
        await emit(tx, screeningEnding, { userId, days, expiresAt: expiresAt.toISOString() })
        await writeToMember(tx, userId, endingLetter(expiresAt, deps.config), deps, now)
      })
}

/** A renewal may have been sent or approved since the list was read. */
async function lapse(tx: Tx, deps: Deps, userId: UserId, now: Date): Promise<void> {
  const account = await lockAccount(tx, userId)
  const row = await selectScreening(tx, userId)
  if (!account || !row || row.lapsedAt || stateOf(row, account.isScreened, now) !== "lapsed") return
  await updateScreening(tx, userId, { lapsedAt: now })
  await changeScreened(tx, userId, false, now)
  await emit(tx, screeningLapsed, { userId })
  await recordAudit(tx, deps.vault, unattended(now), {
    event: "screening.lapsed",
    by: system,
    about: aboutUser(userId),
  })
  await writeToMember(tx, userId, lapsedLetter(row.renewalSentAt !== null, deps.config), deps, now)
}

export const expireScreeningsDaily = ({ db, config, jobs, clock }: JobParts): JobDefinition => ({
  queue: "screening-expiry",
  cron: "20 4 * * *",
  run: () => expireScreenings(db, { vault: createVault(config.encryptionKeys), jobs, config }, clock.now()),
})
