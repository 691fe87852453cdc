// The folder of the embedded database: who may make one, and which one can be opened.
import { existsSync, readFileSync } from "node:fs"
import { chmod, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { FolderInUse, LockDamaged, lockFolder } from "./folder-lock.ts"

/** Ends the program with one sentence. */
export class FolderUnusable extends Error {}

/** The major version of PostgreSQL that is embedded; it opens no folder of another. */
export const ENGINE_VERSION = "18"

export const databaseFolder = (dataDir: string) => join(dataDir, "database")
const versionFile = (dataDir: string) => join(databaseFolder(dataDir), "PG_VERSION")

/** For commands. Only a start makes a database: on a folder that was mistyped a command would "succeed" on nothing. */
export function requireDatabase(dataDir: string): void {
  if (!existsSync(versionFile(dataDir)))
    throw new FolderUnusable(
      `There is no database in ${dataDir}. Check DATA_DIR: a start makes a new database, this command does not.`,
    )
}

/** Ours alone from here on, until the answer is called. */
export async function prepareFolder(dataDir: string): Promise<() => void> {
  const unlock = await takeFolder(dataDir)
  try {
    refuseOtherVersion(dataDir)
    return unlock
  } catch (error) {
    unlock()
    throw error
  }
}

async function takeFolder(dataDir: string): Promise<() => void> {
  const folder = databaseFolder(dataDir)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderInUse) throw error
    if (error instanceof LockDamaged) throw new FolderUnusable(error.message, { cause: error })
    throw new FolderUnusable(
      `The setting DATA_DIR names a folder that cannot be used: ${(error as Error).message} (it is "${dataDir}").`,
    )
  }
}

function refuseOtherVersion(dataDir: string): void {
  const file = versionFile(dataDir)
  const found = existsSync(file) ? readFileSync(file, "utf8").trim() : ENGINE_VERSION
  if (found !== ENGINE_VERSION)
    throw new FolderUnusable(
      `The database in ${dataDir} is of PostgreSQL ${found}, and this Shirube opens version ${ENGINE_VERSION}. Move it with the Shirube that made it (npm run db:copy), or set DATA_DIR to another folder.`,
    )
}
