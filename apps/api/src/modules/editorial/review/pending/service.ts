// How decisions take effect: in a job, once their editor can no longer undo them.
import type { Tx } from "#api/kernel/db/client"
import { within } from "#api/kernel/db/client"
import { newId, type PendingDecisionId, type ReviewId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ReviewKind, SubjectDecision } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import { writeTo, writeToMember } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit, system } from "#api/modules/identity/audit/service"
import { reasonWords } from "../present.ts"
import {
  deletePending,
  insertPending,
  lockReview,
  markDecided,
  type PendingDecision,
  type ReviewRow,
  selectPending,
} from "../queries.ts"
import { announceChange } from "../service.ts"

type Deps = Pick<
  Platform,
  "vault" | "jobs" | "config" | "storage" | "filePurposes" | "onVerificationEnded" | "writingNouns"
>

type Effects = Omit<PendingDecision, "id" | "reviewId" | "version" | "effectiveAt">

interface DecidedReview {
  readonly row: ReviewRow
  readonly kind: ReviewKind
  readonly effects: Effects
}

export const subjectDecision = (
  { id: reviewId, subjectId, applicantId }: ReviewRow,
  { outcome, decidedBy, chosen }: Pick<Effects, "outcome" | "decidedBy" | "chosen">,
): SubjectDecision => {
  const { hasHidden: _, ...choice } = chosen
  return { reviewId, subjectId, applicantId, outcome, decidedBy, ...choice }
}

export async function takeEffect(
  tx: Tx,
  deps: Deps,
  { row, kind, effects }: DecidedReview,
  visit: Visit,
): Promise<void> {
  const { outcome, decidedBy, decidedAt, reasonKey, prepared, reason, note } = effects
  const { id, subjectId, applicantId } = row
  await markDecided(tx, row, {
    ...{ reasonKey, prepared, reason, note, decidedBy, decidedAt },
    state: outcome,
    isConfidential: row.isConfidential && outcome === "approved",
  })
  const isChange = (await kind.isChange?.(tx, { subjectId, applicantId })) ?? false
  const change = isChange ? ({ isChange } as const) : {}
  await kind.decided(tx, deps, { ...subjectDecision(row, effects), ...change }, visit)
  if (applicantId)
    await emit(tx, kind.event, { reviewId: id, subjectId, applicantId, outcome, decidedBy, ...change })
  const letter = kind.letter(outcome, reasonWords(effects, kind.reasons), deps.config.publicUrl, isChange)
  if (!letter || !applicantId) return
  if (kind.isAboutSuspension) await writeTo(tx, applicantId, letter, deps)
  else await writeToMember(tx, applicantId, letter, deps, visit.now)
}

const QUEUE = "reviews-take-effect"

/** Stores the decision, with the job that lets it take effect. Throws what would prevent that, while the editor is there. */
export async function postpone(tx: Tx, deps: Deps, decided: DecidedReview, visit: Visit): Promise<void> {
  await rehearse(tx, (inner) => takeEffect(inner, deps, decided, visit))
  const { undoSeconds } = deps.config
  const pending = {
    ...decided.effects,
    id: newId<PendingDecisionId>(),
    reviewId: decided.row.id,
    version: decided.row.version,
    effectiveAt: new Date(visit.now.getTime() + undoSeconds * 1_000),
  }
  await insertPending(tx, pending)
  const { id, reviewId } = pending
  await deps.jobs.enqueue(tx, QUEUE, { id, reviewId }, { afterSeconds: undoSeconds })
}

class Rehearsed extends Error {}

/** Runs the work and rolls it back. */
async function rehearse(tx: Tx, work: (tx: Tx) => Promise<void>): Promise<void> {
  const run = within(tx).transaction(async (inner) => {
    await work(inner)
    throw new Rehearsed()
  })
  await run.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
}

interface Due {
  readonly id: PendingDecisionId
  readonly reviewId: ReviewId
}

export const letDecisionsTakeEffect = (
  parts: JobParts,
  reviewKinds: readonly ReviewKind[],
): JobDefinition<Due> => ({
  queue: QUEUE,
  run: ({ id, reviewId }) =>
    parts.db.transaction(async (tx) => {
      const row = await lockReview(tx, reviewId)
      const pending = row && (await selectPending(tx, reviewId))
      const kind = row && reviewKinds.find(({ name }) => name === row.kind)
      if (!row || !kind || pending?.id !== id) return
      await deletePending(tx, [reviewId])
      const now = parts.clock.now()
      const visit: Visit = { now, ip: "", userAgent: "", language: "en", device: null }
      const isDone = await attempt(tx, (inner) =>
        takeEffect(inner, parts, { row, kind, effects: pending }, visit),
      )
      // It waits in the inbox again, as it is now.
      if (!isDone)
        await recordAudit(tx, parts.vault, visit, {
          event: "review.decision_void",
          by: system,
          about: aboutUser(row.applicantId),
          details: { review: reviewId, kind: row.kind, outcome: pending.outcome },
        })
      await announceChange(tx, reviewId)
    }),
})

/** False if a rule refuses it since the decision; other failures are retried with the job. */
async function attempt(tx: Tx, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  try {
    await within(tx).transaction(work)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
