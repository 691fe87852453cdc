// The review queue. Features submit and withdraw subjects and read decisions; editors see what waits.
import type { Tx } from "#api/kernel/db/client"
import type { ReviewId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { ReviewKind, ReviewSubject } from "#api/kernel/features/review-kinds"
import type { TodayLookups } from "#api/kernel/features/today"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { type Actor, hasEditorRole } from "#api/kernel/security/session"
import { editorIdsOf } from "#api/modules/identity/accounts/editors/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { waitingChanged } from "./events.ts"
import { presentQueue, reasonWords } from "./present.ts"
import {
  countWaiting,
  deletePending,
  lockReview,
  markDecided,
  markWithdrawn,
  selectAbout,
  selectNewestAgainst,
  selectNewestOf,
  selectWaiting,
  selectWaitingSubjects,
  upsertWaiting,
  type Verdict,
} from "./queries.ts"

export type Kinds = Pick<Platform, "reviewKinds">

/** Adds the subject to the queue; if it already waits, as a new version in the same place. */
export async function submitForReview(
  tx: Tx,
  kind: Pick<ReviewKind, "name" | "isConfidential">,
  subject: ReviewSubject,
  now: Date,
): Promise<ReviewId> {
  const { id, version } = await addWaiting(tx, kind, subject, now)
  // The editor has not seen what is sent in now.
  if (version > 1) await deletePending(tx, [id])
  await announceChange(tx, id)
  return id
}

const addWaiting = (
  tx: Tx,
  { name, isConfidential }: Pick<ReviewKind, "name" | "isConfidential">,
  subject: ReviewSubject,
  now: Date,
) => upsertWaiting(tx, { kind: name, isConfidential: isConfidential ?? false, ...subject }, now)

/** False if it was not waiting. */
export async function withdrawFromReview(
  tx: Tx,
  kind: Pick<ReviewKind, "name">,
  ...subjectIds: readonly string[]
): Promise<boolean> {
  const withdrawn = (await markWithdrawn(tx, kind.name, subjectIds)).map(({ id }) => id)
  if (withdrawn.length === 0) return false
  await deletePending(tx, withdrawn)
  await announceChange(tx, ...withdrawn)
  return true
}

/** Ids of the subjects of this kind that wait. */
export const waitingSubjects = async (tx: Tx, { name }: Pick<ReviewKind, "name">): Promise<string[]> =>
  (await selectWaitingSubjects(tx, name)).map(({ subjectId }) => subjectId)

/** Shows in the editors' open desks. */
export async function announceChange(tx: Tx, ...reviewIds: readonly ReviewId[]): Promise<void> {
  const editorIds = await editorIdsOf(tx)
  if (editorIds.length > 0) await emit(tx, waitingChanged, { reviewIds, editorIds })
}

/** For demo data: stores a decision without running its handler and without notifications. */
export async function storeDecision(
  tx: Tx,
  kind: Pick<ReviewKind, "name" | "isConfidential">,
  subject: ReviewSubject,
  verdict: Pick<Verdict, "state" | "decidedBy" | "reasonKey">,
  now: Date,
): Promise<void> {
  const row = await lockReview(tx, (await addWaiting(tx, kind, subject, now)).id)
  if (row)
    await markDecided(tx, row, {
      ...verdict,
      decidedAt: now,
      prepared: null,
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

/** What a member sent in and what was reported about them, newest first, as far as the editor's roles go. */
export async function reviewsAbout(
  tx: Tx,
  kinds: Kinds,
  { applicantId, limit, editor }: { applicantId: UserId; limit: number; editor: Editor },
) {
  const reviewKinds = kindsFor(kinds, editor)
  const names = reviewKinds.map(({ name }) => name)
  const found = await selectAbout(tx, { applicantId, names, limit })
  return found.flatMap((row) => {
    const kind = reviewKinds.find(({ name }) => name === row.kind)
    return kind ? [{ ...row, kind, reason: reasonWords(row, kind.reasons) }] : []
  })
}

type Editor = Pick<Actor, "role" | "editorRoles">

const kindsFor = ({ reviewKinds }: Kinds, editor: Editor) =>
  reviewKinds.filter(({ editorRole }) => hasEditorRole(editor, [editorRole]))

/** Those of the editor's roles; includes empty queues. */
export async function listQueues(tx: Tx, kinds: Kinds, editor: Editor) {
  const counted = new Map((await countWaiting(tx)).map((row) => [row.kind, row]))
  return [...Map.groupBy(kindsFor(kinds, editor), ({ queue }) => queue)].flatMap(([queue, kinds]) => {
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

export async function listWaiting(
  tx: Tx,
  { reviewKinds }: Kinds,
  { queue, cursor, limit }: Listing,
  editor: Editor,
) {
  const isAsked = (kind: ReviewKind) => queue === undefined || kind.queue === queue
  if (queue !== undefined && !reviewKinds.some(isAsked)) throw new ApiError("review.no_queue")
  const kinds = kindsFor({ reviewKinds }, editor).filter(isAsked)
  if (queue !== undefined && kinds.length === 0) throw new ApiError("account.editor_role_needed")
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

export const queuesToday: TodayLookups["queues"] = async (tx, { user, language, platform }) => {
  if (user.role !== "editor" || user.suspension) return { items: [] }
  const queues = await listQueues(tx, platform, user)
  return {
    items: queues.filter(({ waiting }) => waiting > 0).map((queue) => presentQueue(queue, language)),
  }
}
