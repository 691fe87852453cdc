// An editor reads a review and decides it; the kind's handler runs in the same transaction.
import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import { fieldText } from "@shirube/vocabulary/http/field-problems"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ChosenSuspension, Reason, ReviewKind } from "#api/kernel/features/review-kinds"
import { requireEditorRole } from "#api/kernel/http/editor-roles"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { accountOf, peopleOf, writeTo, writeToMember } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { decidedText, reasonMissingText, reasonWords } from "../present.ts"
import { lockReview, markDecided, type ReviewRow, selectDecidedAbout, selectReview } from "../queries.ts"
import { announceChange, type Kinds } from "../service.ts"

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
  return reviewDetail(tx, deps, row, kind)
}

/** During a rolling deployment a newer process may store an unknown kind; this one leaves it alone. */
function kindFor({ reviewKinds }: Kinds, row: ReviewRow | undefined, editor: Actor): ReviewKind {
  const kind = row && reviewKinds.find(({ name }) => name === row.kind)
  if (!kind) throw new ApiError("review.not_found")
  requireEditorRole(editor, kind.editorRole)
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
    applicant: applicant && {
      id: applicant.id,
      name: applicant.name,
      seal: applicant.seal,
      language: applicant.language,
    },
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
  const kind = kindFor(deps, row, editor)
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
  await announceChange(tx, id)
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
  const kind = kindFor(deps, row, editor)
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
