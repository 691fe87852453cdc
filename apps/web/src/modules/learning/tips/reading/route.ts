// The head of a tip's page.
import { locales } from "@shirube/vocabulary/language"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData, wordsOf } from "#web/lib/page/structured-data.ts"
import { TIPS_PATH, tipHref } from "../address.ts"
import type { Tip } from "../queries.ts"
import type { LoadedTip } from "./loader.ts"

interface TipMatch extends PageMatch {
  readonly status: string
}

export function tipHead(match: TipMatch, loaded: LoadedTip | undefined) {
  const { t } = match.context.locale
  if (!loaded) {
    // A failed request is worth a retry; a missing tip is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("tips.notFound.title")
    return page(match, { title, hidden: true })
  }
  const { tip } = loaded
  const headFields = { title: tip.title, description: tip.excerpt }
  // The rest is for programs that fetch the document (lib/page/head.ts).
  if (!import.meta.env.SSR) return page(match, headFields)
  return { ...page(match, { ...headFields, type: "article" }), scripts: structuredData(dataOf(match, tip)) }
}

function dataOf(match: PageMatch, tip: Tip) {
  const { locale, settings } = match.context
  const at = (path: string) => new URL(path, settings.publicUrl).href
  const picture = tip.picture?.at(-1)
  return [
    {
      "@type": "Article",
      headline: tip.title,
      articleBody: wordsOf(tip.body.html),
      inLanguage: locales[tip.language].iso,
      datePublished: tip.publishedAt,
      dateModified: tip.updatedAt,
      ...(picture ? { image: at(picture.address) } : {}),
      mainEntityOfPage: addressIn(match, tipHref(tip.id)),
      author: {
        "@type": "Person",
        name: tip.author.name,
        description: tip.whoRuby.map(({ text }) => text).join(""),
      },
      publisher: { "@type": "Organization", name: PRODUCT_NAME, logo: at("/icon-512.png") },
    },
    breadcrumbList(match, [
      { name: locale.t("tips.home"), path: "/" },
      { name: locale.t("tips.title"), path: TIPS_PATH },
      { name: tip.title, path: tipHref(tip.id) },
    ]),
  ]
}
