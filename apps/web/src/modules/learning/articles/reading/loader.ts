import type { Language } from "@shirube/vocabulary/language"
import { redirect } from "@tanstack/react-router"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { localizeLinks } from "#web/lib/page/in-document/localize-links.ts"
import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { PageRuby } from "#web/lib/page/in-document/page-ruby.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { articleHref } from "../address.ts"
import { type Article, articleInRow, fetchArticle, shownArticle } from "../queries.ts"

export async function loadArticle(
  id: string,
  prefix: Language | undefined,
  signal: AbortSignal,
): Promise<Article> {
  const article = await orNotFound(fetchArticle(id, signal))
  // Under a former address, or under its id.
  if (article.address !== id)
    throw redirect({ href: withPrefix(articleHref(article.address), prefix), statusCode: 301 })
  return articleWithPageHtml(article, prefix)
}

export function articleWithPageHtml(
  { bodyHtml, summary, related, lead: _, leadRuby, author, ...article }: ApiResponse<"GET /v1/articles/{id}">,
  prefix: Language | undefined,
): Article {
  const { bioRuby, ...person } = author
  return {
    ...article,
    lead: new PageRuby("article-lead", leadRuby),
    author: { ...person, bio: new PageRuby("author-bio", bioRuby) },
    related: related.map((article, place) => (place === 0 ? shownArticle(article) : articleInRow(article))),
    summary: summary.map(({ part, html }) => ({
      part,
      text: new PageHtml(`summary-${part}`, localizeLinks(html, prefix)),
    })),
    body: new PageHtml("article-body", localizeLinks(bodyHtml, prefix)),
  }
}
