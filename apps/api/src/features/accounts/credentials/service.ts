// How someone signs in, as a whole, has a version. Every change raises it in its own transaction, and whatever was begun
// before (a sign-in under way, a link in a mail, a confirmed password) counts only while the version is still the same.

import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { ApiError } from "#api/platform/errors"
import { lockAccount, raiseCredentialsVersion } from "../queries.ts"

export interface Credentials {
  readonly userId: UserId
  readonly credentialsVersion: number
}

/** The credentials of an account as it was read: of whoever is signed in, as the request began. */
export const credentialsOf = (account: { id: UserId; credentialsVersion: number }): Credentials => ({
  userId: account.id,
  credentialsVersion: account.credentialsVersion,
})

/** Nothing changes them until the transaction ends, and nothing has since they were proven. */
export async function holdCredentials(tx: Tx, { userId, credentialsVersion }: Credentials): Promise<void> {
  if ((await lockAccount(tx, userId))?.credentialsVersion !== credentialsVersion)
    throw new ApiError("auth.credentials_changed")
}

/** In the transaction of the change itself; of two changes that began from the same state one is refused. */
export async function changeCredentials(tx: Tx, { userId, credentialsVersion }: Credentials): Promise<void> {
  if (!(await raiseCredentialsVersion(tx, userId, credentialsVersion)))
    throw new ApiError("auth.credentials_changed")
}

/** For a change that nobody has to prove anything for: whatever the version is, it is over. */
export async function retireCredentials(tx: Tx, userId: UserId): Promise<void> {
  const account = await lockAccount(tx, userId)
  if (account) await changeCredentials(tx, credentialsOf(account))
}
