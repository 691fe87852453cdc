import { eq, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import { users } from "#api/db/tables/users"

export async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return found.length > 0
}
