import { withoutRuby } from "@shirube/contract/text/furigana"
import { asc, eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { ArticleId } from "#api/kernel/db/ids"
import { articles, articleTexts } from "#api/kernel/db/tables/learning/articles"

/** Published articles with a source that was checked on this day or before. */
export const selectCheckedBefore = (tx: Tx, day: string, limit: number) =>
  tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      sql`exists (select from jsonb_array_elements(${articles.sources}) source where source ->> 'checked_on' <= ${day})`,
    )
    .orderBy(asc(articles.id))
    .limit(limit)

/** The sources of a published article, and its titles by language. */
export async function selectChecks(tx: Tx, id: ArticleId) {
  const found = await tx
    .select({ sources: articles.sources, language: articleTexts.language, title: articleTexts.title })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(eq(articles.id, id))
  const [first] = found
  if (!first) return undefined
  const titleIn = (language: string) =>
    withoutRuby(found.find((row) => row.language === language)?.title ?? first.title)
  return { sources: first.sources, title: { en: titleIn("en"), ja: titleIn("ja") } }
}
