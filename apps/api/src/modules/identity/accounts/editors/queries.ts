import { MOST_EDITORS } from "@shirube/vocabulary/identity/accounts/limits"
import { and, asc, eq, like, ne, notLike } from "drizzle-orm"
import { DEMO_DOMAIN } from "#api/kernel/config/demo"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { hasSecondFactor } from "#api/kernel/db/queries"
import { users } from "#api/kernel/db/tables/identity/accounts"

export type EditorRow = Awaited<ReturnType<typeof selectEditors>>[number]

const OF_DEMO = `%@${DEMO_DOMAIN}`

export const selectEditors = (tx: Tx, whose: "demo" | "live" | "all") =>
  tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isAdministrator: users.isAdministrator,
      editorRoles: users.editorRoles,
      hasSecondFactor: hasSecondFactor(users.id),
    })
    .from(users)
    .where(
      and(
        eq(users.role, "editor"),
        whose === "demo" ? like(users.email, OF_DEMO) : undefined,
        whose === "live" ? notLike(users.email, OF_DEMO) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(MOST_EDITORS)

export const selectEditorIds = (tx: Tx) =>
  tx.select({ id: users.id }).from(users).where(eq(users.role, "editor")).limit(MOST_EDITORS)

/** Locked in id order: two administrators who remove each other at once wait instead of deadlocking. */
export const lockEditors = (tx: Tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "editor"))
    .orderBy(asc(users.id))
    .for("no key update")

/** An editor able to act: outside demo mode they need a second factor and an address outside the demo. */
export async function selectOtherEditor(tx: Tx, editorId: UserId, { demo }: { readonly demo: boolean }) {
  const canWork = demo ? undefined : and(hasSecondFactor(users.id), notLike(users.email, OF_DEMO))
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "editor"), ne(users.id, editorId), canWork))
    .limit(1)
  return found
}
