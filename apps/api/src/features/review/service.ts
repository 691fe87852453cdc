// The one queue for whatever waits for an editor. A feature sends something in and takes it back; an editor decides; what follows is the
// kind's own, in the same transaction.
import { fieldText } from "@shirube/contract/field-problems"
import type { Language } from "@shirube/contract/language"
import type { ReviewOutcome } from "@shirube/contract/review"
import type { Tx } from "#api/db/client"
import type { ReviewId, UserId } from "#api/db/ids"
import { accountOf, peopleOf, writeTo, writeToMember } from "#api/features/accounts/service"
import { aboutUser, recordAudit } from "#api/features/audit/service"
import { decodeMoment, encodeCursor } from "#api/platform/cursor"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { StoredFile } from "#api/platform/file-answer"
import type { Platform } from "#api/platform/platform"
import type { ChosenSuspension, Reason, ReviewKind, ReviewSubject } from "#api/platform/review-kinds"
import type { Actor, Visit } from "#api/platform/session"
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

/** In the queue from now on; where it waits already, as another version in the same place. */
export const submitForReview = (
  tx: Tx,
  kind: Pick<ReviewKind, "name" | "isConfidential">,
  subject: ReviewSubject,
  now: Date,
): Promise<ReviewId> =>
  upsertWaiting(tx, { kind: kind.name, isConfidential: kind.isConfidential ?? false, ...subject }, now)

/** False where it was not waiting (any more). */
export const withdrawFromReview = (
  tx: Tx,
  kind: Pick<ReviewKind, "name">,
  ...subjectIds: readonly string[]
) => markWithdrawn(tx, kind.name, subjectIds)

/** For a demo: as if an editor had decided already. Nothing follows from it, and nobody is told. */
export async function bringDecision(
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

/** Where somebody's own newest one stands, for them to see. */
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

/** What somebody was told about each of these things, the last time that a decision had consequences. */
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

/** Every queue, also those in which nothing waits. */
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

interface Listing {
  readonly queue?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

export async function listWaiting(tx: Tx, { reviewKinds }: Kinds, { queue, cursor, limit }: Listing) {
  const kinds = reviewKinds.filter((kind) => queue === undefined || kind.queue === queue)
  if (queue !== undefined && kinds.length === 0) throw new ApiError("review.no_queue")
  const after = cursor === undefined ? undefined : decodeMoment(cursor)
  const names = kinds.map(({ name }) => name)
  const found = await selectWaiting(tx, names, { after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const people = await peopleOf(
    tx,
    rows.flatMap(({ applicantId }) => applicantId ?? []),
  )
  const last = rows.at(-1)
  return {
    items: rows.flatMap((row) => {
      const kind = kinds.find(({ name }) => name === row.kind)
      const applicant = row.applicantId === null ? null : people.get(row.applicantId)
      return kind && applicant !== undefined ? [{ ...row, kind, applicant }] : []
    }),
    nextCursor: found.length > rows.length && last ? encodeCursor([last.position, last.id]) : null,
  }
}

export async function findReview(tx: Tx, deps: Deps, id: ReviewId) {
  const row = await selectReview(tx, id)
  return whole(tx, deps, row, kindOf(deps, row))
}

/** Of a newer version, perhaps, while processes are replaced one by one: it is left to those. */
function kindOf({ reviewKinds }: Kinds, row: ReviewRow | undefined): ReviewKind {
  const kind = row && reviewKinds.find(({ name }) => name === row.kind)
  if (!kind) throw new ApiError("review.not_found")
  return kind
}

async function whole(tx: Tx, deps: Deps, row: ReviewRow | undefined, kind: ReviewKind) {
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

/** Editors are not suspended here, and whoever has left cannot be. */
async function isSuspendable(tx: Tx, { applicantId }: Pick<ReviewRow, "applicantId">): Promise<boolean> {
  const account = applicantId && (await accountOf(tx, applicantId))
  return Boolean(account && account.role !== "editor")
}

/** More do not help to decide. */
const MOST_EARLIER = 10

/** What somebody was told before in the same matter; all that others have reported is one. */
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
  /** Which of the parts that were shown are approved; null: all. */
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
  const { version: _, outcome, parts, name, suspension, ...said } = decision
  refuseUnlessOffered(kind, decision)
  refuseUnlessReasoned(kind.reasons, decision, visit.language)
  if (kind.naming && outcome === "approved" && name === null)
    throw new ApiError("request.invalid", {
      fields: { name: [fieldText({ kind: "missing" }, visit.language)] },
    })
  await markDecided(tx, row, {
    ...said,
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
  const letter = kind.letter(outcome, reasonWords(said, kind.reasons), deps.config.publicUrl, isChange)
  if (letter && applicantId) {
    if (kind.isAboutSuspension) await writeTo(tx, applicantId, letter, deps)
    else await writeToMember(tx, applicantId, letter, deps, visit.now)
  }
  return findReview(tx, deps, id)
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

/** A page that is older than the kind, or a caller without one. */
function refuseUnlessOffered({ outcomes, maySuspend }: ReviewKind, { outcome, suspension }: Decision): void {
  const isOffered = outcomes?.includes(outcome) ?? true
  if (!isOffered || (suspension && (!maySuspend || outcome === "approved")))
    throw new ApiError("request.malformed")
}

/** Nobody is turned away without a word. */
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

/** Only while it waits: afterwards nobody has a reason to look. */
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
  event: "review.decided" | "review.file_seen",
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
