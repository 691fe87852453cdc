// The head of the article's page.
import { locales } from "@shirube/vocabulary/language"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData } from "#web/lib/page/structured-data.ts"
import { articleHref, listHref, listPath } from "../address.ts"
import type { Article } from "../queries.ts"

interface ArticleMatch extends PageMatch {
  readonly status: string
}

const leadOf = ({ lead }: Article) => lead.segments.map(({ text }) => text).join("")

/** The URL of an article's picture. It contains the version, so it can be cached forever. */
const pictureOf = ({ id, updatedAt }: Pick<Article, "id" | "updatedAt">, language: string) =>
  `/og/article/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`

export function articleHead(match: ArticleMatch, article: Article | undefined) {
  const { language, t } = match.context.locale
  if (!article) {
    // A failed request is worth a retry; a missing article is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("articles.notFound.title")
    return page(match, { title, hidden: true })
  }
  const headFields = { title: article.title, description: leadOf(article) }
  // The rest is for programs that fetch the document (lib/page/head.ts).
  if (!import.meta.env.SSR) return page(match, headFields)
  const image = pictureOf(article, language)
  const head = page(match, { ...headFields, image, type: "article" })
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
    scripts: structuredData(dataOf(match, article, image)),
  }
}

function dataOf(match: PageMatch, article: Article, image: string) {
  const { locale, settings } = match.context
  const at = (path: string) => new URL(path, settings.publicUrl).href
  const list = listPath(undefined)
  return [
    {
      "@type": "Article",
      headline: article.title,
      description: leadOf(article),
      inLanguage: locales[article.language].iso,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      image: at(image),
      mainEntityOfPage: addressIn(match, articleHref(article.address)),
      author: { "@type": "Person", name: article.author.name, jobTitle: article.author.headline },
      publisher: { "@type": "Organization", name: PRODUCT_NAME, logo: at("/icon-512.png") },
    },
    breadcrumbList(match, [
      { name: locale.t("articles.home"), path: "/" },
      { name: locale.t("articles.all"), path: list },
      { name: article.category.name, path: listHref(list, { category: article.category.key }) },
      { name: article.title, path: articleHref(article.address) },
    ]),
  ]
}
