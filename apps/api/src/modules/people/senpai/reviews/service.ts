// What editors decide about a senpai: the application, a changed work history, and the renewal of the screening.
import { fileTypes } from "@shirube/contract/common/media/files"
import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import { FILE_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { filePurpose } from "#api/kernel/features/file-purposes"
import {
  decidedEvent,
  type OwnSubject,
  type ReviewDecided,
  type ReviewKind,
  reviewKind,
} from "#api/kernel/features/review-kinds"
import { openSealed, sealedVariants, stopUsing, usedFileId } from "#api/modules/common/media/files/service"
import { nameOf } from "#api/modules/common/reference/service"
import { ownReview } from "#api/modules/editorial/review/service"
import { emitPersonShownChanged } from "#api/modules/identity/accounts/service"
import { profileOf } from "#api/modules/people/profile/service"
import { dropRenewal, grantScreening, reviewNames, screeningOf } from "#api/modules/people/screenings/service"
import { decisionLetter, factsOf, reasons, renewalLetter } from "../letters.ts"
import { type ApplicationRow, selectApplication, upsertApplication } from "../queries.ts"

export type SavedApplication = Omit<Parameters<typeof upsertApplication>[1], "userId" | "updatedAt">

export async function saveApplication(tx: Tx, userId: UserId, application: SavedApplication, now: Date) {
  await upsertApplication(tx, { userId, ...application, updatedAt: now })
  await emitPersonShownChanged(tx, userId)
}

/** Large enough to read small print. */
const READABLE = 2_000

export const proofPurpose = filePurpose({
  name: "senpai-proof",
  mostBytes: FILE_LIMIT_BYTES,
  accepts: fileTypes,
  visibility: "sealed",
  crops: [{ name: "proof", width: READABLE, height: READABLE, isWhole: true }],
})

async function proofOf(tx: Tx, ownerId: UserId) {
  const id = await usedFileId(tx, ownerId, proofPurpose)
  return id && { id, ownerId, purpose: proofPurpose }
}

const settled = (application: ApplicationRow, outcome: ReviewOutcome): SavedApplication => ({
  ...application,
  workplaces: (outcome === "approved" && application.proposedWorkplaces) || application.workplaces,
  proposedWorkplaces: null,
})

const queueTitle = { en: "Senpai", ja: "先輩" }

const common = {
  queue: "senpai",
  queuePosition: 60,
  queueTitle,
  reasons,
  async show(tx, _deps, { applicantId }: OwnSubject) {
    const proof = await proofOf(tx, applicantId)
    return {
      facts: factsOf(
        await selectApplication(tx, applicantId),
        await profileOf(tx, applicantId),
        await screeningOf(tx, applicantId),
        nameOf,
      ),
      files: proof ? await sealedVariants(tx, proof) : [],
    }
  },
  async openFile(tx, deps, { applicantId }: OwnSubject, name) {
    const proof = await proofOf(tx, applicantId)
    return proof && openSealed(tx, deps, proof, name)
  },
  isChange: async (tx, { applicantId }: OwnSubject) =>
    Boolean((await selectApplication(tx, applicantId))?.proposedWorkplaces),
  async decided(tx, { jobs }, { applicantId, outcome }: ReviewDecided, { now }) {
    const application = await selectApplication(tx, applicantId)
    // A returned change stays for the senpai to correct.
    if (application?.proposedWorkplaces && outcome !== "returned")
      await saveApplication(tx, applicantId, settled(application, outcome), now)
    if (outcome === "approved") await grantScreening(tx, applicantId, now)
    if (outcome === "declined") await dropRenewal(tx, applicantId)
    await stopUsing(tx, jobs, applicantId, proofPurpose)
  },
} satisfies Partial<ReviewKind>

export const senpaiReview = reviewKind({
  ...common,
  name: reviewNames.application,
  editorRole: "screener",
  title: queueTitle,
  event: decidedEvent("senpai.decided", ["senpai", "screening"]),
  letter: decisionLetter,
})

export const senpaiRenewal = reviewKind({
  ...common,
  name: reviewNames.renewal,
  editorRole: "screener",
  title: { en: "Renewal of a screening", ja: "審査の更新" },
  event: decidedEvent("senpai.renewal_decided", ["senpai", "screening"]),
  letter: renewalLetter,
})

/** Of the application or the renewal. */
export async function newestReview(tx: Tx, userId: UserId) {
  const application = await ownReview(tx, senpaiReview, userId)
  const renewal = await ownReview(tx, senpaiRenewal, userId)
  return renewal && (!application || renewal.submittedAt >= application.submittedAt) ? renewal : application
}
