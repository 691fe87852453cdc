import { and, desc, eq, gte, isNotNull, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { ArticleFeedbackId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { articleFeedback } from "#api/kernel/db/tables/learning/article-feedback"
import type { FigureDay } from "#api/kernel/figures/daily-figures"
import type { Moment } from "#api/kernel/lists/keyset"

type FeedbackRow = typeof articleFeedback.$inferInsert

/** A second answer under the same id replaces the first, if it is about the same article. */
export const upsertFeedback = (tx: Tx, { id, articleId, ...answer }: FeedbackRow) =>
  tx
    .insert(articleFeedback)
    .values({ id, articleId, ...answer })
    .onConflictDoUpdate({
      target: articleFeedback.id,
      set: { isHelpful: answer.isHelpful, line: answer.line ?? null, language: answer.language },
      setWhere: eq(articleFeedback.articleId, articleId),
    })

const helpful = sql<number>`(count(*) filter (where ${articleFeedback.isHelpful}))::int`
const notHelpful = sql<number>`(count(*) filter (where not ${articleFeedback.isHelpful}))::int`

export const selectNumbers = (tx: Tx) =>
  tx
    .select({ articleId: articleFeedback.articleId, helpful, notHelpful })
    .from(articleFeedback)
    .groupBy(articleFeedback.articleId)
    .orderBy(desc(notHelpful), articleFeedback.articleId)

export const selectOfDay = (tx: Tx, { from, until }: FigureDay) =>
  tx
    .select({ articleId: articleFeedback.articleId, language: articleFeedback.language, helpful, notHelpful })
    .from(articleFeedback)
    .where(and(gte(articleFeedback.givenAt, from), lt(articleFeedback.givenAt, until)))
    .groupBy(articleFeedback.articleId, articleFeedback.language)

export const selectLines = (
  tx: Tx,
  { before, limit }: { before: Moment<ArticleFeedbackId> | undefined; limit: number },
) =>
  tx
    .select({
      id: articleFeedback.id,
      articleId: articleFeedback.articleId,
      language: articleFeedback.language,
      isHelpful: articleFeedback.isHelpful,
      line: sql<string>`${articleFeedback.line}`,
      givenAt: articleFeedback.givenAt,
      position: instantText(articleFeedback.givenAt),
    })
    .from(articleFeedback)
    .where(
      and(
        isNotNull(articleFeedback.line),
        before && isBefore(articleFeedback.givenAt, articleFeedback.id, before),
      ),
    )
    .orderBy(desc(articleFeedback.givenAt), desc(articleFeedback.id))
    .limit(limit)

export const deleteLine = (tx: Tx, id: ArticleFeedbackId) =>
  tx.update(articleFeedback).set({ line: null }).where(eq(articleFeedback.id, id))

export const deleteBefore = (tx: Tx, moment: Date) =>
  tx.delete(articleFeedback).where(lt(articleFeedback.givenAt, moment))
