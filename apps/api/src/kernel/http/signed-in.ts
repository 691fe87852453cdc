// The member who makes a call, from memory where that is current (`member-cache.ts`).
import type { SessionId } from "#api/kernel/db/ids"
import { selectActor } from "../db/queries.ts"
import type { Platform } from "../process/platform.ts"
import { type Actor, findActor } from "../security/session.ts"
import type { OwnData } from "./slice.ts"

export interface SignedIn {
  readonly user: Actor
  /** Whether the member cache may answer for the rest of this call. */
  readonly isCurrent: boolean
}

/** As of the moment of the call, in every process. */
export async function findSignedIn(platform: Platform, sessionId: SessionId): Promise<SignedIn | null> {
  const { db, config, clock, members } = platform
  const isCurrent = await members.isCurrent()
  const load: typeof selectActor = (tx, id, adultsBornBy) =>
    members.find(
      "account",
      `${id} ${adultsBornBy}`,
      () => selectActor(tx, id, adultsBornBy),
      (row) => row?.id,
    )
  const user = await findActor(db.autocommit, sessionId, config, clock.now(), isCurrent ? load : selectActor)
  return user ? { user, isCurrent } : null
}

export const ownDataOf =
  ({ members }: Platform, signedIn: SignedIn | null): OwnData =>
  (part, load) =>
    signedIn?.isCurrent ? members.find(part, signedIn.user.id, load, () => signedIn.user.id) : load()
