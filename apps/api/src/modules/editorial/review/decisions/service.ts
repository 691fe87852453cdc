// An editor reads a review, decides it, and may undo the decision for a while.
import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import type { ChosenSuspension } from "@shirube/vocabulary/editorial/suspensions/choices"
import { fieldText } from "@shirube/vocabulary/http/field-problems"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId } from "#api/kernel/db/ids"
import type { Reason, ReviewKind } from "#api/kernel/features/review-kinds"
import { requireEditorRole } from "#api/kernel/http/editor-roles"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { accountOf, peopleOf } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { postpone, subjectDecision, takeEffect } from "../pending/service.ts"
import { decidedText, reasonMissingText } from "../present.ts"
import {
  deletePending,
  lockReview,
  type PendingDecision,
  type ReviewRow,
  selectDecidedAbout,
  selectPending,
  selectPendingOf,
  selectReview,
} from "../queries.ts"
import { announceChange, type Kinds } from "../service.ts"
import { filledTemplates } from "../templates/service.ts"

type Deps = Pick<
  Platform,
  | "vault"
  | "jobs"
  | "config"
  | "storage"
  | "filePurposes"
  | "reviewKinds"
  | "onVerificationEnded"
  | "writingNouns"
>

export async function readReview(tx: Tx, deps: Deps, editor: Actor, id: ReviewId, visit: Visit) {
  const row = await selectReview(tx, id)
  const kind = kindFor(deps, row, editor)
  if (row && kind.isReadingRecorded) await record(tx, deps, editor, "review.read", row, {}, visit)
  return reviewDetail(tx, deps, editor, row, kind)
}

/** Throws unless the editor may see it. */
export async function requireReview(tx: Tx, deps: Kinds, editor: Actor, id: ReviewId): Promise<void> {
  kindFor(deps, await selectReview(tx, id), editor)
}

/** During a rolling deployment a newer process may store an unknown kind; this one leaves it alone. */
function kindFor({ reviewKinds }: Kinds, row: ReviewRow | undefined, editor: Actor): ReviewKind {
  const kind = row && reviewKinds.find(({ name }) => name === row.kind)
  if (!kind) throw new ApiError("review.not_found")
  requireEditorRole(editor, kind.editorRole)
  return kind
}

async function reviewDetail(
  tx: Tx,
  deps: Deps,
  editor: Actor,
  stored: ReviewRow | undefined,
  kind: ReviewKind,
) {
  if (!stored) throw new ApiError("review.not_found")
  const pending = stored.state === "waiting" ? await selectPending(tx, stored.id) : undefined
  const row = withPending(stored, pending)
  const people = await peopleOf(
    tx,
    [row.applicantId, row.decidedBy].flatMap((id) => id ?? []),
  )
  const applicant = row.applicantId === null ? null : people.get(row.applicantId)
  if (applicant === undefined) throw new ApiError("review.not_found")
  return {
    ...row,
    kind,
    effectiveAt: pending?.effectiveAt ?? null,
    isOwnDecision: row.decidedBy === editor.id,
    applicant: applicant && {
      id: applicant.id,
      name: applicant.name,
      seal: applicant.seal,
      language: applicant.language,
    },
    decider: (row.decidedBy && people.get(row.decidedBy)?.name) || null,
    subject: await kind.show(tx, deps, row),
    templates: await templatesFor(tx, kind, stored, applicant),
    maySuspend: kind.maySuspend === true && (await isSuspendable(tx, row)),
    earlier: await earlierDecisions(tx, deps, row, kind),
  }
}

/** Nothing is left to choose once it is decided. */
const templatesFor = async (
  tx: Tx,
  kind: ReviewKind,
  { state, submittedAt }: ReviewRow,
  applicant: { readonly name: string } | null,
) =>
  state === "waiting"
    ? filledTemplates(tx, kind, { title: kind.title, applicant: applicant?.name ?? null, submittedAt })
    : []

