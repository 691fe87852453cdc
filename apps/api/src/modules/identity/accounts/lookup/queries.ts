// Accounts as editors look them up, newest first.
import type { Role } from "@shirube/vocabulary/product"
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { users } from "#api/kernel/db/tables/identity/accounts"
import type { Moment } from "#api/kernel/lists/keyset"

const columns = {
  id: users.id,
  email: users.email,
  isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
  name: users.name,
  seal: users.seal,
  role: users.role,
  isVerified: users.isVerified,
  isScreened: users.isScreened,
  isAdministrator: users.isAdministrator,
  language: users.language,
  registerStep: users.registerStep,
  createdAt: users.createdAt,
}

export interface AccountSearch {
  /** A tsquery. */
  readonly query: string | undefined
  readonly id: UserId | undefined
  readonly role: Role | undefined
  readonly after: Moment | undefined
  readonly limit: number
}

export const selectAccounts = (tx: Tx, { query, id, role, after, limit }: AccountSearch) =>
  tx
    .select({ ...columns, position: instantText(users.createdAt) })
    .from(users)
    .where(
      and(
        query === undefined ? undefined : sql`${users.searchWords} @@ ${query}::tsquery`,
        id && eq(users.id, id),
        role && eq(users.role, role),
        after && isBefore(users.createdAt, users.id, after),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)

export type FoundAccount = Awaited<ReturnType<typeof selectAccounts>>[number]

export async function selectFoundAccount(tx: Tx, id: UserId) {
  const [found] = await tx.select(columns).from(users).where(eq(users.id, id)).limit(1)
  return found
}

export const selectUnmade = (tx: Tx, limit: number) =>
  tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isNull(users.searchWords))
    .orderBy(asc(users.id))
    .limit(limit)
    .for("no key update", { skipLocked: true })

export const updateSearchWords = (tx: Tx, id: UserId, searchWords: string) =>
  tx.update(users).set({ searchWords }).where(eq(users.id, id))
