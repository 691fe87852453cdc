import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/kernel/db/ids"
import { notRemoved, type RemovalReason, visible } from "#api/kernel/db/removal"
import { answerCounts, answers, comments, questions } from "#api/kernel/db/tables/community/forum"

export type PostId = QuestionId | AnswerId | CommentId

/** Common columns. Queries also return removed posts; the caller decides who may see them. */
const thread = {
  topics: questions.topics,
  isAnonymous: questions.isAnonymous,
  lockedAt: questions.lockedAt,
  threadRemovedAt: questions.removedAt,
}
const ofQuestion = {
  id: sql<PostId>`${questions.id}`,
  questionId: questions.id,
  answerId: sql<AnswerId | null>`null::uuid`,
  writerId: questions.askerId,
  isByAsker: sql<boolean>`true`,
  language: questions.language,
  createdAt: questions.createdAt,
  editedAt: questions.editedAt,
  removedAt: questions.removedAt,
  removalReason: questions.removalReason,
  ...thread,
}
const ofAnswer = {
  id: sql<PostId>`${answers.id}`,
  questionId: answers.questionId,
  answerId: sql<AnswerId | null>`null::uuid`,
  writerId: answers.authorId,
  isByAsker: answers.isByAsker,
  language: answers.language,
  createdAt: answers.createdAt,
  editedAt: answers.editedAt,
  removedAt: answers.removedAt,
  removalReason: answers.removalReason,
  ...thread,
}
const ofComment = {
  id: sql<PostId>`${comments.id}`,
  questionId: comments.questionId,
  answerId: comments.answerId,
  writerId: comments.authorId,
  isByAsker: comments.isByAsker,
  language: comments.language,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  removedAt: comments.removedAt,
  removalReason: comments.removalReason,
  ...thread,
}

interface PostQuery {
  readonly where: SQL | undefined
  readonly order?: readonly SQL[]
  readonly limit: number
}
/** Complete statements: adding clauses to a union of three query types costs the compiler seconds. */
const selectFrom = {
  question: (tx: Tx, { where, order = [], limit }: PostQuery) =>
    tx
      .select(ofQuestion)
      .from(questions)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  answer: (tx: Tx, { where, order = [], limit }: PostQuery) =>
    tx
      .select(ofAnswer)
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
  comment: (tx: Tx, { where, order = [], limit }: PostQuery) =>
    tx
      .select(ofComment)
      .from(comments)
      .innerJoin(questions, eq(questions.id, comments.questionId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
} as const

const tables = { question: questions, answer: answers, comment: comments } as const
const writers = { question: questions.askerId, answer: answers.authorId, comment: comments.authorId } as const

export async function selectRemovedPost(tx: Tx, noun: PostNoun, id: PostId) {
  const [found] = await selectFrom[noun](tx, { where: eq(tables[noun].id, id), limit: 1 })
  return found && { noun, ...found }
}
export type Post = NonNullable<Awaited<ReturnType<typeof selectRemovedPost>>>

/** A writer's posts that were removed for one of these reasons, newest first. */
export async function selectRemovedBy(
  tx: Tx,
  noun: PostNoun,
  writerId: UserId,
  { reasons, limit }: { reasons: readonly RemovalReason[]; limit: number },
): Promise<Post[]> {
  const table = tables[noun]
  const found = await selectFrom[noun](tx, {
    where: and(eq(writers[noun], writerId), inArray(table.removalReason, [...reasons])),
    order: [desc(table.removedAt)],
    limit,
  })
  return found.map((post) => ({ noun, ...post }))
}

/** A writer's visible posts under their own name. */
export async function selectNamedBy(
  tx: Tx,
  noun: PostNoun,
  writerId: UserId,
  limit: number,
): Promise<Post[]> {
  const table = tables[noun]
  const isByAsker = {
    question: sql`true`,
    answer: sql`${answers.isByAsker}`,
    comment: sql`${comments.isByAsker}`,
  }
  const found = await selectFrom[noun](tx, {
    where: and(
      eq(writers[noun], writerId),
      visible(table),
      sql`not (${questions.isAnonymous} and ${isByAsker[noun]})`,
    ),
    order: [asc(table.id)],
    limit,
  })
  return found.map((post) => ({ noun, ...post }))
}

/** Answers and comments of a thread, including removed ones. */
export async function selectPartsOf(tx: Tx, id: QuestionId) {
  const ofAnswers = await tx.select({ id: answers.id }).from(answers).where(eq(answers.questionId, id))
  const ofComments = await tx.select({ id: comments.id }).from(comments).where(eq(comments.questionId, id))
  return { answer: ofAnswers.map((row) => row.id), comment: ofComments.map((row) => row.id) }
}

/** Also locks a removed thread, so that decisions about its posts are serialized. */
export async function lockRemovedThread(tx: Tx, id: QuestionId) {
  const [found] = await tx.select().from(questions).where(eq(questions.id, id)).limit(1).for("no key update")
  return found
}

interface Removal {
  readonly removedAt: Date
  /** Null if the system removed it. */
  readonly removedBy: UserId | null
  readonly removalReason: RemovalReason
}

/** False if it was already removed. */
export async function markRemoved(tx: Tx, noun: PostNoun, id: PostId, removal: Removal): Promise<boolean> {
  const table = tables[noun]
  const removed = await tx
    .update(table)
    .set(removal)
    .where(and(eq(table.id, id), visible(table)))
    .returning({ id: table.id })
  return removed.length > 0
}

/** Replaces the removal reason of a held post, which stays hidden. False if it was not held. */
export async function replaceHeldReason(
  tx: Tx,
  noun: PostNoun,
  id: PostId,
  removal: Removal,
): Promise<boolean> {
  const table = tables[noun]
  const settled = await tx
    .update(table)
    .set(removal)
    .where(and(eq(table.id, id), eq(table.removalReason, "held")))
    .returning({ id: table.id })
  return settled.length > 0
}

export async function clearRemoval(tx: Tx, noun: PostNoun, id: PostId): Promise<boolean> {
  const table = tables[noun]
  const found = await tx
    .update(table)
    .set(notRemoved)
    .where(and(eq(table.id, id), isNotNull(table.removedAt)))
    .returning({ id: table.id })
  return found.length > 0
}

export const markEdited = (tx: Tx, noun: PostNoun, id: PostId, editedAt: Date) =>
  tx.update(tables[noun]).set({ editedAt }).where(eq(tables[noun].id, id))

export async function helpfulOf(tx: Tx, id: AnswerId): Promise<number> {
  const [counted] = await tx
    .select({ helpful: answerCounts.helpful })
    .from(answerCounts)
    .where(eq(answerCounts.answerId, id))
    .limit(1)
  return counted?.helpful ?? 0
}

/** Whether an editor has taken down this member's answer here. */
export async function hasAnswerTakenDown(tx: Tx, questionId: QuestionId, authorId: UserId): Promise<boolean> {
  const found = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        eq(answers.questionId, questionId),
        eq(answers.authorId, authorId),
        inArray(answers.removalReason, ["moderated", "until_mended"]),
      ),
    )
    .limit(1)
  return found.length > 0
}
