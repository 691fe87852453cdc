import { createHash, randomBytes, randomUUID } from "node:crypto"
import { hash as hashArgon2, verify as verifyArgon2 } from "@node-rs/argon2"
import {
  ACCESS_TOKEN_SECONDS,
  REFRESH_TOKEN_SECONDS,
  type Role,
  type Strategy,
} from "@shirube/contract/product"
import type { Tx } from "#api/db/client"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { AccessTokens, Actor } from "#api/platform/session"
import { judgeRefresh } from "./policy.ts"
import {
  endSession,
  findCredentials,
  insertRefreshToken,
  insertSession,
  insertUser,
  lockRefreshToken,
  spendRefreshToken,
  touchSession,
} from "./queries.ts"

/** OWASP's recommendation for argon2id; about 30 ms on one core. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hashArgon2(password.normalize("NFKC"), ARGON2ID)

/** Stands in for the hash of an unknown address, so that knowing and not knowing take the same time. */
let decoyHash: Promise<string> | undefined
const decoy = () => {
  decoyHash ??= hashPassword(randomBytes(16).toString("hex"))
  return decoyHash
}

interface Opening {
  readonly now: Date
  readonly userAgent: string
  readonly accessTokens: AccessTokens
}

/** `db` is the plain handle: hashing takes long and must not hold a transaction. */
export async function signInWithPassword(
  db: Tx,
  credentials: { email: string; password: string },
  opening: Opening,
) {
  const found = await findCredentials(db, credentials.email)
  const matches = await verifyArgon2(
    found?.passwordHash ?? (await decoy()),
    credentials.password.normalize("NFKC"),
  )
  if (!found?.passwordHash || !matches) throw new ApiError("auth.invalid_credentials")
  return db.transaction((tx) => openSession(tx, found.id, "local", opening))
}

export async function openSession(tx: Tx, userId: string, strategy: Strategy, opening: Opening) {
  const sessionId = randomUUID()
  const userAgent = opening.userAgent.slice(0, 300)
  await insertSession(tx, { id: sessionId, userId, strategy, userAgent, now: opening.now })
  await emit(tx, "session.opened", { userId, sessionId })
  return issueTokens(tx, { sessionId, strategy }, opening)
}

/** A spent token that comes back was stolen from someone: nobody keeps the session. */
export async function exchangeRefreshToken(
  db: Tx,
  token: string | undefined,
  opening: Omit<Opening, "userAgent">,
) {
  const issued = await db.transaction(async (tx) => {
    const hash = hashToken(token ?? "")
    const found = await lockRefreshToken(tx, hash)
    const verdict = judgeRefresh(found, opening.now)
    if (found && verdict === "spent") await endSession(tx, found.sessionId, opening.now)
    if (!found || verdict !== "good") return undefined
    await spendRefreshToken(tx, hash, opening.now)
    await touchSession(tx, found.sessionId, opening.now)
    return issueTokens(tx, found, opening)
  })
  // Thrown outside: the end of a stolen session must be committed, not rolled back.
  if (!issued) throw new ApiError("auth.refresh_invalid")
  return issued
}

export async function signOut(tx: Tx, user: Actor, now: Date): Promise<void> {
  await endSession(tx, user.sessionId, now)
}

async function issueTokens(
  tx: Tx,
  session: { sessionId: string; strategy: Strategy },
  { now, accessTokens }: Pick<Opening, "now" | "accessTokens">,
) {
  const refreshToken = randomBytes(32).toString("base64url")
  const refreshSeconds = REFRESH_TOKEN_SECONDS[session.strategy]
  await insertRefreshToken(tx, {
    hash: hashToken(refreshToken),
    sessionId: session.sessionId,
    expiresAt: new Date(now.getTime() + refreshSeconds * 1000),
  })
  return {
    accessToken: await accessTokens.sign(session.sessionId),
    accessSeconds: ACCESS_TOKEN_SECONDS,
    refreshToken,
    refreshSeconds,
  } as const
}

/** Tokens are random enough that a plain digest hides them. */
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url")

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly seal: string
  readonly role: Role
  readonly isVerified?: boolean
  readonly isScreened?: boolean
  readonly registerStep?: string | null
}

/** An account as the provider sets it up itself; sign-up has its own way. */
export async function createAccount(db: Tx, { password, ...account }: NewAccount): Promise<string> {
  const id = randomUUID()
  await insertUser(db, {
    id,
    passwordHash: await hashPassword(password),
    emailConfirmedAt: new Date(),
    ...account,
  })
  return id
}
