// Account deletion. The owner requests it, and a job deletes everything after the waiting period.
import { LEAVING_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { forgetEvents } from "#api/kernel/events/events"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { queueLetter } from "#api/kernel/mail/letters"
import { forgetMailsTo } from "#api/kernel/mail/mail"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { createVault } from "#api/kernel/security/vault"
import { credentialsOf, lockCredentials } from "#api/modules/identity/accounts/credentials/service"
import { accountOf, removeAccounts, writeTo } from "#api/modules/identity/accounts/service"
import { byOwner, recordAudit, recordRemoval } from "#api/modules/identity/audit/service"
import { confirmOwner } from "#api/modules/identity/password/service"
import { goneLetter, leavingLetter, stayingLetter } from "./letters.ts"
import {
  deleteDeparture,
  insertDeparture,
  lockDue,
  selectDeparture,
  selectDeparturesAmong,
} from "./queries.ts"
import { queueNotices } from "./siblings/service.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config">

const DAY_MS = 86_400_000

export const pendingDeletionOf = (tx: Tx, userId: UserId) => selectDeparture(tx, userId)

/** Those of them who have requested deletion. */
export async function pendingDeletionAmong(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  const found = userIds.length === 0 ? [] : await selectDeparturesAmong(tx, userIds)
  return new Set(found.map(({ userId }) => userId))
}

export async function requestDeletion(
  db: Db,
  user: Actor,
  password: string | undefined,
  visit: Visit,
  platform: Deps,
) {
  await confirmOwner(db, user, password, visit, platform)
  const request = { askedAt: visit.now, dueAt: new Date(visit.now.getTime() + LEAVING_DAYS * DAY_MS) }
  return db.transaction(async (tx) => {
    await lockCredentials(tx, credentialsOf(user))
    if (!(await insertDeparture(tx, { userId: user.id, ...request })))
      return (await selectDeparture(tx, user.id)) ?? request
    await recordAudit(tx, platform.vault, visit, { event: "account.leaving_asked", ...byOwner(user.id) })
    const letter = leavingLetter(request.dueAt, `${platform.config.publicUrl}/account/data`)
    await writeTo(tx, user.id, letter, platform)
    return request
  })
}

export async function cancelDeletion(tx: Tx, user: Actor, visit: Visit, platform: Deps): Promise<void> {
  if (!(await deleteDeparture(tx, user.id))) return
  await recordAudit(tx, platform.vault, visit, { event: "account.stayed", ...byOwner(user.id) })
  await writeTo(tx, user.id, stayingLetter(`${platform.config.publicUrl}/account`), platform)
}

/** Deletes everything that names them. Their anonymous public posts are removed later, one by one, so that they cannot be linked. */
export async function removePeople(
  tx: Tx,
  userIds: readonly UserId[],
  accountDeletionHooks: readonly OnAccountDeleted[],
  now: Date,
): Promise<void> {
  for (const onAccountDeleted of accountDeletionHooks) await onAccountDeleted(tx, userIds, now)
  await forgetEvents(tx, userIds)
  await removeAccounts(tx, userIds)
}

/** One transaction per account: either everything is deleted and the final mail queued, or nothing is. */
export async function deleteDueAccounts({
  db,
  clock,
  jobs,
  config,
  accountDeletionHooks,
  identityDigests,
  accountBars,
}: Pick<
  JobParts,
  "db" | "clock" | "jobs" | "config" | "accountDeletionHooks" | "identityDigests" | "accountBars"
>): Promise<void> {
  const vault = createVault(config.encryptionKeys)
  const deleteNext = () =>
    db.transaction(async (tx) => {
      const userId = await lockDue(tx, clock.now())
      const owner = userId && (await accountOf(tx, userId))
      if (!owner) return false
      const digests: string[] = []
      for (const digestsOf of identityDigests) digests.push(...(await digestsOf(tx, owner.id)))
      await accountBars.onDeletion(tx, vault, { ...owner, digests }, clock.now())
      await queueNotices(tx, owner, { config, jobs })
      await removePeople(tx, [owner.id], accountDeletionHooks, clock.now())
      await forgetMailsTo(tx, owner.email)
      await recordRemoval(tx, clock.now())
      await queueLetter(tx, { jobs, config }, owner, goneLetter)
      return true
    })
  while (await deleteNext());
}
