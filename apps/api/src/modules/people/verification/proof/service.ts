// Keeps verifications consistent with profiles. `proofs` of the contract defines what a proof covers.
import { effectOnProof, type StudentFacts } from "@shirube/vocabulary/people/verification/proofs"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ProfileProofs } from "#api/kernel/features/profile-proofs"
import type { OnRoleChanged } from "#api/kernel/features/sign-up-steps"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import { university } from "#api/modules/common/reference/service"
import { byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { endVerification } from "../claims/service.ts"
import { verificationChanged } from "../events.ts"
import { dropRequest } from "../hosts/service.ts"
import { endOfMonth } from "../policy.ts"
import { acceptText } from "../present.ts"
import {
  type RequestRow,
  selectRequest,
  selectVerification,
  shortenVerification,
  updateRequest,
  type VerificationRow,
} from "../queries.ts"

/** Resolves the id of a merged university to the current one. */
const factsOfClaim = (
  claim: Pick<RequestRow, "universityKey" | "degree" | "graduationMonth">,
): StudentFacts => ({
  university: university(claim.universityKey)?.id ?? claim.universityKey,
  degree: claim.degree,
  graduationMonth: claim.graduationMonth,
})

/** The proofs that a profile change may affect: a verification, and a request for one. */
async function proofsOf(tx: Tx, userId: UserId) {
  const [verified, request] = [await selectVerification(tx, userId), await selectRequest(tx, userId)]
  return [
    ...(verified ? [{ state: "verified" as const, ...factsOfClaim(verified) }] : []),
    ...(request ? [{ state: "requested" as const, ...factsOfClaim(request) }] : []),
  ]
}

const keepProofs: ProfileProofs["keep"] = async (
  tx,
  deps,
  userId,
  { before: was, after: is, isAccepted },
  visit,
) => {
  const [verified, request] = [await selectVerification(tx, userId), await selectRequest(tx, userId)]
  const effectOn = (claim: RequestRow | VerificationRow | undefined) =>
    claim ? effectOnProof(factsOfClaim(claim), was, is) : "none"
  const [onVerified, onRequest] = [effectOn(verified), effectOn(request)]
  if (onVerified === "none" && onRequest === "none") return
  if (!isAccepted)
    throw new ApiError("verification.proof_change", {
      fields: { accepts_proof_change: [acceptText[visit.language]] },
    })
  const month = is.graduationMonth
  const isOver = month !== null && endOfMonth(month) <= visit.now
  if (onVerified === "ends" || (onVerified === "shortens" && isOver))
    await endVerification(tx, deps, userId, {
      why: "profile_changed",
      now: visit.now,
      by: byOwner(userId).by,
      visit,
    })
  else if (onVerified === "shortens" && month !== null) await shorten(tx, deps, userId, month, visit)
  if (onRequest === "ends" || (onRequest === "shortens" && isOver)) await dropRequest(tx, deps, userId)
  else if (onRequest === "shortens" && month !== null)
    await updateRequest(tx, userId, { graduationMonth: month })
}

export const profileProofs: ProfileProofs = { of: proofsOf, keep: keepProofs }

export const endOnRoleChange: OnRoleChanged = async (tx, deps, { userId }, visit) => {
  const { now } = visit
  await endVerification(tx, deps, userId, { why: "role_changed", now, by: byOwner(userId).by, visit })
  await dropRequest(tx, deps, userId)
}

async function shorten(
  tx: Tx,
  { vault }: Pick<Platform, "vault">,
  userId: UserId,
  month: string,
  visit: Visit,
): Promise<void> {
  await shortenVerification(tx, userId, { graduationMonth: month, endsAt: endOfMonth(month) })
  await emit(tx, verificationChanged, { userId, ended: null })
  await recordAudit(tx, vault, visit, {
    event: "verification.shortened",
    ...byOwner(userId),
    details: { until: month },
  })
}
