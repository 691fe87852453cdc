// Secrets without a setting: generated once and stored in the data folder, so that sessions survive a restart.
import { randomBytes, randomUUID } from "node:crypto"
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigError, isSecretEnough } from "./settings.ts"

/**
 * Written under another name and linked into place: of two concurrent starts one wins, and the other never
 * reads a half-written file.
 */
export function storedSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, "secrets")
  const file = join(folder, name)
  const secret = readOrMake(dataDir, folder, file)
  // A full disk or a mistake leaves an empty file, and an empty secret is public knowledge.
  if (!isSecretEnough(secret))
    throw new ConfigError(
      `The file ${file} holds no usable secret: put the kept one back, or remove the file to have a new one made.`,
    )
  return secret
}

function readOrMake(dataDir: string, folder: string, file: string): string {
  try {
    return readSecret(file) ?? makeSecret(folder, file)
  } catch (error) {
    throw new ConfigError(
      `The setting DATA_DIR names a folder that cannot be used: ${(error as Error).message} (it is "${dataDir}").`,
    )
  }
}

function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600, flush: true })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    unlinkSync(aside)
  }
  return readFileSync(file, "utf8").trim()
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}
