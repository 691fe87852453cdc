// The embedded engine has no lock of its own: a second process would be acknowledged writes that vanish.
// SQLite's file lock is the kernel's: it ends with its process, however that ends, and cannot go stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

export class FolderInUse extends Error {}

/** Out of the garbage collector's reach: a collected handle would let go of the folder while its database is open. */
const held = new Set<DatabaseSync>()

export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holder = join(folder, "lock.pid")
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 })
  try {
    lock.exec("begin exclusive")
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Shirube (process ${readHolder(holder)}). Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(holder, String(process.pid), { mode: 0o600 })
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "unknown"
  } catch {
    return "unknown"
  }
}
