// All SQL on the people who have an account.
import { and, eq, inArray, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { users } from "#api/db/tables/accounts"

const account = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  isVerified: users.isVerified,
  isScreened: users.isScreened,
  isAdministrator: users.isAdministrator,
  registerStep: users.registerStep,
  language: users.language,
  passwordHash: users.passwordHash,
  credentialsVersion: users.credentialsVersion,
  createdAt: users.createdAt,
}

/** False where the address has an account already. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return inserted.length > 0
}

export async function selectAccount(tx: Tx, userId: UserId) {
  const [found] = await tx.select(account).from(users).where(eq(users.id, userId)).limit(1)
  return found
}

export async function selectAccountByEmail(tx: Tx, email: string) {
  const [found] = await tx
    .select(account)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return found
}

/** What others are shown of people. */
export const selectPeople = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ id: users.id, name: users.name, seal: users.seal, language: users.language })
    .from(users)
    .where(inArray(users.id, [...userIds]))

/** The same, and what somebody has reached. */
export const selectMembers = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({
      id: users.id,
      name: users.name,
      seal: users.seal,
      role: users.role,
      isVerified: users.isVerified,
      isScreened: users.isScreened,
      email: users.email,
      registerStep: users.registerStep,
      isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))

/** Waits for whoever is changing it, and reads what they leave behind. */
export async function lockAccount(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select(account)
    .from(users)
    .where(eq(users.id, userId))
    .limit(1)
    .for("no key update")
  return found
}

export const updatePassword = (tx: Tx, userId: UserId, passwordHash: string) =>
  tx.update(users).set({ passwordHash }).where(eq(users.id, userId))

export const confirmEmail = (tx: Tx, userId: UserId, now: Date) =>
  tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))

/** False where somebody was faster. */
export async function raiseCredentialsVersion(tx: Tx, userId: UserId, from: number): Promise<boolean> {
  const raised = await tx
    .update(users)
    .set({ credentialsVersion: from + 1 })
    .where(and(eq(users.id, userId), eq(users.credentialsVersion, from)))
    .returning({ id: users.id })
  return raised.length > 0
}

type AccountChange = Partial<
  Pick<
    typeof users.$inferInsert,
    "name" | "seal" | "role" | "registerStep" | "language" | "isVerified" | "isScreened" | "isAdministrator"
  >
>

export const updateAccount = (tx: Tx, userId: UserId, change: AccountChange) =>
  tx.update(users).set(change).where(eq(users.id, userId))

const isAt = (domain: string) => sql`${users.email} ilike ${`%@${domain}`}`

/** In one order, so that two processes that start at once wait for each other instead of blocking each other. */
export const lockAccountsAt = (tx: Tx, domain: string) =>
  tx.select(account).from(users).where(isAt(domain)).orderBy(users.id).for("update")

/** Whatever was begun before is void. */
export const replacePasswords = (tx: Tx, userIds: readonly UserId[], passwordHash: string | null) =>
  tx
    .update(users)
    .set({ passwordHash, credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(inArray(users.id, [...userIds]))

export const deleteUsers = (tx: Tx, userIds: readonly UserId[]) =>
  tx.delete(users).where(inArray(users.id, [...userIds]))
