// The folder of the embedded database: who may make one, and which one can be opened.

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { chmod, mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { OperatorError } from "#api/platform/operator-error"
import { FolderInUse, LockDamaged, lockFolder } from "./folder-lock.ts"

/** Ends the program with one sentence. */
export class FolderUnusable extends OperatorError {}

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

/** There while the engine makes its files: a start that was killed meanwhile has left some of them, which no engine opens. */
const beginningFile = (dataDir: string) => join(dataDir, "database.beginning")

export interface PreparedFolder {
  readonly unlock: () => void
  /** The engine has opened it: from here on it holds something. */
  readonly opened: () => void
}

/** Ours alone from here on, until it is unlocked. */
export async function prepareFolder(dataDir: string): Promise<PreparedFolder> {
  const unlock = await takeFolder(dataDir)
  const beginning = beginningFile(dataDir)
  try {
    if (existsSync(beginning)) await beginAgain(dataDir)
    refuseOtherVersion(dataDir)
    if (!existsSync(versionFile(dataDir))) writeFileSync(beginning, "", { mode: 0o600 })
    return { unlock, opened: () => rmSync(beginning, { force: true }) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Aside, not away: a back-up may have been put in its place meanwhile. */
async function beginAgain(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir)
  const aside = `${folder}.unfinished`
  await rm(aside, { recursive: true, force: true })
  await rename(folder, aside)
  await mkdir(folder, { mode: 0o700 })
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
