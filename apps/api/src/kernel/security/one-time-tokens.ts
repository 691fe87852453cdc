// Tokens that can be redeemed once before they expire: reset links, sign-ins that wait for a second factor,
// WebAuthn challenges. Random enough for a plain digest to hide them.
import { createHash, randomBytes } from "node:crypto"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import {
  countOneTimeTokens,
  countTry,
  deleteForeignSignIns,
  deleteOneTimeTokensOf,
  deleteSignInsAt,
  insertOneTimeToken,
  prolongOneTimeToken,
  replaceOneTimeToken,
  selectAnyOneTimeToken,
  selectOneTimeToken,
  spendOneTimeToken,
  type TokenKind,
} from "../db/queries.ts"

export const TEN_MINUTES = 600

export const tokenDigest = (token: string) => createHash("sha256").update(token).digest("base64url")
export const randomToken = () => randomBytes(32).toString("base64url")

interface HandOut {
  readonly kind: TokenKind
  /** The owner: any change of their credentials voids the token. */
  readonly owner?: { readonly userId: UserId; readonly credentialsVersion: number }
  readonly payload?: unknown
  readonly seconds: number
  readonly now: Date
}

export async function issueToken(
  tx: Tx,
  { kind, owner, payload = {}, seconds, now }: HandOut,
): Promise<string> {
  const token = randomToken()
  await insertOneTimeToken(tx, {
    hash: tokenDigest(token),
    kind,
    userId: owner?.userId ?? null,
    credentialsVersion: owner?.credentialsVersion ?? null,
    payload,
    createdAt: now,
    expiresAt: after(now, seconds),
  })
  return token
}
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** The key of something that is worthless without its token, such as a code too short to be a token itself. */
export const companionOf = (token: string, kind: TokenKind) => `${kind} ${token}`

/** One at a time: a newer companion replaces the older one and has its own tries. */
export const issueCompanionToken = (
  tx: Tx,
  token: string,
  { kind, payload = {}, seconds, now }: Omit<HandOut, "owner">,
) =>
  replaceOneTimeToken(tx, {
    hash: tokenDigest(companionOf(token, kind)),
    kind,
    userId: null,
    payload,
    createdAt: now,
    expiresAt: after(now, seconds),
  })

/** Extends a valid token; false if it is no longer valid. */
export const prolong = (tx: Tx, kind: TokenKind, token: string, now: Date, seconds: number) =>
  prolongOneTimeToken(tx, kind, tokenDigest(token), { now, expiresAt: after(now, seconds) })

/** Reads a valid token without spending it. */
export const look = (tx: Tx, kind: TokenKind, token: string, now: Date) =>
  selectOneTimeToken(tx, kind, tokenDigest(token), now)

/**
 * For a token without an owner, whose holder is shown why it is no longer valid for as long as the row exists.
 */
export async function judge(tx: Tx, kind: TokenKind, token: string, now: Date) {
  const found = await selectAnyOneTimeToken(tx, kind, tokenDigest(token))
  if (!found) return { state: "unknown" as const, payload: undefined }
  const state = found.spentAt ? "used" : found.expiresAt <= now ? "expired" : "good"
  return { state, payload: found.payload } as const
}

/** Like `look`, but counts as one try: after `most` tries the token is void, which limits guessing. */
export const attempt = (tx: Tx, kind: TokenKind, token: string, now: Date, most: number) =>
  countTry(tx, kind, tokenDigest(token), now, most)

/** Spends the token; of two concurrent callers one gets it. */
export const redeem = (tx: Tx, kind: TokenKind, token: string, now: Date) =>
  spendOneTimeToken(tx, kind, tokenDigest(token), now)

/** A sign-out at the provider also voids sign-ins that are in progress here. */
export const withdrawForeignSignIns = (
  tx: Tx,
  session: { issuer: string; issuerSession: string } | { issuer: string; subject: string },
) => deleteForeignSignIns(tx, session)

/** How many tokens of a kind a user was issued since then, with this payload. */
export const countIssuedTokens = (
  tx: Tx,
  which: { kind: TokenKind; userId: UserId; payload: object; since: Date },
) => countOneTimeTokens(tx, which)

/** Returns the users who had any. */
export const withdrawTokensOf = (tx: Tx, userIds: readonly UserId[]) => deleteOneTimeTokensOf(tx, userIds)

/** Sign-ins in progress: they have an address, but no account yet. */
export const withdrawSignInsAt = (tx: Tx, domain: string) => deleteSignInsAt(tx, domain)

/** True the first time a single-use id of another service is seen. */
export const isFirstUse = (tx: Tx, kind: TokenKind, id: string, until: { now: Date; expiresAt: Date }) =>
  insertOneTimeToken(tx, {
    hash: tokenDigest(id),
    kind,
    userId: null,
    payload: {},
    createdAt: until.now,
    expiresAt: until.expiresAt,
  })
