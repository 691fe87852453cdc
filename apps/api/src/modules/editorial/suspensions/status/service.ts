// Details of an account's suspension; kernel/security/suspension-status.ts only says whether it is suspended.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { selectActive } from "../queries.ts"

/** The active suspension. */
export const suspensionOf = (tx: Tx, userId: UserId, now: Date) => selectActive(tx, userId, now)

/** Whether the editor who suspended them chose to hide what they have posted. */
export const hidesPosts = async (tx: Tx, userId: UserId, now: Date) =>
  (await selectActive(tx, userId, now))?.hidesPosts === true
