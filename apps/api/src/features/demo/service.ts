// Demo accounts: open while demo mode is on, closed while it is off, removed when the site moves.
import { type Db, type Tx, within } from "#api/db/client"
import { removeInvitationsAt } from "#api/features/account-invitations/service"
import { holdAccountsAt, resetPasswords, setAdministrator } from "#api/features/accounts/service"
import { removeCoursesBy } from "#api/features/courses/publishing/service"
import { removeEventsBy } from "#api/features/events/publishing/service"
import { postsBy, removePosts } from "#api/features/forum/service"
import { identityOwners, removeIdentities } from "#api/features/identities/service"
import { removePeople } from "#api/features/leaving/service"
import { removePastEventsBy } from "#api/features/past-events/publishing/service"
import { removeUnusedWords } from "#api/features/search/service"
import { passkeyOwners } from "#api/features/second-factor/passkeys/service"
import { removeFactors } from "#api/features/second-factor/service"
import { endSessionsWhere } from "#api/features/sessions/service"
import { type DeferredRemovers, removeAllDeferred } from "#api/platform/deferred-removals"
import { DEMO_DOMAIN } from "#api/platform/demo"
import { forgetDispatchedEvents } from "#api/platform/events"
import { forgetMailsAt } from "#api/platform/mail"
import { withdrawSignInsAt, withdrawTokensOf } from "#api/platform/one-time-tokens"
import { hashPassword } from "#api/platform/passwords"
import type { Farewell } from "#api/platform/personal-data"

const idsOf = (accounts: Awaited<ReturnType<typeof holdAccountsAt>>) => accounts.map(({ id }) => id)

/** Removes every sign-in method; posts stay. Returns how many accounts were still open. */
export const closeDemoAccounts = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const accounts = await holdAccountsAt(tx, DEMO_DOMAIN)
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
    const accounts = await holdAccountsAt(tx, DEMO_DOMAIN)
    const userIds = idsOf(accounts.filter(({ passwordHash }) => passwordHash === null))
    const open = new Set([...(await passkeyOwners(tx, userIds)), ...(await identityOwners(tx, userIds))])
    const closed = userIds.filter((id) => !open.has(id))
    if (closed.length > 0) await resetPasswords(tx, closed, await hashPassword(password))
  })

/** For demos from before there were administrators. Does nothing once there is one, because the demo's users may change it. */
export const keepDemoAdministrator = (db: Db, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const accounts = await holdAccountsAt(tx, DEMO_DOMAIN)
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
  { farewells, deferred }: { readonly farewells: readonly Farewell[]; readonly deferred: DeferredRemovers },
  now: Date,
): Promise<number> {
  const userIds = idsOf(await holdAccountsAt(tx, DEMO_DOMAIN))
  await forgetMailsAt(tx, DEMO_DOMAIN)
  await withdrawSignInsAt(tx, DEMO_DOMAIN)
  await removeInvitationsAt(tx, DEMO_DOMAIN)
  await removeCoursesBy(tx, userIds)
  await removeEventsBy(tx, userIds)
  await removePastEventsBy(tx, userIds)
  const posts = await postsBy(tx, userIds)
  await removePeople(tx, userIds, farewells, now)
  await removePosts(tx, posts)
  await removeAllDeferred(tx, deferred, now)
  await removeUnusedWords(within(tx))
  await forgetDispatchedEvents(tx, now)
  return userIds.length
}
