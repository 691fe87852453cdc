// Who is writing in a document. A lock is free once its page shows no sign of life.
import type { Tx } from "#api/kernel/db/client"
import { ApiError } from "#api/kernel/http/errors"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { holderOf } from "../policy.ts"
import { type DocumentKey, lockDocument, updateDocument } from "../queries.ts"
import { announce, nounOf, refuseTrashed, type Writer } from "../service.ts"

/** Takes the lock, or says that it is still needed. Returns who has it then. */
export async function takeLock(
  tx: Tx,
  key: DocumentKey,
  { isTakenOver }: { readonly isTakenOver: boolean },
  { user, visit: { now }, platform }: Writer,
) {
  nounOf(platform, key.noun)
  const document = await lockDocument(tx, key)
  if (!document) throw new ApiError("writing.not_found")
  refuseTrashed(document)
  const holder = holderOf(document, now)
  if (holder !== null && holder !== user.id && !isTakenOver) {
    const person = (await peopleOf(tx, [holder])).get(holder)
    if (person) return { by: person, since: document.lockedAt ?? now, isMine: false }
  }
  const since = holder === user.id ? (document.lockedAt ?? now) : now
  await updateDocument(tx, key, { lockedBy: user.id, lockedAt: since, lockSeenAt: now })
  if (holder !== user.id) await announce(tx, key)
  return { by: { id: user.id, name: user.name }, since, isMine: true }
}

export async function releaseLock(tx: Tx, key: DocumentKey, { user, platform }: Writer): Promise<void> {
  nounOf(platform, key.noun)
  const document = await lockDocument(tx, key)
  if (!document) throw new ApiError("writing.not_found")
  if (document.lockedBy !== user.id) return
  await updateDocument(tx, key, { lockedBy: null, lockedAt: null, lockSeenAt: null })
  await announce(tx, key)
}
