// The life of the demo accounts: open while demo mode is on, closed while it is off, left behind when the site moves.
import type { Language } from "@shirube/contract/language"
import type { Db, Tx } from "#api/db/client"
import { hashPassword } from "#api/features/password/service"
import type { Config } from "#api/platform/config"
import { isClosedAddress } from "#api/platform/demo"
import { ApiError } from "#api/platform/errors"
import { closedText } from "./present.ts"
import {
  deleteDemoAccounts,
  deleteDemoSignIns,
  lockOpenDemoAccounts,
  removeWaysIn,
  setPasswordWhereClosed,
} from "./queries.ts"

/** Takes every way in; what the accounts have written stays. Says how many were still open. */
export const closeDemoAccounts = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const open = await lockOpenDemoAccounts(tx)
    if (open.length > 0) await removeWaysIn(tx, open, now)
    await deleteDemoSignIns(tx)
    return open.length
  })

/** Those that were closed, and only those: a password that somebody has changed in the demo stays changed. */
export const reopenDemoAccounts = (db: Db, password: string): Promise<void> =>
  db.transaction((tx) => setPasswordWhereClosed(tx, () => hashPassword(password)))

export const removeDemoAccounts = (tx: Tx): Promise<number> => deleteDemoAccounts(tx)

/** Nobody becomes a demo person outside of the demo: the next start would close their account. */
export function refuseDemoAddress(config: Pick<Config, "demo">, email: string, language: Language): void {
  if (isClosedAddress(config, email))
    throw new ApiError("request.invalid", { fields: { email: [closedText[language]] } })
}
