// What ends with a person's verification. A feature that gives something to verified students alone declares how it is given up;
// verification reads it.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"

/** In the transaction that ends the verification, under the lock of the account. Returns how many seats were given up. */
export type OnVerificationEnded = (tx: Tx, userId: UserId, now: Date) => Promise<number>
