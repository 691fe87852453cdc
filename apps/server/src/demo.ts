// What demo mode brings into a database, and what its absence takes out again.
import type { Database, Tx } from "@shirube/api/db/client"
import { hasMark, removeMark, setMark } from "@shirube/api/db/marks"
import { closeDemoAccounts, removeDemoAccounts, reopenDemoAccounts } from "@shirube/api/features/demo/service"
import type { Config } from "@shirube/api/platform/config"
import { DEMO_PASSWORD } from "@shirube/api/seed/accounts"
import { loadContent, loadDemoAccounts } from "@shirube/api/seed/load"

const CONTENT = "demo-content"
const ACCOUNTS = "demo-accounts"

/** Says how many demo accounts it has closed. */
export async function prepareDemo(
  { db }: Database,
  { demo }: Pick<Config, "demo">,
  now: Date,
): Promise<number> {
  if (!demo) return closeDemoAccounts(db, now)
  // Once per database: what people change or delete afterwards stays changed.
  if (!(await hasMark(db.autocommit, CONTENT))) await loadContent(db, now)
  await setMark(db.autocommit, CONTENT, now.toISOString())
  if (!(await hasMark(db.autocommit, ACCOUNTS))) await loadDemoAccounts(db)
  await setMark(db.autocommit, ACCOUNTS, now.toISOString())
  await reopenDemoAccounts(db, DEMO_PASSWORD)
  return 0
}

/** For a site that moves: a later demo there makes its accounts anew. Says how many stay behind. */
export async function leaveDemoBehind(tx: Tx): Promise<number> {
  await removeMark(tx, ACCOUNTS)
  return removeDemoAccounts(tx)
}
