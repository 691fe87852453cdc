// Loads once per database, with a mark in the same transaction: a killed start has loaded either everything or
// nothing.
import type { Db, Tx } from "../src/kernel/db/client.ts"
import { hasMark, setMark } from "../src/kernel/db/marks.ts"

export const once = (db: Db, mark: string, now: Date, load: (tx: Tx) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    if (await hasMark(tx, mark)) return
    await load(tx)
    await setMark(tx, mark, now.toISOString())
  })
