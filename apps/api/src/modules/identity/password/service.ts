import type { Language } from "@shirube/vocabulary/language"
import { isClosedAddress } from "#api/kernel/config/demo"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { queueLetter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import { countIssuedTokens, issueToken, look, redeem } from "#api/kernel/security/one-time-tokens"
import { hashPassword, passwordMatches } from "#api/kernel/security/passwords"
import type { Actor, Visit } from "#api/kernel/security/session"
import {
  type Credentials,
  changeCredentials,
  credentialsOf,
} from "#api/modules/identity/accounts/credentials/service"
import {
  accountAt,
  accountOf,
  lockAccount,
  markEmailConfirmed,
  setPasswordHash,
  writeTo,
} from "#api/modules/identity/accounts/service"
import { byOwner, recordAudit } from "#api/modules/identity/audit/service"
import {
  forgetOtherDevices,
  guess,
  isFromKnownDevice,
  rememberDevice,
} from "#api/modules/identity/guesses/service"
import { endSessionsWhere, findSession } from "#api/modules/identity/sessions/service"
import { passwordChanged } from "./events.ts"
import { weaknessOf } from "./policy.ts"
import { passwordChangedLetter, resetLetter, weaknessText } from "./present.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config">

export async function refuseWeakPassword(password: string, email: string, language: Language): Promise<void> {
  const common = await commonPasswords()
  const weakness = weaknessOf(password, email, (word) => common.has(word))
  if (weakness)
    throw new ApiError("password.weak", { fields: { password: [weaknessText[weakness][language]] } })
}

export const RESET_QUEUE = "password-reset"
export interface ResetRequest {
  readonly email: string
  /** Requested from a known device of the owner; such requests have a separate mail limit. */
  readonly isFromOwner: boolean
}

const REQUESTS = { per: "ip", points: 5, seconds: 900 } as const

/** A job looks up the address later, so that response times do not reveal accounts. */
export async function requestReset(
  db: Db,
  email: string,
  visit: Visit,
  { jobs, limits }: Pick<Platform, "jobs" | "limits">,
): Promise<void> {
  const isFromOwner = await isFromKnownDevice(db.autocommit, email, visit)
  const caller = isFromOwner ? `device ${visit.device}` : `network ${visit.ip}`
  await limits.spend("reset links", REQUESTS, `${caller} ${email.toLowerCase()}`)
  await jobs.enqueue(db.autocommit, RESET_QUEUE, { email, isFromOwner } satisfies ResetRequest)
}

export const isResetGood = async (tx: Tx, token: string, now: Date) =>
  (await look(tx, "password-reset", token, now)) !== undefined

export async function resetPassword(
  db: Db,
  { token, password }: { token: string; password: string },
  visit: Visit,
  platform: Deps,
): Promise<void> {
  const found = await look(db.autocommit, "password-reset", token, visit.now)
  const owner = found?.userId && (await accountOf(db.autocommit, found.userId))
  if (!owner || found.credentialsVersion === null) throw new ApiError("password.reset_invalid")
  await refuseWeakPassword(password, owner.email, visit.language)
  const hash = await hashPassword(password)
  const proven = { userId: owner.id, credentialsVersion: found.credentialsVersion }
  await db.transaction(async (tx) => {
    // Checked again under the lock: of two concurrent resets one wins.
    if (!(await redeem(tx, "password-reset", token, visit.now))) throw new ApiError("password.reset_invalid")
    await replacePassword(tx, proven, hash, { userId: owner.id }, visit, platform)
    await markEmailConfirmed(tx, owner.id, visit.now)
    await recordAudit(tx, platform.vault, visit, { event: "password.reset", ...byOwner(owner.id) })
  })
}

export async function changePassword(
  db: Db,
  user: Actor,
  { current, password }: { current: string; password: string },
  visit: Visit,
  platform: Deps,
): Promise<void> {
  const owner = await accountOf(db.autocommit, user.id)
  if (!owner?.passwordHash) throw new ApiError("password.not_set")
  await confirmPassword(db, owner, { field: "current_password", password: current }, visit, platform)
  await refuseWeakPassword(password, owner.email, visit.language)
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const others = { userId: user.id, except: user.sessionId }
    await replacePassword(tx, credentialsOf(user), hash, others, visit, platform)
    await recordAudit(tx, platform.vault, visit, { event: "password.changed", ...byOwner(user.id) })
  })
}

