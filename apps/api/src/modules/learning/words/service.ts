import type { carryWords, reviewWord } from "@shirube/contract/learning/words/routes"
import type { BodyOf } from "@shirube/contract/route"
import type { Tx } from "#api/kernel/db/client"
import type { TermKey, UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import type { Actor } from "#api/kernel/security/session"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { deleteWord, insertWords, lockWord, selectWords, updateReview, type WordReview } from "./queries.ts"

const byDue = keyset<Moment<TermKey>>({ at: instant, id: text() })

/** Refreshes the member's own tabs. */
const wordsChanged = event<{ readonly userId: UserId }>("words.changed", {
  changes: () => ["words"],
  audience: ({ userId }) => [userId],
})

type ReviewInput = BodyOf<typeof reviewWord>

const reviewOf = ({ due_at: _, ...review }: ReviewInput): WordReview => review

export async function wordsOf(tx: Tx, user: Actor, { cursor, limit }: PageRequest) {
  const found = await selectWords(tx, user.id, { after: byDue.decode(cursor), limit: limit + 1 })
  return byDue.page(found, limit, ({ position, termKey }) => ({ at: position, id: termKey }))
}

export async function keepWord(tx: Tx, user: Actor, termKey: TermKey, now: Date): Promise<void> {
  if (!(await glossaryFor(tx)).has(termKey)) throw new ApiError("word.not_found")
  if ((await insertWords(tx, [{ userId: user.id, termKey, keptAt: now, dueAt: now }])) > 0)
    await emit(tx, wordsChanged, { userId: user.id })
}

export async function removeWord(tx: Tx, user: Actor, termKey: TermKey): Promise<void> {
  if (await deleteWord(tx, user.id, termKey)) await emit(tx, wordsChanged, { userId: user.id })
}

export async function recordReview(tx: Tx, user: Actor, termKey: TermKey, input: ReviewInput): Promise<void> {
  const word = await lockWord(tx, user.id, termKey)
  if (!word) throw new ApiError("word.not_kept")
  // Two devices, or a retry that arrives late.
  if (word.review && Date.parse(word.review.reviewed_at) > Date.parse(input.reviewed_at)) return
  await updateReview(tx, user.id, termKey, { dueAt: new Date(input.due_at), review: reviewOf(input) })
  await emit(tx, wordsChanged, { userId: user.id })
}

/** What the account already has stays as it is. */
export async function importWords(
  tx: Tx,
  user: Actor,
  words: BodyOf<typeof carryWords>["words"],
): Promise<void> {
  const glossary = await glossaryFor(tx)
  const known = words.filter(({ key }) => glossary.has(key))
  const rows = known.map(({ key: termKey, kept_at, review }) => {
    const keptAt = new Date(kept_at)
    const dueAt = review ? new Date(review.due_at) : keptAt
    return { userId: user.id, termKey, keptAt, dueAt, review: review && reviewOf(review) }
  })
  if ((await insertWords(tx, rows)) > 0) await emit(tx, wordsChanged, { userId: user.id })
}
