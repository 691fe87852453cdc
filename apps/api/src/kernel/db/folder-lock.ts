// The embedded engine has no lock of its own: writes of a second process would be acknowledged and then lost.
// SQLite's file lock is released by the kernel when its process ends, so it cannot go stale.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { OperatorError } from "#api/kernel/config/operator-error"

export class FolderInUse extends OperatorError {}
/** Another program wrote into the lock file, or the disk is faulty. */
export class LockDamaged extends Error {}

/** Keeps handles reachable: a garbage-collected handle would unlock the folder while its database is open. */
const openLocks = new Set<DatabaseSync>()

export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [file, holder] = [join(folder, "lock.sqlite"), join(folder, "lock.pid")]
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec("begin exclusive")
    writeFileSync(holder, String(process.pid), { mode: 0o600 })
  } catch (error) {
    lock.close()
    if (hasCode(error, SQLITE_BUSY))
      throw new FolderInUse(
        `The data folder ${folder} is in use by another Shirube (process ${readHolder(holder)}). Stop that one first, or set DATA_DIR to another folder.`,
      )
    if (hasCode(error, SQLITE_NOTADB) || hasCode(error, SQLITE_CORRUPT))
      throw new LockDamaged(
        `The lock file ${file} is damaged. Nothing is kept in it: make sure that no other Shirube runs on this folder, then remove it.`,
        { cause: error },
      )
    throw error
  }
  openLocks.add(lock)
  return () => {
    openLocks.delete(lock)
    lock.close()
  }
}

const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26
const hasCode = (error: unknown, code: number) =>
  error instanceof Error && "errcode" in error && error.errcode === code

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "unknown"
  } catch {
    return "unknown"
  }
}
