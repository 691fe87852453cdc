import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import { type AnswerId, type FileId, namedId, type QuestionId } from "#api/db/ids"
import { visible } from "#api/db/removal"
import { answers, postPictures, questions } from "#api/db/tables/forum"

/** What pictures may stand in. */
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

/** Those of them that stand in some post, whichever it is. */
export const selectPlaced = (tx: Tx, ids: readonly FileId[]) =>
  tx
    .select({ id: postPictures.fileId })
    .from(postPictures)
    .where(inArray(postPictures.fileId, [...ids]))

/** All that stand in a post, or did. */
export const selectPicturesOf = (tx: Tx, post: PicturedPost) =>
  tx.select({ id: postPictures.fileId }).from(postPictures).where(isOf(post))

/** False where one of them has come to stand elsewhere in the meantime. */
export async function insertPictures(tx: Tx, post: PicturedPost, ids: readonly FileId[]): Promise<boolean> {
  const inserted = await tx
    .insert(postPictures)
    .values(ids.map((fileId) => ({ fileId, ...placeOf(post) })))
    .onConflictDoNothing()
    .returning({ id: postPictures.fileId })
  return inserted.length === ids.length
}

/** Those that its texts show now, and those that they do not any more. */
export async function markStanding(
  tx: Tx,
  post: PicturedPost,
  standing: readonly FileId[],
  now: Date,
): Promise<void> {
  await tx
    .update(postPictures)
    .set({ leftAt: now })
    .where(and(isOf(post), isNull(postPictures.leftAt), notInArray(postPictures.fileId, [...standing])))
  await tx
    .update(postPictures)
    .set({ leftAt: null })
    .where(and(isOf(post), isNotNull(postPictures.leftAt), inArray(postPictures.fileId, [...standing])))
}

/** Whether everybody may see the post that it stands in. */
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

/** Those whose post is gone, or was changed without them before then. */
export async function deleteLeft(
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
