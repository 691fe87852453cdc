// The folder of the embedded database: which commands may create one, and which one can be opened.

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { chmod, mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { OperatorError } from "#api/kernel/config/operator-error"
import { FolderInUse, LockDamaged, lockFolder } from "./folder-lock.ts"

/** Ends the program with a one-sentence message. */
export class FolderUnusable extends OperatorError {}

/** The embedded major version of PostgreSQL; folders of other versions cannot be opened. */
export const ENGINE_VERSION = "18"

export const databaseFolder = (dataDir: string) => join(dataDir, "database")
const versionFile = (dataDir: string) => join(databaseFolder(dataDir), "PG_VERSION")

/**
 * For commands. Only a start creates a database: with a mistyped folder a command would "succeed" on an empty
 * one.
 */
export function requireDatabase(dataDir: string): void {
  if (!existsSync(versionFile(dataDir)))
    throw new FolderUnusable(
      `There is no database in ${dataDir}. Check DATA_DIR: a start makes a new database, this command does not.`,
    )
}

/**
 * Exists while the engine creates its files: a start killed at that point leaves files that no engine can
 * open.
 */
const beginningFile = (dataDir: string) => join(dataDir, "database.beginning")

export interface PreparedFolder {
  readonly unlock: () => void
  /** Called once the engine has opened the folder: from then on it may contain data. */
  readonly opened: () => void
}

/** Locks the folder for this process until it is unlocked. */
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

/** Moves the folder aside instead of deleting it: someone may have restored a back-up into it. */
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
  const version = existsSync(file) ? readFileSync(file, "utf8").trim() : ENGINE_VERSION
  if (version !== ENGINE_VERSION)
    throw new FolderUnusable(
      `The database in ${dataDir} is of PostgreSQL ${version}, and this Shirube opens version ${ENGINE_VERSION}. Move it with the Shirube that made it (npm run db:copy), or set DATA_DIR to another folder.`,
    )
}
