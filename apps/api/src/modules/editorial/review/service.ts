// The review queue. Features submit and withdraw subjects; an editor decides; the kind's handler runs in the same transaction.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import { fieldText } from "@shirube/vocabulary/http/field-problems"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ChosenSuspension, Reason, ReviewKind, ReviewSubject } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { accountOf, peopleOf, writeTo, writeToMember } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { decidedText, reasonMissingText, reasonWords } from "./present.ts"
import {
  countWaiting,
  lockReview,
  markDecided,
  markWithdrawn,
  type ReviewRow,
  selectDecidedAbout,
  selectNewestAgainst,
  selectNewestOf,
  selectReview,
  selectWaiting,
  upsertWaiting,
  type Verdict,
} from "./queries.ts"

type Kinds = Pick<Platform, "reviewKinds">
type Deps = Pick<
  Platform,
  "vault" | "jobs" | "config" | "storage" | "filePurposes" | "reviewKinds" | "onVerificationEnded"
>

/** Adds the subject to the queue; if it already waits, as a new version in the same place. */
export const submitForReview = (
  tx: Tx,
  kind: Pick<ReviewKind, "name" | "isConfidential">,
  subject: ReviewSubject,
  now: Date,
): Promise<ReviewId> =>
  upsertWaiting(tx, { kind: kind.name, isConfidential: kind.isConfidential ?? false, ...subject }, now)

/** False if it was not waiting. */
export const withdrawFromReview = (
  tx: Tx,
  kind: Pick<ReviewKind, "name">,
  ...subjectIds: readonly string[]
) => markWithdrawn(tx, kind.name, subjectIds)

/** For demo data: stores a decision without running its handler and without notifications. */
export async function storeDecision(
  tx: Tx,
  kind: Pick<ReviewKind, "name" | "isConfidential">,
  subject: ReviewSubject,
  verdict: Pick<Verdict, "state" | "decidedBy" | "reasonKey">,
  now: Date,
): Promise<void> {
  const row = await lockReview(tx, await submitForReview(tx, kind, subject, now))
  if (row)
    await markDecided(tx, row, {
      ...verdict,
      decidedAt: now,
      reason: null,
      note: null,
      isConfidential: false,
    })
}

/** The applicant's newest review, for their own view. */
export async function ownReview(tx: Tx, kind: Pick<ReviewKind, "name" | "reasons">, applicantId: UserId) {
  const row = await selectNewestOf(tx, kind.name, applicantId)
  return (
    row && {
      subjectId: row.subjectId,
      state: row.state,
      submittedAt: row.submittedAt,
      decidedAt: row.decidedAt,
      reason: reasonWords(row, kind.reasons),
    }
  )
}

/** The reason of the newest adverse decision about each subject. */
export async function newestReasons(
  tx: Tx,
  kind: Pick<ReviewKind, "name" | "reasons">,
  subjectIds: readonly string[],
) {
  const found = subjectIds.length === 0 ? [] : await selectNewestAgainst(tx, kind.name, subjectIds)
  return found.flatMap((row) => {
    const reason = reasonWords(row, kind.reasons)
    return reason ? [[row.subjectId, reason] as const] : []
  })
}

/** Includes empty queues. */
export async function listQueues(tx: Tx, { reviewKinds }: Kinds) {
  const counted = new Map((await countWaiting(tx)).map((row) => [row.kind, row]))
  return [...Map.groupBy(reviewKinds, ({ queue }) => queue)].flatMap(([queue, kinds]) => {
    const waiting = kinds.flatMap(({ name }) => counted.get(name) ?? [])
    const [kind] = kinds
    return kind ? [{ queue, title: kind.queueTitle ?? kind.title, ...together(waiting) }] : []
  })
}

const together = (counted: readonly { readonly waiting: number; readonly oldestAt: Date | null }[]) => ({
  waiting: counted.reduce((sum, { waiting }) => sum + waiting, 0),
  oldestAt: counted.reduce<Date | null>(
    (oldest, { oldestAt }) =>
      oldest === null || (oldestAt !== null && oldestAt < oldest) ? oldestAt : oldest,
    null,
  ),
})

interface Listing extends PageRequest {
  readonly queue?: string | undefined
}

