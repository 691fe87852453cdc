// All SQL on accounts.
import { editorRoles } from "@shirube/vocabulary/product"
import { and, eq, inArray, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { prepared } from "#api/kernel/db/prepared"
import { users } from "#api/kernel/db/tables/identity/accounts"

const account = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  isVerified: users.isVerified,
  isScreened: users.isScreened,
  isAdministrator: users.isAdministrator,
  editorRoles: users.editorRoles,
  registerStep: users.registerStep,
  language: users.language,
  passwordHash: users.passwordHash,
  credentialsVersion: users.credentialsVersion,
  createdAt: users.createdAt,
}

/** False if the address already has an account. An editor without a choice of roles has all. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<boolean> {
  const every = user.role === "editor" ? [...editorRoles] : []
  const inserted = await tx
    .insert(users)
    .values({ editorRoles: every, ...user })
    .onConflictDoNothing()
    .returning({ id: users.id })
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

/** The public details of people. */
export const selectPeople = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .select({ id: users.id, name: users.name, seal: users.seal, language: users.language })
    .from(users)
    .where(inArray(users.id, [...userIds]))

/** The same, with role and verification. */
const membersByIds = prepared((tx) =>
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
    .where(sql`${users.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("members_by_ids"),
)

export const selectMembers = (tx: Tx, ids: readonly UserId[]) => membersByIds(tx).execute({ ids })

/** Waits for concurrent changes, then reads the committed row. */
export async function selectAccountForUpdate(tx: Tx, userId: UserId) {
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

/** False if a concurrent change came first. */
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
    | "name"
    | "seal"
    | "role"
    | "registerStep"
    | "language"
    | "furigana"
    | "isVerified"
    | "isScreened"
    | "isAdministrator"
    | "editorRoles"
    | "searchWords"
  >
>

export const updateAccount = (tx: Tx, userId: UserId, change: AccountChange) =>
  tx.update(users).set(change).where(eq(users.id, userId))

const isAt = (domain: string) => sql`${users.email} ilike ${`%@${domain}`}`

/** Locked in id order, so that two processes starting at once do not deadlock. */
export const selectAccountsForUpdate = (tx: Tx, domain: string) =>
  tx.select(account).from(users).where(isAt(domain)).orderBy(users.id).for("update")

/** Raises the credentials version, which invalidates sign-ins in progress. */
export const replacePasswords = (tx: Tx, userIds: readonly UserId[], passwordHash: string | null) =>
  tx
    .update(users)
    .set({ passwordHash, credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(inArray(users.id, [...userIds]))

export const deleteUsers = (tx: Tx, userIds: readonly UserId[]) =>
  tx.delete(users).where(inArray(users.id, [...userIds]))
