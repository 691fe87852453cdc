import type { giveArticleFeedback } from "@shirube/contract/learning/article-feedback/routes"
import type { BodyOf } from "@shirube/contract/route"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { ARTICLE_FEEDBACK_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import type { Language } from "@shirube/vocabulary/language"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { ArticleFeedbackId, ArticleId } from "#api/kernel/db/ids"
import type { DailyFigures } from "#api/kernel/figures/daily-figures"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { instant, keyset, type Moment, type PageRequest, uuid } from "#api/kernel/lists/keyset"
import { titlesOf } from "#api/kernel/search/titles"
import {
  deleteBefore,
  deleteLine,
  selectLines,
  selectNumbers,
  selectOfDay,
  upsertFeedback,
} from "./queries.ts"

const newestFirst = keyset<Moment<ArticleFeedbackId>>({ at: instant, id: uuid() })

export async function giveFeedback(
  tx: Tx,
  { id, articleId }: { readonly id: ArticleFeedbackId; readonly articleId: ArticleId },
  { language, is_helpful: isHelpful, line }: BodyOf<typeof giveArticleFeedback>,
  now: Date,
): Promise<void> {
  if (line !== null && contactDataIn(line)) throw new ApiError("article_feedback.contact_data")
  const titles = await titlesOf(tx, [{ noun: "article", id: articleId }], language)
  if (titles.size === 0) throw new ApiError("article.not_found")
  await upsertFeedback(tx, { id, articleId, language, isHelpful, line, givenAt: now })
}

export async function feedbackNumbers(tx: Tx, language: Language) {
  const found = await selectNumbers(tx)
  const titles = await titlesByArticle(tx, found, language)
  return found.map(({ articleId, helpful, notHelpful }) => ({
    article: { id: articleId, title: titles(articleId) },
    helpful,
    not_helpful: notHelpful,
  }))
}

export async function feedbackLines(tx: Tx, { cursor, limit }: PageRequest, language: Language) {
  const found = await selectLines(tx, { before: newestFirst.decode(cursor), limit: limit + 1 })
  const { items, nextCursor } = newestFirst.page(found, limit, ({ position, id }) => ({ at: position, id }))
  const titles = await titlesByArticle(tx, items, language)
  return {
    items: items.map(({ id, articleId, language: read, isHelpful, line, givenAt }) => ({
      id,
      article: { id: articleId, title: titles(articleId) },
      language: read,
      is_helpful: isHelpful,
      line,
      given_on: dayInJapan(givenAt),
    })),
    next_cursor: nextCursor,
  }
}

async function titlesByArticle(tx: Tx, rows: readonly { articleId: ArticleId }[], language: Language) {
  const ids = [...new Set(rows.map(({ articleId }) => articleId))]
  const titles = await titlesOf(
    tx,
    ids.map((id) => ({ noun: "article", id })),
    language,
  )
  return (id: ArticleId) => withoutRuby(titles.get(`article:${id}`)?.title ?? "")
}

export const helpfulFigures: DailyFigures = {
  names: ["helped", "not_helped"],
  days: 2,
  of: async (tx, day) =>
    (await selectOfDay(tx, day)).flatMap(({ articleId: subject, language, helpful, notHelpful }) => [
      { name: "helped", subject, language, count: helpful },
      { name: "not_helped", subject, language, count: notHelpful },
    ]),
}

export const removeLine = (tx: Tx, id: ArticleFeedbackId) => deleteLine(tx, id)

export const sweepArticleFeedback = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "article-feedback-sweep",
  cron: "35 3 * * *",
  run: async () => {
    await deleteBefore(db.autocommit, new Date(clock.now().getTime() - ARTICLE_FEEDBACK_DAYS * 86_400_000))
  },
})
