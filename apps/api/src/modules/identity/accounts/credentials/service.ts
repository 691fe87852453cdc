// An account's credentials share one version. Every change raises it in its own transaction, which invalidates anything
// started earlier (a sign-in in progress, a link in a mail, a confirmed password).

import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { raiseCredentialsVersion, selectAccountForUpdate } from "../queries.ts"

export interface Credentials {
  readonly userId: UserId
  readonly credentialsVersion: number
}

/** The credentials version at the time the account was read: for the signed-in user, when the request began. */
export const credentialsOf = (account: { id: UserId; credentialsVersion: number }): Credentials => ({
  userId: account.id,
  credentialsVersion: account.credentialsVersion,
})

/** Locks the account until the transaction ends; throws if the credentials have changed since they were proven. */
export async function lockCredentials(tx: Tx, { userId, credentialsVersion }: Credentials): Promise<void> {
  if ((await selectAccountForUpdate(tx, userId))?.credentialsVersion !== credentialsVersion)
    throw new ApiError("auth.credentials_changed")
}

/** Call in the transaction of the change itself. Of two concurrent changes from the same version, one is refused. */
export async function changeCredentials(tx: Tx, { userId, credentialsVersion }: Credentials): Promise<void> {
  if (!(await raiseCredentialsVersion(tx, userId, credentialsVersion)))
    throw new ApiError("auth.credentials_changed")
}

/** For a change that needs no proof: raises the version whatever it is. */
export async function retireCredentials(tx: Tx, userId: UserId): Promise<void> {
  const account = await selectAccountForUpdate(tx, userId)
  if (account) await changeCredentials(tx, credentialsOf(account))
}
