import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, type FileId, namedId, type QuestionId } from "#api/kernel/db/ids"
import { visible } from "#api/kernel/db/removal"
import { answers, questions } from "#api/kernel/db/tables/community/forum"
import { postPictures } from "#api/kernel/db/tables/community/forum/texts"

/** Posts that may contain pictures. */
export interface PicturedPost {
  readonly noun: "question" | "answer"
  readonly id: string
}

const isOf = ({ noun, id }: PicturedPost) =>
  noun === "question"
    ? eq(postPictures.questionId, namedId<QuestionId>(id))
    : eq(postPictures.answerId, namedId<AnswerId>(id))

const placeOf = ({ noun, id }: PicturedPost) =>
  noun === "question"
    ? { questionId: namedId<QuestionId>(id), answerId: null }
    : { questionId: null, answerId: namedId<AnswerId>(id) }

/** Which of these pictures belong to any post. */
export const selectPlaced = (tx: Tx, ids: readonly FileId[]) =>
  tx
    .select({ id: postPictures.fileId })
    .from(postPictures)
    .where(inArray(postPictures.fileId, [...ids]))

/** All pictures of a post, including those that its texts no longer show. */
export const selectPicturesOf = (tx: Tx, post: PicturedPost) =>
  tx.select({ id: postPictures.fileId }).from(postPictures).where(isOf(post))

/** False if one of them was placed in another post meanwhile. */
export async function insertPictures(tx: Tx, post: PicturedPost, ids: readonly FileId[]): Promise<boolean> {
  const inserted = await tx
    .insert(postPictures)
    .values(ids.map((fileId) => ({ fileId, ...placeOf(post) })))
    .onConflictDoNothing()
    .returning({ id: postPictures.fileId })
  return inserted.length === ids.length
}

/** Sets `leftAt` of pictures that the post's texts no longer show, and clears it for those that they show. */
export async function markShownPictures(
  tx: Tx,
  post: PicturedPost,
  shown: readonly FileId[],
  now: Date,
): Promise<void> {
  await tx
    .update(postPictures)
    .set({ leftAt: now })
    .where(and(isOf(post), isNull(postPictures.leftAt), notInArray(postPictures.fileId, [...shown])))
  await tx
    .update(postPictures)
    .set({ leftAt: null })
    .where(and(isOf(post), isNotNull(postPictures.leftAt), inArray(postPictures.fileId, [...shown])))
}

/** Whether a visible post shows the picture. */
export async function isShown(tx: Tx, id: FileId): Promise<boolean> {
  const found = await tx
    .select({ id: postPictures.fileId })
    .from(postPictures)
    .leftJoin(answers, eq(answers.id, postPictures.answerId))
    .innerJoin(questions, or(eq(questions.id, postPictures.questionId), eq(questions.id, answers.questionId)))
    .where(
      and(
        eq(postPictures.fileId, id),
        isNull(postPictures.leftAt),
        visible(questions),
        or(isNull(postPictures.answerId), visible(answers)),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Deletes pictures whose post is gone, or whose post stopped showing them before the given time. */
export async function deleteOrphanedPictures(
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<FileId[]> {
  const isGone = and(isNull(postPictures.questionId), isNull(postPictures.answerId))
  const due = await tx
    .select({ id: postPictures.fileId })
    .from(postPictures)
    .where(or(isGone, lt(postPictures.leftAt, before)))
    .limit(limit)
    .for("update", { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(postPictures).where(inArray(postPictures.fileId, ids))
  return ids
}
