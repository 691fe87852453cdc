// The embedded engine has no lock of its own: a second process would be acknowledged writes that vanish.
// SQLite's file lock is the kernel's: it ends with its process, however that ends, and cannot go stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

export class FolderInUse extends Error {}

export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holder = join(folder, "lock.pid")
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 })
  try {
    lock.exec("begin exclusive")
  } catch {
    lock.close()
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Shirube (process ${readHolder(holder)}). Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(holder, String(process.pid), { mode: 0o600 })
  return () => lock.close()
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "unknown"
  } catch {
    return "unknown"
  }
}
