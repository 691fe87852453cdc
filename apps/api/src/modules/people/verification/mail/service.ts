// Verification by a link mailed to a university address. The page consumes it only after the reader confirms, because mail
// scanners open every link.

import { LINK_SECONDS, RESEND_SECONDS } from "@shirube/contract/people/verification/routes"
import { universityKey } from "@shirube/vocabulary/people/verification/proofs"
import type { Db, Tx } from "#api/kernel/db/client"
import { newId, type UserId, type VerificationRequestId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { queueLetter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import { issueToken, judge, redeem } from "#api/kernel/security/one-time-tokens"
import type { Actor, Visit } from "#api/kernel/security/session"
import { accountOf } from "#api/modules/identity/accounts/service"
import { byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { profileOf } from "#api/modules/people/profile/service"
import {
  grant,
  openClaim,
  refuseBarredNumber,
  refuseTakenNumber,
  sealClaim,
  universityWords,
} from "../claims/service.ts"
import { askEditors, dropRequest, ownerOfDomain } from "../hosts/service.ts"
import { linkLetter } from "../letters.ts"
import { domainOf, isAcademic } from "../policy.ts"
import { notUniversityText, otherUniversityText } from "../present.ts"
import { type RequestRow, replaceRequest, selectRequest, setMailed } from "../queries.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config" | "limits">

/** Prevents flooding a mailbox. */
const PER_ADDRESS = { per: "user", points: 5, seconds: 3_600 } as const
const PER_NETWORK_AND_ADDRESS = { per: "ip", points: 5, seconds: 3_600 } as const
const KIND = "student-verification"

/** The link's owner and request. */
interface LinkPayload {
  readonly userId: UserId
  readonly requestId: VerificationRequestId
}

interface LinkRequest {
  readonly email: string
  readonly number: string
  readonly graduationMonth: string
}

export async function sendLink(
  db: Db,
  platform: Deps,
  userId: UserId,
  { email, number, graduationMonth }: LinkRequest,
  visit: Visit,
): Promise<void> {
  const { vault } = platform
  const profile = await profileOf(db.autocommit, userId)
  const chosen = universityKey(profile?.universityId, profile?.universityName)
  const claim = {
    method: "mail",
    universityKey: await claimedAt(db.autocommit, email, chosen, visit),
    number,
    email,
    degree: profile?.degree ?? null,
    graduationMonth,
  } as const
  const before = await selectRequest(db.autocommit, userId)
  if (before && openClaim(vault, before).email?.toLowerCase() === email.toLowerCase())
    refuseTooSoon(before, visit.now)
  await refuseTakenNumber(db.autocommit, vault, userId, claim)
  await refuseBarredNumber(db.autocommit, vault, claim, visit.now)
  await spendAddress(platform, email, visit)
  await db.transaction(async (tx) => {
    await dropRequest(tx, platform, userId)
    const id = newId<VerificationRequestId>()
    await replaceRequest(tx, { userId, id, ...sealClaim(vault, userId, claim), createdAt: visit.now })
    await mailLink(tx, platform, { userId, requestId: id }, email, visit.now)
  })
}

/** The university of an address: the owner of its domain, or the chosen one until an editor has named the owner. */
async function claimedAt(tx: Tx, email: string, chosen: string | null, { language }: Visit): Promise<string> {
  const domain = domainOf(email)
  const owner = await ownerOfDomain(tx, domain)
  const refuse = (text: string) => new ApiError("request.invalid", { fields: { email: [text] } })
  if (!owner && !isAcademic(domain)) throw refuse(notUniversityText[language])
  if (owner && chosen && owner !== chosen)
    throw refuse(otherUniversityText(universityWords(owner), universityWords(chosen))[language])
  const claimed = owner ?? chosen
  if (claimed === null) throw new ApiError("verification.university_missing")
  return claimed
}

function refuseTooSoon({ mailedAt }: RequestRow, now: Date): void {
  const waitMs = mailedAt ? mailedAt.getTime() + RESEND_SECONDS * 1000 - now.getTime() : 0
  if (waitMs > 0)
    throw new ApiError("verification.mailed_just_now", { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

async function spendAddress({ limits }: Deps, email: string, { ip }: Visit): Promise<void> {
  const address = email.toLowerCase()
  await limits.spend("student links per network and address", PER_NETWORK_AND_ADDRESS, `${ip} ${address}`)
  await limits.spend("student links per address", PER_ADDRESS, address)
}

async function mailLink(
  tx: Tx,
  { jobs, config }: Pick<Deps, "jobs" | "config">,
  link: LinkPayload,
  email: string,
  now: Date,
): Promise<void> {
  const token = await issueToken(tx, { kind: KIND, payload: link, seconds: LINK_SECONDS, now })
  const account = await accountOf(tx, link.userId)
  const url = `${config.publicUrl}/email/verify?token=${token}`
  await queueLetter(tx, { jobs, config }, { email, language: account?.language ?? null }, linkLetter(url))
  await setMailed(tx, link.userId, now)
}

export async function resendLink(db: Db, platform: Deps, userId: UserId, visit: Visit): Promise<void> {
  const request = await selectRequest(db.autocommit, userId)
  const email = request && openClaim(platform.vault, request).email
  if (!request || !email) throw new ApiError("verification.nothing_under_way")
  refuseTooSoon(request, visit.now)
  await spendAddress(platform, email, visit)
  await db.transaction((tx) => mailLink(tx, platform, { userId, requestId: request.id }, email, visit.now))
}

/** The link's state for this reader; does not consume it. */
export async function inspectLink(tx: Tx, token: string, user: Actor | null, now: Date) {
  const { state, payload } = await judge(tx, KIND, token, now)
  const link = payload as LinkPayload | undefined
  const request = link && (await selectRequest(tx, link.userId))
  const isReplaced = state === "good" && request?.id !== link?.requestId
  return {
    state: isReplaced ? ("unknown" as const) : state,
    isOwn: user && link ? link.userId === user.id : null,
  }
}

const refusals = {
  unknown: "verification.link_unknown",
  used: "verification.link_used",
  expired: "verification.link_expired",
} as const

export async function confirmLink(
  tx: Tx,
  platform: Pick<Platform, "vault">,
  user: Actor,
  token: string,
  visit: Visit,
): Promise<void> {
  const { state, isOwn } = await inspectLink(tx, token, user, visit.now)
  if (state !== "unknown" && isOwn === false) throw new ApiError("verification.link_foreign")
  if (state !== "good") throw new ApiError(refusals[state])
  // Of two concurrent confirmations one succeeds; a rollback below makes the link valid again.
  if (!(await redeem(tx, KIND, token, visit.now))) throw new ApiError("verification.link_used")
  const request = await selectRequest(tx, user.id)
  if (!request) throw new ApiError("verification.link_used")
  const { email } = openClaim(platform.vault, request)
  const owner = await ownerOfDomain(tx, domainOf(email ?? ""))
  if (owner === request.universityKey) await grant(tx, platform, request, visit.now)
  else await askEditors(tx, request, visit.now)
  await recordAudit(tx, platform.vault, visit, { event: "verification.confirmed", ...byOwner(user.id) })
}
