// What an account is suspended for; whether it is suspended at all is platform/suspension-status.ts.
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { selectActive } from "../queries.ts"

/** The one that is in force at this moment. */
export const suspensionOf = (tx: Tx, userId: UserId, now: Date) => selectActive(tx, userId, now)

/** Whether the editor who suspended them chose to hide what they have posted. */
export const hidesPosts = async (tx: Tx, userId: UserId, now: Date) =>
  (await selectActive(tx, userId, now))?.hidesPosts === true
