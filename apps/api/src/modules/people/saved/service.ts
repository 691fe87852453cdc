import { languages } from "@shirube/vocabulary/language"
import { type Subject, type SubjectNoun, subjectName, subjectNouns } from "@shirube/vocabulary/subjects"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { deferRemovals, type RemoveDeferred } from "#api/kernel/features/deferred-removals"
import { personalFact } from "#api/kernel/features/personal-facts"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Actor } from "#api/kernel/security/session"
import { keyOfMoment } from "#api/kernel/text/sort-keys"
import { savedChanged, savedCountChanged } from "./events.ts"
import { isUndone, KEPT_MS, keepsTitle, maySave, shownPeople } from "./policy.ts"
import {
  carryRows,
  countPeople,
  deleteAllSaved,
  deleteSubjects,
  deleteUnsavedBefore,
  dropCarriedRows,
  insertSaved,
  moveToUnsaved,
  putBackInto,
  restoreUnsaved,
  type SavedTitles,
  savedItems,
  savedPeople,
  selectPeople,
  updateNote,
} from "./queries.ts"

/** Recounted at night. */
export { savedPeople }

interface Saving {
  readonly user: Actor
  readonly subjects: SubjectLookups
  readonly now: Date
}

/**
 * Saving again restores the position if it was unsaved just now, even if the item is gone; within a day it
 * restores note and collections.
 */
export async function saveSubject(tx: Tx, subject: Subject, { user, subjects, now }: Saving) {
  if (!maySave(user)) throw new ApiError("saved.not_for_companies")
  const kept = await restoreUnsaved(tx, user.id, subject, new Date(now.getTime() - KEPT_MS))
  const titles = await titlesOf(tx, subject, user, subjects)
  if (!titles && !kept) throw new ApiError("saved.nothing_there")
  const { id: thingId, noun } = subject
  const afresh = { savedAt: now, place: keyOfMoment(now, subjectName(subject)) }
  const before = kept && isUndone(kept.unsavedAt, now) ? { savedAt: kept.savedAt, place: kept.place } : afresh
  const row = { ...before, userId: user.id, noun, thingId, note: kept?.note ?? null }
  if (!(await insertSaved(tx, { ...row, titles: keepsTitle(noun) ? (titles ?? kept?.titles) : {} }))) return
  if (kept) await putBackInto(tx, user.id, subject, kept.collectionIds)
  await emitChange(tx, user, subject, 1)
}

/** Stored in both languages, so that a deleted item still has a title. */
async function titlesOf(tx: Tx, { noun, id }: Subject, user: Actor, subjects: SubjectLookups) {
  const titles: Record<string, string> = {}
  for (const language of languages)
    for (const found of await subjects[noun](tx, [id], { user, language }))
      titles[found.language] = found.title
  return Object.keys(titles).length > 0 ? (titles satisfies SavedTitles) : undefined
}

export async function unsaveSubject(tx: Tx, subject: Subject, user: Actor, now: Date) {
  if (await moveToUnsaved(tx, user.id, subject, now)) await emitChange(tx, user, subject, -1)
}

async function emitChange(tx: Tx, user: Actor, { noun, id }: Subject, change: 1 | -1) {
  const people = await countPeople(tx, { noun, id }, change)
  await emit(tx, savedChanged, { userId: user.id, noun, id })
  if (shownPeople(people) !== shownPeople(people - change)) await emit(tx, savedCountChanged, { noun, id })
}

export async function writeNote(tx: Tx, subject: Subject, user: Actor, note: string) {
  if (!(await updateNote(tx, user.id, subject, note === "" ? null : note)))
    throw new ApiError("saved.not_saved")
  await emit(tx, savedChanged, { userId: user.id, ...subject })
}

/** Merging: members who saved `from` now have `into` saved. */
export async function carrySaved(tx: Tx, noun: SubjectNoun, from: string, into: string): Promise<void> {
  const joined = await carryRows(tx, noun, from, into)
  if (joined > 0) await countPeople(tx, { noun, id: into }, joined)
}

/** Undoes the merge. */
export async function dropCarriedSaved(
  tx: Tx,
  subject: Subject,
  stillPartOfIt: readonly string[],
): Promise<void> {
  const dropped = await dropCarriedRows(tx, subject, stillPartOfIt)
  if (dropped > 0) await countPeople(tx, subject, -dropped)
}

/** On account deletion: deletes the saves at once and lowers the public counts one by one at random times. */
export async function deleteSavedOnAccountDeleted(
  tx: Tx,
  userIds: readonly UserId[],
  now: Date,
): Promise<void> {
  const gone = await deleteAllSaved(tx, userIds)
  await deferRemovals(
    tx,
    gone.map(({ noun, id }) => ({ kind: "saved", noun, id })),
    now,
  )
}

/** For deleted accounts of people whose pages were saved. */
export const forgetSaved = (tx: Tx, noun: SubjectNoun, ids: readonly string[]) =>
  deleteSubjects(tx, noun, ids)

export const uncountSaved: RemoveDeferred = async (tx, { noun, id }) => {
  const subject = { noun: noun as SubjectNoun, id }
  const people = await countPeople(tx, subject, -1)
  if (shownPeople(people) !== shownPeople(people + 1)) await emit(tx, savedCountChanged, subject)
}

/** Deletes kept notes that are too old to be restored. */
export const deleteOldUnsaved = (tx: Tx, now: Date) =>
  deleteUnsavedBefore(tx, new Date(now.getTime() - KEPT_MS))

/** The public count, or null if there is none to show. */
export const peopleWhoSaved = async (tx: Tx, subject: Subject) => shownPeople(await selectPeople(tx, subject))

export const savedFact = personalFact<"saved", { saved: Subject }>(
  subjectNouns,
  { saved: savedItems },
  (rows, user) => {
    const saved = new Set(rows.saved.map(subjectName))
    return (subject) => ({ is_saved: saved.has(subjectName(subject)), may_save: maySave(user) })
  },
)

export const sweepUnsaved = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "unsaved-sweep",
  cron: "25 * * * *",
  run: async () => {
    await deleteOldUnsaved(db.autocommit, clock.now())
  },
})
