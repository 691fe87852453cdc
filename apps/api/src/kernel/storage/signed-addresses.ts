// URLs of private content: signed, with an expiry, and bound to one session. They stop working once that
// session has ended, by sign-out, "sign out everywhere" or a new password (docs/decisions/0109).
import { timingSafeEqual } from "node:crypto"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type SessionId } from "#api/kernel/db/ids"
import type { Platform } from "../process/platform.ts"
import { findActor } from "../security/session.ts"
import type { Vault } from "../security/vault.ts"

/** The session in which a URL is shown, and when. */
export interface Viewing {
  readonly sessionId: SessionId
  readonly now: Date
}

interface Subject {
  /** Prevents a signature for one kind of content from being valid for another. */
  readonly purpose: string
  readonly name: string
  /** Also works for a suspended account. */
  readonly whileSuspended?: true
}

/** The parameters in the URL's query. */
export interface Signed {
  readonly expires?: string | undefined
  readonly session?: string | undefined
  readonly signature?: string | undefined
}

export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

const signedText = ({ name }: Subject, expires: number, session: string) =>
  `${name} until ${expires} in ${session}`

export function signedQuery(
  vault: Pick<Vault, "digest">,
  subject: Subject,
  { sessionId, expires }: { readonly sessionId: SessionId; readonly expires: number },
): string {
  const signature = vault.digest(signedText(subject, expires, sessionId), subject.purpose)
  return `expires=${expires}&session=${sessionId}&signature=${signature}`
}

/** Whether the signature is ours, it has not expired, and the session it was issued to has not ended. */
export async function isValidSignature(
  tx: Tx,
  { vault, config }: Pick<Platform, "vault" | "config">,
  subject: Subject,
  { expires = "", session = "", signature = "" }: Signed,
  now: Date,
): Promise<boolean> {
  const until = /^\d{1,12}$/.test(expires) ? Number(expires) : 0
  if (until <= secondsOf(now) || !isUuid(session)) return false
  const ours = vault.digests(signedText(subject, until, session), subject.purpose)
  if (!ours.some((each) => isSame(each, signature))) return false
  const reader = await findActor(tx, namedId<SessionId>(session), config, now)
  return reader !== undefined && (reader.suspension === null || subject.whileSuspended === true)
}

/** In constant time. */
export function isSame(ours: string, given: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(given)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
