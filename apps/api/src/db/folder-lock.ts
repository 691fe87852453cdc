// The embedded engine has no lock of its own: a second process would be acknowledged writes that vanish.
// SQLite's file lock is the kernel's: it ends with its process, however that ends, and cannot go stale.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { OperatorError } from "#api/platform/operator-error"

export class FolderInUse extends OperatorError {}
/** Somebody else wrote into it, or the disk did. */
export class LockDamaged extends Error {}

/** Out of the garbage collector's reach: a collected handle would let go of the folder while its database is open. */
const held = new Set<DatabaseSync>()

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
  held.add(lock)
  return () => {
    held.delete(lock)
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
