// Tokens that are handed out to come back once, in time: reset links, sign-ins that wait for a second factor,
// WebAuthn challenges. Random enough that a plain digest hides them.
import { createHash, randomBytes } from "node:crypto"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
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
} from "./queries.ts"

export const TEN_MINUTES = 600

export const tokenDigest = (token: string) => createHash("sha256").update(token).digest("base64url")
export const randomToken = () => randomBytes(32).toString("base64url")

interface HandOut {
  readonly kind: TokenKind
  /** Whose it is: any change to how they sign in voids it. */
  readonly owner?: { readonly userId: UserId; readonly credentialsVersion: number }
  readonly payload?: unknown
  readonly seconds: number
  readonly now: Date
}

export async function handOut(tx: Tx, { kind, owner, payload = {}, seconds, now }: HandOut): Promise<string> {
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

/** Names what belongs to a token and is worth nothing without it, such as a code too short to be a token itself. */
export const companionOf = (token: string, kind: TokenKind) => `${kind} ${token}`

/** One at a time: a newer companion takes the older one's place, with tries of its own. */
export const handOutCompanion = (
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

/** Good for so long from now on; false where it is not good any more. */
export const prolong = (tx: Tx, kind: TokenKind, token: string, now: Date, seconds: number) =>
  prolongOneTimeToken(tx, kind, tokenDigest(token), { now, expiresAt: after(now, seconds) })

/** What stands behind a token that is still good; it stays good. */
export const look = (tx: Tx, kind: TokenKind, token: string, now: Date) =>
  selectOneTimeToken(tx, kind, tokenDigest(token), now)

/** For a token of nobody whose holder is told why it is no longer good, as long as that is known. */
export async function judge(tx: Tx, kind: TokenKind, token: string, now: Date) {
  const found = await selectAnyOneTimeToken(tx, kind, tokenDigest(token))
  if (!found) return { state: "unknown" as const, payload: undefined }
  const state = found.spentAt ? "used" : found.expiresAt <= now ? "expired" : "good"
  return { state, payload: found.payload } as const
}

/** As `look`, but counts as one try: after `most` of them the token is dead, so that nobody guesses on. */
export const attempt = (tx: Tx, kind: TokenKind, token: string, now: Date, most: number) =>
  countTry(tx, kind, tokenDigest(token), now, most)

/** Spends the token; of two callers at once one gets it. */
export const redeem = (tx: Tx, kind: TokenKind, token: string, now: Date) =>
  spendOneTimeToken(tx, kind, tokenDigest(token), now)

/** Whoever signed out there must not get in here with what was begun before. */
export const withdrawForeignSignIns = (
  tx: Tx,
  said: { issuer: string; issuerSession: string } | { issuer: string; subject: string },
) => deleteForeignSignIns(tx, said)

/** How many of a kind somebody was given since then, with this in their payload. */
export const countHandedOut = (
  tx: Tx,
  which: { kind: TokenKind; userId: UserId; payload: object; since: Date },
) => countOneTimeTokens(tx, which)

/** Says who held any. */
export const withdrawTokensOf = (tx: Tx, userIds: readonly UserId[]) => deleteOneTimeTokensOf(tx, userIds)

/** Sign-ins on the way: they name an address, and no account yet. */
export const withdrawSignInsAt = (tx: Tx, domain: string) => deleteSignInsAt(tx, domain)

/** True the first time a foreign single-use id is seen. */
export const isFirstUse = (tx: Tx, kind: TokenKind, id: string, until: { now: Date; expiresAt: Date }) =>
  insertOneTimeToken(tx, {
    hash: tokenDigest(id),
    kind,
    userId: null,
    payload: {},
    createdAt: until.now,
    expiresAt: until.expiresAt,
  })
