// For the operator, who has seen by other means that an address is its owner's: npm run mark-verified -- name@example.com
import { createAccounts, readEmail } from "./accounts.ts"
import { readSettings } from "./settings.ts"
import { openStorage } from "./storage.ts"

const email = readEmail(process.argv[2] ?? "")
const db = openStorage(readSettings(process.env).dataDir)
const isMarked = email !== undefined && createAccounts(db).markVerified(email)
db.close()
process.stdout.write(
  isMarked ? "The address is marked as verified.\n" : "There is no account with this address.\n",
)
process.exitCode = isMarked ? 0 : 1
