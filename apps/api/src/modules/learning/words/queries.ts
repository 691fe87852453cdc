import { and, asc, eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { TermKey, UserId } from "#api/kernel/db/ids"
import { instantText, isAfter } from "#api/kernel/db/moments"
import { keptWords } from "#api/kernel/db/tables/learning/words"
import type { Moment } from "#api/kernel/lists/keyset"

export type { WordReview } from "#api/kernel/db/tables/learning/words"

type NewWord = typeof keptWords.$inferInsert

const isOne = (userId: UserId, termKey: TermKey) =>
  and(eq(keptWords.userId, userId), eq(keptWords.termKey, termKey))

export const selectWords = (
  tx: Tx,
  userId: UserId,
  { after, limit }: { after: Moment<TermKey> | undefined; limit: number },
) =>
  tx
    .select({
      termKey: keptWords.termKey,
      keptAt: keptWords.keptAt,
      dueAt: keptWords.dueAt,
      review: keptWords.review,
      position: instantText(keptWords.dueAt),
    })
    .from(keptWords)
    .where(and(eq(keptWords.userId, userId), after && isAfter(keptWords.dueAt, keptWords.termKey, after)))
    .orderBy(asc(keptWords.dueAt), asc(keptWords.termKey))
    .limit(limit)
export type WordRow = Awaited<ReturnType<typeof selectWords>>[number]

/** Returns how many were added; kept ones stay as they are. */
export async function insertWords(tx: Tx, words: readonly NewWord[]): Promise<number> {
  if (words.length === 0) return 0
  const added = await tx
    .insert(keptWords)
    .values([...words])
    .onConflictDoNothing()
    .returning({ key: keptWords.termKey })
  return added.length
}

export async function deleteWord(tx: Tx, userId: UserId, termKey: TermKey): Promise<boolean> {
  const gone = await tx.delete(keptWords).where(isOne(userId, termKey)).returning({ key: keptWords.termKey })
  return gone.length > 0
}

export async function lockWord(tx: Tx, userId: UserId, termKey: TermKey) {
  const [found] = await tx
    .select({ review: keptWords.review })
    .from(keptWords)
    .where(isOne(userId, termKey))
    .limit(1)
    .for("update")
  return found
}

export const updateReview = (
  tx: Tx,
  userId: UserId,
  termKey: TermKey,
  to: Pick<NewWord, "dueAt" | "review">,
) => tx.update(keptWords).set(to).where(isOne(userId, termKey))
