// Addresses of `ac.jp` domains that no listed university has. An editor names the university once for each domain; until then a
// confirmed address alone proves nothing.
import { universityKey } from "@shirube/vocabulary/people/verification/proofs"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type UserId, type VerificationRequestId } from "#api/kernel/db/ids"
import {
  decidedEvent,
  type OwnSubject,
  type ReviewDecided,
  reviewKind,
} from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { universityByDomain, universityByName } from "#api/modules/common/reference/service"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { profileOf, writeProfile } from "#api/modules/people/profile/service"
import { dropCard } from "../card/service.ts"
import {
  grantAndMoveNumber,
  openClaim,
  otherHolder,
  universityOf,
  universityWords,
} from "../claims/service.ts"
import { hostLetter } from "../letters.ts"
import { domainOf, institutionOf, lastTwo } from "../policy.ts"
import { hostFacts, hostNaming, hostReasons, queueTitle } from "../present.ts"
import {
  deleteRequest,
  type RequestRow,
  selectHost,
  selectRequest,
  selectRequestById,
  updateRequest,
  upsertHost,
} from "../queries.ts"

/** The university that owns a domain, from the list or an editor's decision; undefined if it is not known yet. */
export async function ownerOfDomain(tx: Tx, domain: string): Promise<string | undefined> {
  return universityByDomain(domain)?.id ?? (await selectHost(tx, institutionOf(domain)))?.universityKey
}

const requestOf = (tx: Tx, subjectId: string) =>
  selectRequestById(tx, namedId<VerificationRequestId>(subjectId))

export const universityHosts = reviewKind({
  name: "university-host",
  editorRole: "screener",
  queue: "verification",
  queuePosition: 50,
  queueTitle,
  title: { en: "University addresses", ja: "大学のアドレス" },
  reasons: hostReasons,
  naming: hostNaming,
  async show(tx, { vault }, { subjectId, applicantId }: OwnSubject) {
    const request = await requestOf(tx, subjectId)
    if (!request) return { facts: [], files: [] }
    const claim = openClaim(vault, request)
    const domain = domainOf(claim.email ?? "")
    const named = await selectHost(tx, institutionOf(domain))
    return {
      facts: hostFacts({
        profile: await profileOf(tx, applicantId),
        domain,
        university: universityWords(claim.universityKey),
        numberEnd: lastTwo(claim.number),
        graduationMonth: claim.graduationMonth,
        isTaken: (await otherHolder(tx, vault, applicantId, claim)) !== undefined,
      }),
      files: [],
      suggestedName: universityWords(named?.universityKey ?? claim.universityKey),
    }
  },
  async decided(tx, deps, { subjectId, applicantId, outcome, name, decidedBy }: ReviewDecided, { now }) {
    const request = await requestOf(tx, subjectId)
    if (!request) throw new ApiError("review.withdrawn")
    if (outcome !== "approved" || name === undefined) return void (await deleteRequest(tx, applicantId))
    const key = universityByName(name)?.id ?? universityKey(null, name) ?? name
    const host = institutionOf(domainOf(openClaim(deps.vault, request).email ?? ""))
    await upsertHost(tx, { host, universityKey: key, namedBy: decidedBy, namedAt: now })
    // The proof is for the university that the editor named, so the profile must match it.
    await writeProfile(tx, applicantId, universityOf(key), now)
    await updateRequest(tx, applicantId, { universityKey: key })
    await grantAndMoveNumber(tx, deps, { ...request, universityKey: key }, now)
  },
  event: decidedEvent("verification.host_decided", ["verification"]),
  letter: hostLetter,
})

/** Call when a link is confirmed but its domain has no university yet. */
export async function askEditors(tx: Tx, { id, userId }: RequestRow, now: Date): Promise<void> {
  await updateRequest(tx, userId, { confirmedAt: now })
  await submitForReview(tx, universityHosts, { subjectId: id, applicantId: userId }, now)
}

/** Withdraws the request: deletes the card and its review. */
export async function dropRequest(tx: Tx, platform: Pick<Platform, "jobs">, userId: UserId): Promise<void> {
  const request = await selectRequest(tx, userId)
  if (!request) return
  await dropCard(tx, platform, userId)
  await withdrawFromReview(tx, universityHosts, request.id)
  await deleteRequest(tx, userId)
}
