import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { sitePageTexts } from "#api/kernel/db/tables/site/pages"

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
