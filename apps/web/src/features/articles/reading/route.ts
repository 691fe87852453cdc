// The head of the article's page.
import { locales } from "@shirube/contract/language"
import { PRODUCT_NAME } from "@shirube/contract/product"
import { withPrefix } from "#web/lib/language.ts"
import { type PageMatch, page } from "#web/lib/page.ts"
import { articleHref, listHref, listPath } from "../address.ts"
import { pictureOf } from "../article-picture.ts"
import type { Article } from "../queries.ts"

interface ArticleMatch extends PageMatch {
  readonly status: string
}

export function articleHead(match: ArticleMatch, article: Article | undefined) {
  const { language, t } = match.context.locale
  if (!article) {
    // Failed on the way is not the same as not there: the one is worth another try.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("articles.notFound.title")
    return page(match, { title, hidden: true })
  }
  const said = { title: article.title, description: article.lead }
  // The rest is for programs that fetch the document (lib/head.ts).
  if (!import.meta.env.SSR) return page(match, said)
  const image = pictureOf(article, language)
  const head = page(match, { ...said, image, type: "article" })
  const data = structuredData(match, article, image)
  return {
    ...head,
    meta: [
      ...head.meta,
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:type", content: "image/png" },
      { property: "og:image:alt", content: article.title },
      { property: "article:published_time", content: article.publishedAt },
      { property: "article:modified_time", content: article.updatedAt },
      { property: "article:section", content: article.category.name },
    ],
    scripts: data.map((each) => ({ type: "application/ld+json", children: safeJson(each) })),
  }
}

/** No text can end the script element it stands in. */
const safeJson = (data: unknown) => JSON.stringify(data).replaceAll("<", "\\u003c")

function structuredData({ context: { locale, settings } }: PageMatch, article: Article, image: string) {
  const { language, t } = locale
  const at = (path: string) => new URL(path, settings.publicUrl).href
  const inLanguage = (path: string) => at(withPrefix(path, language))
  const place = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: inLanguage(path),
  })
  const list = listPath(undefined)
  return [
    {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: article.title,
      description: article.lead,
      inLanguage: locales[article.language].iso,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      image: at(image),
      mainEntityOfPage: inLanguage(articleHref(article.id)),
      author: { "@type": "Person", name: article.author.name, jobTitle: article.author.headline },
      publisher: { "@type": "Organization", name: PRODUCT_NAME, logo: at("/icon-512.png") },
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        place(1, t("articles.home"), "/"),
        place(2, t("articles.all"), list),
        place(3, article.category.name, listHref(list, { category: article.category.key })),
        place(4, article.title, articleHref(article.id)),
      ],
    },
  ]
}
