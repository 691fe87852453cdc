// What ends with a member's verification. A feature that offers something to verified students only declares how
// it is withdrawn; verification calls it.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"

/** In the transaction that ends the verification, under the lock of the account. Returns how many seats were given up. */
export type OnVerificationEnded = (tx: Tx, userId: UserId, now: Date) => Promise<number>
