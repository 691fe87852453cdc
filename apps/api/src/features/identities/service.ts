// Who a user is at other services. A link is made only once the account has been proven.
import type { Tx } from "#api/db/client"
import { recordAudit } from "#api/features/audit/service"
import { ApiError } from "#api/platform/errors"
import type { Visit } from "#api/platform/session"
import type { Vault } from "#api/platform/vault"
import { insertIdentity, selectIdentityOwner, selectSubject } from "./queries.ts"

interface Identity {
  readonly issuer: string
  readonly subject: string
}

export const ownerOf = (tx: Tx, { issuer, subject }: Identity) => selectIdentityOwner(tx, issuer, subject)

export async function linkIdentity(
  tx: Tx,
  userId: string,
  { issuer, subject }: Identity,
  visit: Visit,
  vault: Vault,
): Promise<void> {
  const linked = await selectSubject(tx, userId, issuer)
  if (linked === subject) return
  const isLinked =
    linked === undefined && (await insertIdentity(tx, { issuer, subject, userId, linkedAt: visit.now }))
  if (!isLinked) throw new ApiError("sso.already_linked")
  await recordAudit(tx, vault, visit, { event: "identity.linked", userId, details: { issuer } })
}
