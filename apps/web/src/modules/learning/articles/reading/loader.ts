import type { Language } from "@shirube/vocabulary/language"
import { notFound } from "@tanstack/react-router"
import { PageHtml } from "#web/lib/page/page-html.ts"
import { type Article, fetchArticle, isUnknownArticle } from "../queries.ts"
import { localizeLinks } from "./body-links.ts"

export async function loadArticle(
  id: string,
  prefix: Language | undefined,
  signal: AbortSignal,
): Promise<Article> {
  try {
    const { bodyHtml, ...article } = await fetchArticle(id, signal)
    return { ...article, body: new PageHtml("article-body", localizeLinks(bodyHtml, prefix)) }
  } catch (error) {
    if (isUnknownArticle(error)) throw notFound()
    throw error
  }
}
