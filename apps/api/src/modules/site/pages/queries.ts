import { and, desc, eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { sitePageTexts, sitePageVersions } from "#api/kernel/db/tables/site/pages"

export type PageRow = typeof sitePageTexts.$inferSelect

export async function selectPage(tx: Tx, id: string): Promise<PageRow | undefined> {
  const [found] = await tx.select().from(sitePageTexts).where(eq(sitePageTexts.id, id)).limit(1)
  return found
}

/** As many as there are pages. */
export const selectPages = (tx: Tx): Promise<PageRow[]> => tx.select().from(sitePageTexts)

export const upsertPage = (tx: Tx, { id, ...page }: PageRow) =>
  tx
    .insert(sitePageTexts)
    .values({ id, ...page })
    .onConflictDoUpdate({ target: sitePageTexts.id, set: page })

export const deletePage = (tx: Tx, id: string) => tx.delete(sitePageTexts).where(eq(sitePageTexts.id, id))

export const upsertVersion = (tx: Tx, { id, version, ...page }: PageRow) =>
  tx
    .insert(sitePageVersions)
    .values({ id, version, ...page })
    .onConflictDoUpdate({ target: [sitePageVersions.id, sitePageVersions.version], set: page })

export async function selectVersion(tx: Tx, id: string, version: string): Promise<PageRow | undefined> {
  const [found] = await tx
    .select()
    .from(sitePageVersions)
    .where(and(eq(sitePageVersions.id, id), eq(sitePageVersions.version, version)))
    .limit(1)
  return found
}

/** The newest first. */
export async function selectVersionNames(tx: Tx, id: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ version: sitePageVersions.version })
    .from(sitePageVersions)
    .where(eq(sitePageVersions.id, id))
    .orderBy(desc(sitePageVersions.version))
    .limit(limit)
  return rows.map(({ version }) => version)
}
