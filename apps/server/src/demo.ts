import type { Database } from "@shirube/api/db/client"
import { hasMark, setMark } from "@shirube/api/db/marks"
import { loadContent, loadDemoAccounts } from "@shirube/api/seed/load"

const MARK = "demo-content"

/** Once per database: what people change or delete afterwards stays changed. */
export async function loadDemoOnce({ db }: Database, now: Date): Promise<void> {
  if (await hasMark(db, MARK)) return
  await loadContent(db, now)
  await loadDemoAccounts(db)
  await setMark(db, MARK, now.toISOString())
}
