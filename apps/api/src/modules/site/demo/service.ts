// Demo accounts: open while demo mode is on, closed while it is off, removed when the site moves.

import { DEMO_DOMAIN } from "#api/kernel/config/demo"
import { type Db, type Tx, within } from "#api/kernel/db/client"
import { forgetDispatchedEvents } from "#api/kernel/events/events"
import { type DeferredRemovers, removeAllDeferred } from "#api/kernel/features/deferred-removals"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { forgetMailsAt } from "#api/kernel/mail/mail"
import { withdrawSignInsAt, withdrawTokensOf } from "#api/kernel/security/one-time-tokens"
import { hashPassword } from "#api/kernel/security/passwords"
import { removeUnusedWords } from "#api/modules/common/search/service"
import { postsBy, removePosts } from "#api/modules/community/forum/service"
import { removeEventsBy } from "#api/modules/events/events/publishing/service"
import { lockAccountsAt, resetPasswords, setAdministrator } from "#api/modules/identity/accounts/service"
import { removePeople } from "#api/modules/identity/deletion/service"
import { identityOwners, removeIdentities } from "#api/modules/identity/identities/service"
import { passkeyOwners } from "#api/modules/identity/second-factor/passkeys/service"
import { removeFactors } from "#api/modules/identity/second-factor/service"
import { endSessionsWhere } from "#api/modules/identity/sessions/service"
import { removeCoursesBy } from "#api/modules/learning/courses/publishing/service"
import { removePastEventsBy } from "#api/modules/learning/past-events/writing/service"
import { removeInvitationsAt } from "#api/modules/people/account-invitations/service"

const idsOf = (accounts: Awaited<ReturnType<typeof lockAccountsAt>>) => accounts.map(({ id }) => id)

/** Removes every sign-in method; posts stay. Returns how many accounts were still open. */
export const closeDemoAccounts = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const accounts = await lockAccountsAt(tx, DEMO_DOMAIN)
    const userIds = idsOf(accounts)
    const ended = await endSessionsWhere(tx, { userIds }, now)
    const open = new Set([
      ...idsOf(accounts.filter(({ passwordHash }) => passwordHash !== null)),
      ...(await removeFactors(tx, userIds)),
      ...(await removeIdentities(tx, userIds)),
      ...(await withdrawTokensOf(tx, userIds)),
      ...ended.map(({ userId }) => userId),
    ])
    await resetPasswords(tx, [...open], null)
    await withdrawSignInsAt(tx, DEMO_DOMAIN)
    return open.size
  })

/** Reopens only closed accounts, so that a password changed in the demo stays changed. */
export const reopenDemoAccounts = (db: Db, password: string): Promise<void> =>
  db.transaction(async (tx) => {
    const accounts = await lockAccountsAt(tx, DEMO_DOMAIN)
    const userIds = idsOf(accounts.filter(({ passwordHash }) => passwordHash === null))
    const open = new Set([...(await passkeyOwners(tx, userIds)), ...(await identityOwners(tx, userIds))])
    const closed = userIds.filter((id) => !open.has(id))
    if (closed.length > 0) await resetPasswords(tx, closed, await hashPassword(password))
  })

/** For demos from before there were administrators. Does nothing once there is one, because the demo's users may change it. */
export const keepDemoAdministrator = (db: Db, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const accounts = await lockAccountsAt(tx, DEMO_DOMAIN)
    const editor = accounts.find((account) => account.email === email)
    if (editor?.role !== "editor" || accounts.some(({ isAdministrator }) => isAdministrator)) return
    await setAdministrator(tx, editor.id)
  })

/**
 * Deletes the accounts with everything they created, even if others use it: demo content is invented and must not appear on a
 * live site. Returns the number of accounts.
 */
export async function removeDemoAccounts(
  tx: Tx,
  {
    accountDeletionHooks,
    deferred,
  }: { readonly accountDeletionHooks: readonly OnAccountDeleted[]; readonly deferred: DeferredRemovers },
  now: Date,
): Promise<number> {
  const userIds = idsOf(await lockAccountsAt(tx, DEMO_DOMAIN))
  await forgetMailsAt(tx, DEMO_DOMAIN)
  await withdrawSignInsAt(tx, DEMO_DOMAIN)
  await removeInvitationsAt(tx, DEMO_DOMAIN)
  await removeCoursesBy(tx, userIds)
  await removeEventsBy(tx, userIds)
  await removePastEventsBy(tx, userIds)
  const posts = await postsBy(tx, userIds)
  await removePeople(tx, userIds, accountDeletionHooks, now)
  await removePosts(tx, posts)
  await removeAllDeferred(tx, deferred, now)
  await removeUnusedWords(within(tx))
  await forgetDispatchedEvents(tx, now)
  return userIds.length
}