/** For editors a review is decided as soon as the decision is made, also while it can be undone. */
const withPending = (row: ReviewRow, pending: PendingDecision | undefined): ReviewRow =>
  pending && row.state === "waiting"
    ? {
        ...row,
        state: pending.outcome,
        decidedBy: pending.decidedBy,
        decidedAt: pending.decidedAt,
        reasonKey: pending.reasonKey,
        prepared: pending.prepared,
        reason: pending.reason,
        note: pending.note,
      }
    : row

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
  const kind = kindFor(deps, row, editor)
  if (!row) throw new ApiError("review.not_found")
  await refuseUnlessWaiting(tx, withPending(row, await selectPending(tx, id)), kind, visit.language)
  if (row.version !== decision.version) throw new ApiError("review.changed")
  const { version: _, outcome, parts, name, suspension, ...reasoning } = decision
  refuseUnlessOffered(kind, decision)
  const person = row.applicantId && (await peopleOf(tx, [row.applicantId])).get(row.applicantId)
  const templates = await templatesFor(tx, kind, row, person || null)
  refuseUnlessReasoned(templates, decision, visit.language)
  const prepared = templates.find(({ key }) => key === decision.reasonKey)?.text ?? null
  if (kind.naming && outcome === "approved" && name === null)
    throw new ApiError("request.invalid", {
      fields: { name: [fieldText({ kind: "missing" }, visit.language)] },
    })
  const chosen = {
    ...(parts ? { parts } : {}),
    ...(name ? { name } : {}),
    ...(suspension ? { suspension } : {}),
  }
  const made = { ...reasoning, prepared, outcome, decidedBy: editor.id, decidedAt: visit.now }
  const hasHidden = await kind.atOnce?.apply(tx, deps, subjectDecision(row, { ...made, chosen }), visit)
  const effects = { ...made, chosen: hasHidden ? { ...chosen, hasHidden } : chosen }
  await record(tx, deps, editor, "review.decided", row, { outcome }, visit)
  if (deps.config.undoSeconds > 0) await postpone(tx, deps, { row, kind, effects }, visit)
  else await takeEffect(tx, deps, { row, kind, effects }, visit)
  await announceChange(tx, id)
  return reviewDetail(tx, deps, editor, await selectReview(tx, id), kind)
}

/** By the editor who has decided, as long as nothing has left the house. */
export async function undoDecision(tx: Tx, deps: Deps, editor: Actor, id: ReviewId, visit: Visit) {
  const row = await lockReview(tx, id)
  const kind = kindFor(deps, row, editor)
  const pending = row && (await selectPending(tx, id))
  if (!row || pending?.decidedBy !== editor.id || pending.effectiveAt <= visit.now)
    throw new ApiError("review.undo_over")
  await deletePending(tx, [id])
  const hasHidden = pending.chosen.hasHidden ?? false
  await kind.atOnce?.undo(tx, deps, { ...subjectDecision(row, pending), hasHidden }, visit)
  await record(tx, deps, editor, "review.decision_undone", row, { outcome: pending.outcome }, visit)
  await announceChange(tx, id)
  return reviewDetail(tx, deps, editor, row, kind)
}

/** More are never decided within the time for undoing. */
const MOST_PENDING = 20

/** What the editor can still undo, newest first. */
export async function listUndoable(tx: Tx, { reviewKinds }: Kinds, editor: Actor, now: Date) {
  const found = await selectPendingOf(tx, editor.id, now, MOST_PENDING)
  const people = await peopleOf(
    tx,
    found.flatMap(({ applicantId }) => applicantId ?? []),
  )
  return found.flatMap(({ pending, kind: name, applicantId }) => {
    const kind = reviewKinds.find((each) => each.name === name)
    const applicant = applicantId === null ? null : (people.get(applicantId) ?? null)
    return kind ? [{ pending, kind, applicant, now }] : []
  })
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
  const kind = kindFor(deps, row, editor)
  const isDecided = row?.state !== "waiting" || (await selectPending(tx, id)) !== undefined
  const file = row && !isDecided ? await kind.openFile?.(tx, deps, row, name) : undefined
  if (!row || !file) throw new ApiError("file.not_found")
  await record(tx, deps, editor, "review.file_seen", row, { file: name }, visit)
  return file
}

const record = (
  tx: Tx,
  { vault }: Pick<Deps, "vault">,
  editor: Actor,
  event: "review.decided" | "review.decision_undone" | "review.file_seen" | "review.read",
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
