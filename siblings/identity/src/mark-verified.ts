// For an operator who has confirmed by other means that an address is its owner's: npm run mark-verified --
// name@example.com
import { createAccounts, readEmail } from "./accounts.ts"
import { readSettings, SettingsError } from "./settings.ts"
import { hasStorage, openStorage } from "./storage.ts"

function markVerified(typed: string): string {
  const settings = readSettings(process.env)
  if (!hasStorage(settings.dataDir))
    throw new SettingsError(
      `The setting DATA_DIR names a folder without accounts (it is "${settings.dataDir}").`,
    )
  const email = readEmail(typed)
  const db = openStorage(settings.dataDir)
  const isMarked = email !== undefined && createAccounts(db, settings).markVerified(email)
  db.close()
  if (!isMarked) throw new SettingsError("There is no account with this address.")
  return "The address is marked as verified."
}

try {
  process.stdout.write(`${markVerified(process.argv[2] ?? "")}\n`)
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
}
