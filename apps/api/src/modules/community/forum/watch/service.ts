// Watched words: the editors' list, and the check of new texts against it (docs/decisions/0074).
import { MOST_WATCHED_WORDS } from "@shirube/vocabulary/community/forum/choices"
import type { Tx } from "#api/kernel/db/client"
import { newId, type UserId, type WatchedWordId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { foundIn, unitsOf } from "#api/modules/community/forum/phrases/service"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { type AuditEvent, recordAudit } from "#api/modules/identity/audit/service"
import { isEditor } from "../policy.ts"
import { type Draft, readWords } from "../texts/service.ts"
import {
  countWatched,
  deleteWatched,
  insertFinds,
  insertWatched,
  selectCleared,
  selectWatched,
  updateWatched,
} from "./queries.ts"

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

export async function watchedWords(tx: Tx) {
  const words = await selectWatched(tx, MOST_WATCHED_WORDS)
  const people = await peopleOf(
    tx,
    words.flatMap(({ addedBy }) => addedBy ?? []),
  )
  return words.map((word) => ({ ...word, adder: (word.addedBy && people.get(word.addedBy)?.name) || null }))
}

interface NewWord {
  readonly phrase: string
  readonly note: string
  readonly isHeld: boolean
}

const rowOf = ({ phrase, note, isHeld }: NewWord, addedBy: UserId | null, addedAt: Date) => ({
  id: newId<WatchedWordId>(),
  phrase,
  units: unitsOf(phrase),
  note,
  isHeld,
  addedBy,
  addedAt,
})

export async function addWord(tx: Tx, word: NewWord, context: RequestContext): Promise<WatchedWordId> {
  const row = rowOf(word, context.user.id, context.visit.now)
  if (row.units === "") throw new ApiError("watched_word.no_letters")
  if ((await countWatched(tx)) >= MOST_WATCHED_WORDS) throw new ApiError("watched_word.too_many")
  const [added] = await insertWatched(tx, [row])
  if (!added) throw new ApiError("watched_word.known")
  await record(tx, "watched_word.added", added.id, word.phrase, context)
  return added.id
}

/** Imports the initial list; existing words stay unchanged. */
export const importWatchedWords = (tx: Tx, words: readonly NewWord[], now: Date) =>
  insertWatched(
    tx,
    words.map((word) => rowOf(word, null, now)),
  )

export async function changeWord(
  tx: Tx,
  id: WatchedWordId,
  change: Omit<NewWord, "phrase">,
  context: RequestContext,
): Promise<void> {
  const [changed] = await updateWatched(tx, id, change)
  if (!changed) throw new ApiError("watched_word.not_found")
  await record(tx, "watched_word.changed", id, changed.phrase, context)
}

export async function removeWord(tx: Tx, id: WatchedWordId, context: RequestContext): Promise<void> {
  const [removed] = await deleteWatched(tx, id)
  if (removed) await record(tx, "watched_word.removed", id, removed.phrase, context)
}

const record = (
  tx: Tx,
  event: AuditEvent,
  id: WatchedWordId,
  phrase: string,
  { user, visit, platform }: RequestContext,
) =>
  recordAudit(tx, platform.vault, visit, {
    event,
    by: { kind: "editor", id: user.id },
    about: { noun: "watched_word", id },
    details: { phrase },
  })

/** `look`: shown, and submitted for review. `hold`: hidden until reviewed. */
export type Finding = "nothing" | "look" | "hold"

/** Skips phrases that an editor has approved in this text, and everything that editors write. */
export async function watch(tx: Tx, draft: Draft, user: Actor, now: Date): Promise<Finding> {
  if (isEditor(user)) return "nothing"
  const words = await selectWatched(tx, MOST_WATCHED_WORDS)
  if (words.length === 0) return "nothing"
  const texts = [draft.title ?? "", draft.text, readWords(draft)]
  const found = foundIn(words, texts)
  if (found.length === 0) return "nothing"
  const cleared = new Set(await selectCleared(tx, draft))
  const unseen = found.filter(({ phrase }) => !cleared.has(phrase))
  if (unseen.length === 0) return "nothing"
  await insertFinds(
    tx,
    draft,
    unseen.map(({ phrase }) => phrase),
    now,
  )
  return unseen.some(({ isHeld }) => isHeld) ? "hold" : "look"
}