async function replacePassword(
  tx: Tx,
  proven: Credentials,
  hash: string,
  ending: { userId: UserId; except?: string },
  visit: Visit,
  { jobs, config }: Deps,
): Promise<void> {
  const { userId } = proven
  await changeCredentials(tx, proven)
  await setPasswordHash(tx, userId, hash)
  await endSessionsWhere(tx, ending, visit.now)
  await forgetOtherDevices(tx, userId, visit)
  // Includes a new device: ongoing guesses by strangers must not lock the owner out of the device they reset on.
  await rememberDevice(tx, userId, visit)
  await emit(tx, passwordChanged, { userId })
  await writeTo(tx, userId, passwordChangedLetter(`${config.publicUrl}/forgot-password`), { jobs, config })
}

const wrongText = {
  en: "That is not your password. Please try again.",
  ja: "パスワードが違います。もう一度入力してください。",
}
const wrongPassword = (field: string, language: Language) =>
  new ApiError("password.wrong", { fields: { [field]: [wrongText[language]] } })

async function confirmPassword(
  db: Db,
  owner: { id: UserId; passwordHash: string | null },
  { field, password }: { field: string; password: string | undefined },
  visit: Visit,
  platform: Pick<Platform, "vault">,
): Promise<void> {
  const isRight =
    password !== undefined &&
    (await guess(
      db,
      {
        target: { userId: owner.id },
        by: byOwner(owner.id).by,
        event: "owner_proof.failed",
        method: "password",
        check: async () => (await passwordMatches(owner.passwordHash, password)) || undefined,
      },
      visit,
      platform,
    ))
  if (!isRight) throw wrongPassword(field, visit.language)
}

const RECENT_MS = 600_000

/** Required before a sign-in method changes, so that access to an open laptop is not enough for a takeover. */
export async function confirmOwner(
  db: Db,
  user: Actor,
  password: string | undefined,
  visit: Visit,
  platform: Pick<Platform, "vault">,
): Promise<void> {
  const owner = await accountOf(db.autocommit, user.id)
  if (owner?.passwordHash) return confirmPassword(db, owner, { field: "password", password }, visit, platform)
  const session = await findSession(db.autocommit, user.sessionId)
  if (!session || visit.now.getTime() - session.createdAt.getTime() > RECENT_MS)
    throw new ApiError("auth.sign_in_again")
}

// The most common passwords, most of them from published breaches. Loaded on first use: most processes never
// need them.
let passwords: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"])
}

function commonPasswords(): Promise<ReadonlySet<string>> {
  passwords ??= load()
  return passwords
}

const HOUR = 3600
/**
 * Requests from many networks must not flood a mailbox. All links of the hour stay valid, and the owner's devices are counted
 * separately, so that strangers can neither block the owner's requests nor invalidate a link.
 */
const MOST_PER_HOUR = 5

export const sendResetLink = ({ db, config, clock, jobs }: JobParts): JobDefinition<ResetRequest> => ({
  queue: RESET_QUEUE,
  run: ({ email, isFromOwner }) =>
    db.transaction(async (tx) => {
      if (isClosedAddress(config, email)) return
      const found = await accountAt(tx, email)
      const owner = found && (await lockAccount(tx, found.id))
      const now = clock.now()
      if (!owner) return
      const since = new Date(now.getTime() - HOUR * 1000)
      const earlier = { kind: "password-reset", userId: owner.id, payload: { isFromOwner }, since } as const
      if ((await countIssuedTokens(tx, earlier)) >= MOST_PER_HOUR) return
      const token = await issueToken(tx, {
        kind: "password-reset",
        owner: credentialsOf(owner),
        payload: { isFromOwner },
        seconds: HOUR,
        now,
      })
      const url = `${config.publicUrl}/forgot-password/reset/${token}`
      await queueLetter(tx, { jobs, config }, owner, resetLetter({ account: owner.email, url }))
    }),
})
