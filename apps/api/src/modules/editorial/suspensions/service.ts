// Suspensions (docs/decisions/0112): start, end and appeal. The gate (kernel/http/gate.ts) refuses requests of suspended accounts.
import {
  type ChosenSuspension,
  LONGEST_SUSPENSION_DAYS,
  type OwnSuspensionLength,
  type SuspensionReason,
  suspensionDays,
  UNCONFIRMED_BAN_DAYS,
} from "@shirube/vocabulary/editorial/suspensions/choices"
import { addDays, type Day, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import { namedId, newId, type ReviewId, type SuspensionId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { untilText } from "#api/kernel/security/suspended-text"
import { ownReview, submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { hasAnotherEditor } from "#api/modules/identity/accounts/editors/service"
import { lockAccount, peopleOf, writeTo } from "#api/modules/identity/accounts/service"
import { type AuditEvent, aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { purgeBars } from "./bars/service.ts"
import { accountSuspended, suspensionEnded } from "./events.ts"
import { appealLetter, endedLetter } from "./letters.ts"
import { appealChoices, appealFacts, appealReasons, appealTitle, BAN_KIND, lastDayText } from "./present.ts"
import {
  insertSuspension,
  markLifted,
  markOver,
  type SuspensionRow,
  selectActive,
  selectHistory,
  selectNewestActive,
  selectOfReview,
  selectSuspension,
  setAppeal,
} from "./queries.ts"
import { settleOnceFinal } from "./settling/service.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config">

const DAY_MS = 86_400_000

interface Decision {
  readonly userId: UserId | null
  readonly editorId: UserId
  readonly reviewId: ReviewId | null
}

/** Editors cannot be suspended: an administrator takes their rights first. Applies to every request that starts after the transaction commits, in every process. */
export async function suspend(
  tx: Tx,
  { userId, editorId, reviewId }: Decision,
  { length, ...input }: ChosenSuspension,
  visit: Visit,
  deps: Deps,
): Promise<void> {
  const account = userId === null ? undefined : await lockAccount(tx, userId)
  if (!account || account.role === "editor" || account.id === editorId)
    throw new ApiError("suspension.not_possible")
  await closeOver(tx, visit.now, account.id)
  const suspension = {
    id: newId<SuspensionId>(),
    userId: account.id,
    ...input,
    startsAt: visit.now,
    endsAt: endOf(length, visit.now),
    suspendedBy: editorId,
    reviewId,
    isAnnounced: false,
  }
  if (!(await insertSuspension(tx, suspension))) throw new ApiError("suspension.already")
  await record(tx, deps, visit, "account.suspended", account.id, editorId, {
    suspension: suspension.id,
    length: typeof length === "string" ? length : `until ${length.lastDay}`,
    reason: input.reason,
  })
  await emit(tx, accountSuspended, { userId: account.id, suspensionId: suspension.id })
  await settleOnceFinal(tx, suspension.id, visit.now, deps)
  if (length === "indefinitely")
    await submitForReview(tx, BAN_KIND, { subjectId: suspension.id, applicantId: account.id }, visit.now)
}

/** Undoes the suspension that was part of a decision. */
export async function undoSuspension(
  tx: Tx,
  { reviewId, editorId }: { readonly reviewId: ReviewId; readonly editorId: UserId },
  visit: Visit,
  deps: Deps,
): Promise<void> {
  const suspension = await selectOfReview(tx, reviewId, visit.now)
  if (suspension) await lift(tx, suspension.id, editorId, visit, deps)
}

/** One without an end has none once a second editor has confirmed it. */
function endOf(length: ChosenSuspension["length"], now: Date): Date {
  if (typeof length === "object") return new Date(instantInJapan(addDays(length.lastDay, 1), "00:00"))
  const days = suspensionDays[length] ?? UNCONFIRMED_BAN_DAYS
  return new Date(now.getTime() + days * DAY_MS)
}

interface SuspensionInput {
  readonly length: OwnSuspensionLength
  readonly lastDay: Day | undefined
  readonly reason: SuspensionReason
  readonly words: string
  readonly hidesPosts: boolean
}

/** By an editor who knows of something that was not reported. */
export async function suspendMember(
  tx: Tx,
  people: { readonly userId: UserId; readonly editorId: UserId },
  { length, lastDay, ...input }: SuspensionInput,
  visit: Visit,
  deps: Deps,
): Promise<void> {
  const chosen = length === "last_day" ? { lastDay: allowedLastDay(lastDay, visit) } : length
  await suspend(tx, { ...people, reviewId: null }, { ...input, length: chosen }, visit, deps)
}

function allowedLastDay(day: Day | undefined, { now, language }: Pick<Visit, "now" | "language">): Day {
  const today = dayInJapan(now)
  if (day === undefined || day < today || day > addDays(today, LONGEST_SUSPENSION_DAYS))
    throw new ApiError("request.invalid", { fields: { last_day: [lastDayText[language]] } })
  return day
}

/** Newest first. */
export const suspensionsOf = (tx: Tx, userId: UserId, limit: number) => selectHistory(tx, userId, limit)

export async function lift(
  tx: Tx,
  id: SuspensionId,
  editorId: UserId,
  visit: Visit,
  deps: Deps,
): Promise<void> {
  const lifted = await markLifted(tx, id, { endedAt: visit.now, liftedBy: editorId })
  if (!lifted) throw new ApiError("suspension.not_found")
  await record(tx, deps, visit, "account.suspension_lifted", lifted.userId, editorId, { suspension: id })
  await announceEnd(tx, lifted)
  if (lifted.isAnnounced) await writeTo(tx, lifted.userId, endedLetter(deps.config.publicUrl), deps)
}

/** Withdraws what is no longer needed: an undecided appeal, a proposal to suspend for good. */
async function announceEnd(tx: Tx, { id, userId }: SuspensionRow): Promise<void> {
  await withdrawFromReview(tx, appeals, id)
  await withdrawFromReview(tx, BAN_KIND, id)
  await emit(tx, suspensionEnded, { userId, suspensionId: id })
}

async function closeOver(tx: Tx, now: Date, userId?: UserId): Promise<SuspensionRow[]> {
  const over = await markOver(tx, now, userId)
  for (const suspension of over) await announceEnd(tx, suspension)
  return over
}

/** Requests check the end against the clock; this job notifies the owner and runs the event's subscribers. */
export async function endOverdue({
  db,
  clock,
  jobs,
  config,
}: Pick<JobParts, "db" | "clock" | "jobs" | "config">): Promise<void> {
  const endSome = () =>
    db.transaction(async (tx) => {
      const over = await closeOver(tx, clock.now())
      for (const { userId, isAnnounced } of over)
        if (isAnnounced) await writeTo(tx, userId, endedLetter(config.publicUrl), { jobs, config })
      return over.length > 0
    })
  while (await endSome());
}

export const appeals = reviewKind({
  name: "suspension-appeal",
  editorRole: "moderator",
  queue: "appeals",
  queuePosition: 90,
  title: appealTitle,
  reasons: appealReasons,
  choices: appealChoices,
  outcomes: ["approved", "declined"],
  isAboutSuspension: true,
  async show(tx, _deps, { subjectId }) {
    const suspension = await selectSuspension(tx, namedId(subjectId))
    return { facts: suspension ? appealFacts(suspension, untilText(suspension.endsAt)) : [], files: [] }
  },
  async decided(tx, deps, { subjectId, outcome, decidedBy }, visit) {
    const suspension = await selectSuspension(tx, namedId(subjectId))
    if (suspension?.suspendedBy === decidedBy && (await hasAnotherEditor(tx, decidedBy, deps.config)))
      throw new ApiError("suspension.own_appeal")
    if (outcome === "approved") await lift(tx, namedId(subjectId), decidedBy, visit, deps)
  },
  event: decidedEvent("suspension.appeal_decided", ["user"]),
  letter: appealLetter,
})

export async function ownSuspension(tx: Tx, { id: userId }: Pick<Actor, "id">, now: Date) {
  const suspension = await selectActive(tx, userId, now)
  if (!suspension) return undefined
  const review = await ownReview(tx, appeals, userId)
  return { suspension, appealReview: review?.subjectId === suspension.id ? review : undefined }
}

/** One appeal per suspension, however often it is sent. */
export async function appealTo(
  tx: Tx,
  { id: userId }: Pick<Actor, "id">,
  text: string,
  visit: Visit,
  { vault }: Pick<Deps, "vault">,
): Promise<void> {
  const suspension = await selectActive(tx, userId, visit.now)
  if (!suspension) throw new ApiError("suspension.not_found")
  if (!(await setAppeal(tx, suspension.id, text, visit.now)))
    throw new ApiError("suspension.appealed_already")
  await submitForReview(tx, appeals, { subjectId: suspension.id, applicantId: userId }, visit.now)
  await recordAudit(tx, vault, visit, {
    event: "account.suspension_appealed",
    by: { kind: "user", id: userId },
    about: aboutUser(userId),
    details: { suspension: suspension.id },
  })
}

export async function listSuspensions(tx: Tx, { cursor, limit }: PageRequest, now: Date) {
  const after = byMoment.decode(cursor)
  const found = await selectNewestActive(tx, now, { after, limit: limit + 1 })
  const { items: page, nextCursor } = byMoment.page(found, limit, ({ position, row }) => ({
    at: position,
    id: row.id,
  }))
  const people = await peopleOf(
    tx,
    page.flatMap(({ row }) => [row.userId, ...(row.suspendedBy ? [row.suspendedBy] : [])]),
  )
  return {
    items: page.flatMap(({ row }) => {
      const person = people.get(row.userId)
      const editor = (row.suspendedBy && people.get(row.suspendedBy)?.name) || null
      return person ? [{ row, person, editor }] : []
    }),
    nextCursor,
  }
}

const record = (
  tx: Tx,
  { vault }: Pick<Deps, "vault">,
  visit: Visit,
  event: AuditEvent,
  userId: UserId,
  editorId: UserId,
  details: Record<string, string>,
) =>
  recordAudit(tx, vault, visit, {
    event,
    by: { kind: "editor", id: editorId },
    about: aboutUser(userId),
    details,
  })

export const endSuspensions = (parts: JobParts): JobDefinition => ({
  queue: "suspensions-end",
  cron: "* * * * *",
  run: () => endOverdue(parts),
})

export const purgeSuspensionBars = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "suspensions-purge-bars",
  cron: "35 4 * * *",
  run: async () => {
    await purgeBars(db.autocommit, clock.now())
  },
})