export async function listWaiting(tx: Tx, { reviewKinds }: Kinds, { queue, cursor, limit }: Listing) {
  const kinds = reviewKinds.filter((kind) => queue === undefined || kind.queue === queue)
  if (queue !== undefined && kinds.length === 0) throw new ApiError("review.no_queue")
  const after = byMoment.decode(cursor)
  const names = kinds.map(({ name }) => name)
  const found = await selectWaiting(tx, names, { after, limit: limit + 1 })
  const { items: rows, nextCursor } = byMoment.page(found, limit, ({ position, id }) => ({
    at: position,
    id,
  }))
  const people = await peopleOf(
    tx,
    rows.flatMap(({ applicantId }) => applicantId ?? []),
  )
  return {
    items: rows.flatMap((row) => {
      const kind = kinds.find(({ name }) => name === row.kind)
      const applicant = row.applicantId === null ? null : people.get(row.applicantId)
      return kind && applicant !== undefined ? [{ ...row, kind, applicant }] : []
    }),
    nextCursor,
  }
}

export async function readReview(tx: Tx, deps: Deps, editor: Actor, id: ReviewId, visit: Visit) {
  const row = await selectReview(tx, id)
  const kind = kindOf(deps, row)
  if (row && kind.isReadingRecorded) await record(tx, deps, editor, "review.read", row, {}, visit)
  return reviewDetail(tx, deps, row, kind)
}

/** During a rolling deployment a newer process may store an unknown kind; this one leaves it alone. */
function kindOf({ reviewKinds }: Kinds, row: ReviewRow | undefined): ReviewKind {
  const kind = row && reviewKinds.find(({ name }) => name === row.kind)
  if (!kind) throw new ApiError("review.not_found")
  return kind
}

async function reviewDetail(tx: Tx, deps: Deps, row: ReviewRow | undefined, kind: ReviewKind) {
  if (!row) throw new ApiError("review.not_found")
  const people = await peopleOf(
    tx,
    [row.applicantId, row.decidedBy].flatMap((id) => id ?? []),
  )
  const applicant = row.applicantId === null ? null : people.get(row.applicantId)
  if (applicant === undefined) throw new ApiError("review.not_found")
  return {
    ...row,
    kind,
    applicant: applicant && { name: applicant.name, seal: applicant.seal, language: applicant.language },
    decider: (row.decidedBy && people.get(row.decidedBy)?.name) || null,
    subject: await kind.show(tx, deps, row),
    maySuspend: kind.maySuspend === true && (await isSuspendable(tx, row)),
    earlier: await earlierDecisions(tx, deps, row, kind),
  }
}

/** Editors and deleted accounts cannot be suspended here. */
async function isSuspendable(tx: Tx, { applicantId }: Pick<ReviewRow, "applicantId">): Promise<boolean> {
  const account = applicantId && (await accountOf(tx, applicantId))
  return Boolean(account && account.role !== "editor")
}

/** More would not help an editor decide. */
const MOST_EARLIER = 10

/** Earlier decisions of the same kind; all kinds of reports count as one. */
async function earlierDecisions(tx: Tx, { reviewKinds }: Kinds, row: ReviewRow, kind: ReviewKind) {
  if (row.applicantId === null) return []
  const kinds = kind.isConfidential ? reviewKinds.filter(({ isConfidential }) => isConfidential) : [kind]
  const found = await selectDecidedAbout(tx, row.applicantId, {
    kinds: kinds.map(({ name }) => name),
    except: row.id,
    limit: MOST_EARLIER,
  })
  return found.flatMap((decided) => {
    const of = kinds.find(({ name }) => name === decided.kind)
    return of ? [{ ...decided, kind: of }] : []
  })
}

export interface Decision {
  readonly version: number
  readonly outcome: ReviewOutcome
  readonly reasonKey: string | null
  readonly reason: string | null
  readonly note: string | null
  readonly suspension: ChosenSuspension | null
  /** The approved parts; null for all. */
  readonly parts: readonly string[] | null
  readonly name: string | null
}

