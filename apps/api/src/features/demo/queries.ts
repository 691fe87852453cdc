import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { auditEntries } from "#api/db/tables/audit"
import { identities } from "#api/db/tables/identities"
import { oneTimeTokens } from "#api/db/tables/one-time-tokens"
import { events, keptMails } from "#api/db/tables/platform"
import { passkeys, recoveryCodes, totpFactors } from "#api/db/tables/second-factors"
import { sessions, users } from "#api/db/tables/users"
import { DEMO_DOMAIN } from "#api/platform/demo"

const isDemo = (email: SQL | typeof users.email | typeof keptMails.recipient) =>
  sql`${email} ilike ${`%@${DEMO_DOMAIN}`}`

const has = (table: typeof passkeys | typeof identities | typeof oneTimeTokens) =>
  sql`exists (select from ${table} where ${table.userId} = ${users.id})`
const hasSession = sql`exists (select from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.endedAt} is null)`

/** In one order, so that two processes that start at once wait for each other instead of blocking each other. */
export async function lockOpenDemoAccounts(tx: Tx): Promise<UserId[]> {
  const isOpen = or(
    isNotNull(users.passwordHash),
    has(passkeys),
    has(identities),
    has(oneTimeTokens),
    hasSession,
  )
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isDemo(users.email), isOpen))
    .orderBy(users.id)
    .for("update")
  return found.map(({ id }) => id)
}

/** Whatever was begun before is void. */
const raised = sql`${users.credentialsVersion} + 1`

export async function removeWaysIn(tx: Tx, userIds: UserId[], now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash: null, credentialsVersion: raised })
    .where(inArray(users.id, userIds))
  for (const table of [passkeys, totpFactors, recoveryCodes, identities, oneTimeTokens])
    await tx.delete(table).where(inArray(table.userId, userIds))
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(inArray(sessions.userId, userIds), isNull(sessions.endedAt)))
}

/** Sign-ins on the way: they name an address, and no account yet. */
export const deleteDemoSignIns = (tx: Tx) =>
  tx.delete(oneTimeTokens).where(isDemo(sql`${oneTimeTokens.payload} ->> 'email'`))

export async function setPasswordWhereClosed(tx: Tx, passwordHash: () => Promise<string>): Promise<void> {
  const isClosed = and(
    isDemo(users.email),
    isNull(users.passwordHash),
    sql`not ${has(passkeys)}`,
    sql`not ${has(identities)}`,
  )
  const closed = await tx.select({ id: users.id }).from(users).where(isClosed).orderBy(users.id)
  if (closed.length === 0) return
  await tx
    .update(users)
    .set({ passwordHash: await passwordHash(), credentialsVersion: raised })
    .where(
      inArray(
        users.id,
        closed.map(({ id }) => id),
      ),
    )
}

/** With everything that the schema lets go with a person, and what names them without being bound to them. */
export async function deleteDemoAccounts(tx: Tx): Promise<number> {
  const demo = tx.select({ id: users.id }).from(users).where(isDemo(users.email))
  await tx.delete(auditEntries).where(inArray(auditEntries.userId, demo))
  await tx
    .delete(events)
    .where(
      and(
        eq(events.name, "session.opened"),
        inArray(
          sql`${events.payload} ->> 'userId'`,
          sql`(select id::text from ${users} where ${isDemo(users.email)})`,
        ),
      ),
    )
  await tx.delete(keptMails).where(isDemo(keptMails.recipient))
  await deleteDemoSignIns(tx)
  const gone = await tx.delete(users).where(isDemo(users.email)).returning({ id: users.id })
  return gone.length
}
