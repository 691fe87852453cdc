// The screening of a senpai after it was granted: its end and renewal, pause and end by either side, interview notes.
import type { EndReason, PauseReason, ScreeningList } from "@shirube/vocabulary/people/screenings/choices"
import type { Tx } from "#api/kernel/db/client"
import { newId, type ScreeningNoteId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { withdrawFromReview } from "#api/modules/editorial/review/service"
import {
  lockAccount,
  peopleOf,
  setScreened,
  writersOf,
  writeToMember,
} from "#api/modules/identity/accounts/service"
import { type AuditEvent, aboutUser, byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { renewListing } from "#api/modules/people/profile/directory/service"
import { mentorEnded, mentorPaused, mentorResumed } from "./events.ts"
import { endedLetter, pausedLetter, resumedLetter, stoppedLetter } from "./letters.ts"
import { expiryOf, mayRenew, stateOf } from "./policy.ts"
import {
  deleteScreening,
  insertNote,
  type ScreeningRow,
  selectByExpiry,
  selectNotes,
  selectPausedAmong,
  selectScreening,
  updateScreening,
  upsertScreening,
} from "./queries.ts"

/** Names of the review kinds, which the feature of the applications declares. */
export const reviewNames = { application: "senpai", renewal: "senpai-renewal" } as const

type Deps = Pick<Platform, "vault" | "jobs" | "config">

export const screeningOf = (tx: Tx, userId: UserId): Promise<ScreeningRow | undefined> =>
  selectScreening(tx, userId)

export const screeningStatus = async (tx: Tx, { id, isScreened }: Pick<Actor, "id" | "isScreened">) => ({
  row: await selectScreening(tx, id),
  isScreened,
})

export const isRenewable = (row: ScreeningRow | undefined, isScreened: boolean, now: Date) =>
  mayRenew(stateOf(row, isScreened, now))

export function refuseUnlessRenewable(row: ScreeningRow | undefined, isScreened: boolean, now: Date): void {
  if (!isRenewable(row, isScreened, now)) throw new ApiError("screening.nothing_to_renew")
}

/** Whether an editor has paused requests. A senpai's own pause is on their page. */
export async function isPausedByEditor(tx: Tx, userId: UserId): Promise<boolean> {
  return Boolean((await selectScreening(tx, userId))?.pausedAt)
}

/** As `isPausedByEditor`, for many. */
export const pausedByEditors = async (tx: Tx, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> =>
  new Set((await selectPausedAmong(tx, userIds)).map(({ userId }) => userId))

const fresh = (now: Date) => ({
  grantedAt: now,
  expiresAt: expiryOf(now),
  renewalSentAt: null,
  firstRemindedAt: null,
  lastRemindedAt: null,
  lapsedAt: null,
  endedAt: null,
  endedBy: null,
  endReason: null,
  endWords: null,
})

/** With every approval by an editor the two years start again. A pause stays until an editor lifts it. */
export async function grantScreening(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await upsertScreening(tx, { userId, ...fresh(now) })
  await changeScreened(tx, userId, true, now)
}

/** For a demo: without effects on the account. */
export const seedScreening = (tx: Tx, userId: UserId, grantedAt: Date) =>
  upsertScreening(tx, { userId, ...fresh(grantedAt) })

export async function changeScreened(tx: Tx, userId: UserId, isScreened: boolean, now: Date): Promise<void> {
  await setScreened(tx, userId, isScreened)
  await renewListing(tx, userId, now)
}

export const markRenewalSent = (tx: Tx, userId: UserId, now: Date) =>
  updateScreening(tx, userId, { renewalSentAt: now })

/** After a declined renewal: the screening ends when it would have ended without. */
export const dropRenewal = (tx: Tx, userId: UserId) => updateScreening(tx, userId, { renewalSentAt: null })

/** For an account that is no longer a senpai's. */
export const forgetScreening = (tx: Tx, userId: UserId) => deleteScreening(tx, userId)

interface Listing extends PageRequest {
  readonly list: ScreeningList
}

export async function listScreenings(tx: Tx, { list, cursor, limit }: Listing) {
  const found = await selectByExpiry(tx, list, { after: byMoment.decode(cursor), limit: limit + 1 })
  const { items: page, nextCursor } = byMoment.page(found, limit, ({ position, row }) => ({
    at: position,
    id: row.userId,
  }))
  const people = await writersOf(
    tx,
    page.map(({ row }) => row.userId),
  )
  return {
    items: page.flatMap(({ row }) => {
      const person = people.get(row.userId)
      return person ? [{ person, row, isScreened: person.isScreened }] : []
    }),
    nextCursor,
  }
}

/** Applicants have no screening yet. */
export async function screenedSenpai(tx: Tx, userId: UserId) {
  const person = (await writersOf(tx, [userId])).get(userId)
  if (person?.role !== "senpai") throw new ApiError("screening.not_found")
  return { person, ...(await screeningStatus(tx, person)) }
}

export async function listNotes(tx: Tx, userId: UserId, { cursor, limit }: PageRequest) {
  await screenedSenpai(tx, userId)
  const found = await selectNotes(tx, userId, { after: byMoment.decode(cursor), limit: limit + 1 })
  const { items: page, nextCursor } = byMoment.page(found, limit, ({ position, note }) => ({
    at: position,
    id: note.id,
  }))
  const editors = await peopleOf(
    tx,
    page.flatMap(({ note }) => note.writtenBy ?? []),
  )
  return {
    items: page.map(({ note }) => ({
      note,
      editor: (note.writtenBy && editors.get(note.writtenBy)?.name) || null,
    })),
    nextCursor,
  }
}

export async function writeNote(
  tx: Tx,
  deps: Pick<Deps, "vault">,
  editor: Pick<Actor, "id" | "name">,
  userId: UserId,
  text: string,
  visit: Visit,
) {
  await screenedSenpai(tx, userId)
  const note = { id: newId<ScreeningNoteId>(), userId, writtenBy: editor.id, writtenAt: visit.now, text }
  await insertNote(tx, note)
  await record(tx, deps, "screening.note_written", editor.id, userId, { note: note.id }, visit)
  return { note, editor: editor.name }
}

/** Locks the account, so that one of two concurrent actions finds the result of the other. */
async function lockSenpai(tx: Tx, userId: UserId) {
  await lockAccount(tx, userId)
  return screenedSenpai(tx, userId)
}

/** Accounts that the operator has set up may be screened without an entry; it is made when it is needed. */
async function lockScreened(tx: Tx, userId: UserId, now: Date) {
  const { isScreened, row } = await lockSenpai(tx, userId)
  if (!isScreened) throw new ApiError("screening.nothing_screened")
  if (!row) await upsertScreening(tx, { userId, ...fresh(now) })
  return row
}

interface Choice<Reason> {
  readonly reason: Reason
  readonly words?: string | undefined
}

export async function pauseByEditor(
  tx: Tx,
  deps: Deps,
  editorId: UserId,
  userId: UserId,
  { reason, words }: Choice<PauseReason>,
  visit: Visit,
) {
  const row = await lockScreened(tx, userId, visit.now)
  if (row?.pausedAt) throw new ApiError("screening.paused_already")
  await updateScreening(tx, userId, {
    pausedAt: visit.now,
    pauseReason: reason,
    pauseWords: words ?? null,
  })
  await emit(tx, mentorPaused, { userId, by: "editor", until: null, reason })
  await record(tx, deps, "mentor.paused", editorId, userId, { reason }, visit)
  await writeToMember(tx, userId, pausedLetter(reason, words ?? null, deps.config), deps, visit.now)
  return screenedSenpai(tx, userId)
}

export async function resumeByEditor(tx: Tx, deps: Deps, editorId: UserId, userId: UserId, visit: Visit) {
  const { row } = await lockSenpai(tx, userId)
  if (!row?.pausedAt) throw new ApiError("screening.nothing_paused")
  await updateScreening(tx, userId, { pausedAt: null, pauseReason: null, pauseWords: null })
  await emit(tx, mentorResumed, { userId })
  await record(tx, deps, "mentor.resumed", editorId, userId, {}, visit)
  await writeToMember(tx, userId, resumedLetter(deps.config), deps, visit.now)
  return screenedSenpai(tx, userId)
}

export async function endBySenpai(tx: Tx, deps: Deps, userId: UserId, visit: Visit) {
  await end(tx, userId, { endedBy: "senpai", endReason: null, endWords: null }, visit.now)
  await recordAudit(tx, deps.vault, visit, { event: "mentor.ended", ...byOwner(userId) })
  await writeToMember(tx, userId, stoppedLetter(deps.config), deps, visit.now)
  return screenedSenpai(tx, userId)
}

export async function endByEditor(
  tx: Tx,
  deps: Deps,
  editorId: UserId,
  userId: UserId,
  { reason, words }: Choice<EndReason>,
  visit: Visit,
) {
  await end(tx, userId, { endedBy: "editor", endReason: reason, endWords: words ?? null }, visit.now)
  await record(tx, deps, "mentor.ended", editorId, userId, { reason }, visit)
  await writeToMember(tx, userId, endedLetter(reason, words ?? null, deps.config), deps, visit.now)
  return screenedSenpai(tx, userId)
}

/** Also of a lapsed screening, which could be renewed otherwise. */
async function end(
  tx: Tx,
  userId: UserId,
  ending: Pick<ScreeningRow, "endedBy" | "endReason" | "endWords">,
  now: Date,
): Promise<void> {
  const { isScreened, row } = await lockSenpai(tx, userId)
  if (!isScreened && (!row || row.endedAt)) throw new ApiError("screening.nothing_screened")
  await upsertScreening(tx, {
    userId,
    ...(row ?? fresh(now)),
    ...ending,
    endedAt: now,
    renewalSentAt: null,
    pausedAt: null,
    pauseReason: null,
    pauseWords: null,
  })
  await changeScreened(tx, userId, false, now)
  for (const name of Object.values(reviewNames)) await withdrawFromReview(tx, { name }, userId)
  await emit(tx, mentorEnded, { userId, by: ending.endedBy ?? "editor", reason: ending.endReason })
}

const record = (
  tx: Tx,
  { vault }: Pick<Deps, "vault">,
  event: AuditEvent,
  editorId: UserId,
  userId: UserId,
  details: Record<string, string>,
  visit: Visit,
) =>
  recordAudit(tx, vault, visit, {
    event,
    by: { kind: "editor", id: editorId },
    about: aboutUser(userId),
    details,
  })
