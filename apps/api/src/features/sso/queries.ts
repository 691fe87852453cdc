import { eq, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import { users } from "#api/db/tables/users"

/** Whoever has an account with this address. */
export async function selectOwnerByEmail(tx: Tx, email: string) {
  const [owner] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return owner
}
