import type { Language } from "@shirube/vocabulary/language"
import { withPrefix } from "#web/lib/language/language.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { PageHtml } from "#web/lib/page/page-html.ts"
import { type Article, fetchArticle } from "../queries.ts"

export async function loadArticle(
  id: string,
  prefix: Language | undefined,
  signal: AbortSignal,
): Promise<Article> {
  const { bodyHtml, ...article } = await orNotFound(fetchArticle(id, signal))
  return { ...article, body: new PageHtml("article-body", localizeLinks(bodyHtml, prefix)) }
}

/** Links inside an article have no language prefix. On a prefixed page they get its prefix. */
export const localizeLinks = (html: string, prefix: Language | undefined): string =>
  prefix
    ? html.replace(/(<a href=")(\/[^"/][^"]*)"/g, (_, open, path) => `${open}${withPrefix(path, prefix)}"`)
    : html
