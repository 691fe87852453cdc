// Details of an account's suspension; platform/suspension-status.ts only says whether it is suspended.
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { selectActive } from "../queries.ts"

/** The active suspension. */
export const suspensionOf = (tx: Tx, userId: UserId, now: Date) => selectActive(tx, userId, now)

/** Whether the editor who suspended them chose to hide what they have posted. */
export const hidesPosts = async (tx: Tx, userId: UserId, now: Date) =>
  (await selectActive(tx, userId, now))?.hidesPosts === true
