// What is loaded once per database, with its mark in the same transaction: a start that is killed has done it or has not.
import type { Db, Tx } from "../src/kernel/db/client.ts"
import { hasMark, setMark } from "../src/kernel/db/marks.ts"

export const once = (db: Db, mark: string, now: Date, load: (tx: Tx) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    if (await hasMark(tx, mark)) return
    await load(tx)
    await setMark(tx, mark, now.toISOString())
  })