export async function decide(
  tx: Tx,
  deps: Deps,
  editor: Actor,
  id: ReviewId,
  decision: Decision,
  visit: Visit,
) {
  const row = await lockReview(tx, id)
  const kind = kindOf(deps, row)
  if (!row) throw new ApiError("review.not_found")
  await refuseUnlessWaiting(tx, row, kind, visit.language)
  if (row.version !== decision.version) throw new ApiError("review.changed")
  const { version: _, outcome, parts, name, suspension, ...reasoning } = decision
  refuseUnlessOffered(kind, decision)
  refuseUnlessReasoned(kind.reasons, decision, visit.language)
  if (kind.naming && outcome === "approved" && name === null)
    throw new ApiError("request.invalid", {
      fields: { name: [fieldText({ kind: "missing" }, visit.language)] },
    })
  await markDecided(tx, row, {
    ...reasoning,
    state: outcome,
    decidedBy: editor.id,
    decidedAt: visit.now,
    isConfidential: row.isConfidential && outcome === "approved",
  })
  const { subjectId, applicantId } = row
  const isChange = (await kind.isChange?.(tx, { subjectId, applicantId })) ?? false
  const decided = {
    reviewId: id,
    subjectId,
    outcome,
    decidedBy: editor.id,
    ...(isChange ? { isChange } : {}),
  }
  const chosen = {
    ...(parts ? { parts } : {}),
    ...(name ? { name } : {}),
    ...(suspension ? { suspension } : {}),
  }
  await kind.decided(tx, deps, { ...decided, applicantId, ...chosen }, visit)
  if (applicantId) await emit(tx, kind.event, { ...decided, applicantId })
  await record(tx, deps, editor, "review.decided", row, { outcome }, visit)
  const letter = kind.letter(outcome, reasonWords(reasoning, kind.reasons), deps.config.publicUrl, isChange)
  if (letter && applicantId) {
    if (kind.isAboutSuspension) await writeTo(tx, applicantId, letter, deps)
    else await writeToMember(tx, applicantId, letter, deps, visit.now)
  }
  return reviewDetail(tx, deps, await selectReview(tx, id), kind)
}

async function refuseUnlessWaiting(
  tx: Tx,
  { state, decidedBy }: ReviewRow,
  { choices }: Pick<ReviewKind, "choices">,
  language: Language,
) {
  if (state === "waiting") return
  if (state === "withdrawn") throw new ApiError("review.withdrawn")
  const decider = decidedBy && (await peopleOf(tx, [decidedBy])).get(decidedBy)
  const text = decidedText(state, decider ? decider.name : null, language, choices?.[state])
  throw new ApiError("review.decided_already", { fields: { outcome: [text] } })
}

/** An outdated page or a direct API call may send an outcome that is not offered. */
function refuseUnlessOffered({ outcomes, maySuspend }: ReviewKind, { outcome, suspension }: Decision): void {
  const isOffered = outcomes?.includes(outcome) ?? true
  if (!isOffered || (suspension && (!maySuspend || outcome === "approved")))
    throw new ApiError("request.malformed")
}

/** Every adverse decision needs a reason. */
function refuseUnlessReasoned(
  reasons: readonly Reason[],
  { outcome, reasonKey, reason, suspension }: Decision,
  language: Language,
): void {
  const isKnown =
    reasonKey === null || reasons.some((each) => each.key === reasonKey && each.outcome === outcome)
  const isReasoned = outcome === "approved" || reasonKey !== null || reason !== null || suspension !== null
  if (!isKnown || !isReasoned)
    throw new ApiError("request.invalid", {
      fields: { [isKnown ? "reason" : "reason_key"]: [reasonMissingText[language]] },
    })
}

/** Only while it waits: afterwards there is no reason to view it. */
export async function openReviewFile(
  tx: Tx,
  deps: Deps,
  editor: Actor,
  { id, name }: { readonly id: ReviewId; readonly name: string },
  visit: Visit,
): Promise<StoredFile> {
  const row = await selectReview(tx, id)
  const kind = kindOf(deps, row)
  const file = row?.state === "waiting" ? await kind.openFile?.(tx, deps, row, name) : undefined
  if (!row || !file) throw new ApiError("file.not_found")
  await record(tx, deps, editor, "review.file_seen", row, { file: name }, visit)
  return file
}

const record = (
  tx: Tx,
  { vault }: Pick<Deps, "vault">,
  editor: Actor,
  event: "review.decided" | "review.file_seen" | "review.read",
  { id, kind, applicantId }: ReviewRow,
  details: Record<string, string>,
  visit: Visit,
) =>
  recordAudit(tx, vault, visit, {
    event,
    by: { kind: "editor", id: editor.id },
    about: aboutUser(applicantId),
    details: { review: id, kind, ...details },
  })
