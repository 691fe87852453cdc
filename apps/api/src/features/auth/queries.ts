import { eq, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import { users } from "#api/db/tables/users"

export async function findCredentials(tx: Tx, email: string) {
  const [found] = await tx
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      credentialsVersion: users.credentialsVersion,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return found
}

/** False where the address has an account already. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return inserted.length > 0
}
