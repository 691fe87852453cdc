// The head of a past event's page.
import { locales } from "@shirube/vocabulary/language"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData, wordsOf } from "#web/lib/page/structured-data.ts"
import { PAST_EVENTS_PATH, pastEventHref } from "../address.ts"
import type { PastEvent } from "../queries.ts"

interface PastEventMatch extends PageMatch {
  readonly status: string
}

export function pastEventHead(match: PastEventMatch, pastEvent: PastEvent | undefined) {
  const { t } = match.context.locale
  if (!pastEvent) {
    // A failed request is worth a retry; a missing past event is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("pastEvents.notFound.title")
    return page(match, { title, hidden: true })
  }
  const headFields = { title: pastEvent.title, description: pastEvent.excerpt }
  // The rest is for programs that fetch the document (lib/page/head.ts).
  if (!import.meta.env.SSR) return page(match, headFields)
  return {
    ...page(match, { ...headFields, type: "article" }),
    scripts: structuredData(dataOf(match, pastEvent)),
  }
}

function dataOf(match: PageMatch, pastEvent: PastEvent) {
  const { locale, settings } = match.context
  const at = (path: string) => new URL(path, settings.publicUrl).href
  return [
    {
      "@type": "Article",
      headline: pastEvent.title,
      articleBody: wordsOf(pastEvent.summary.html),
      inLanguage: locales[pastEvent.language].iso,
      datePublished: pastEvent.publishedAt,
      dateModified: pastEvent.updatedAt,
      ...(pastEvent.poster ? { image: at(pastEvent.poster) } : {}),
      mainEntityOfPage: addressIn(match, pastEventHref(pastEvent.address)),
      author: { "@type": "Organization", name: PRODUCT_NAME },
      publisher: { "@type": "Organization", name: PRODUCT_NAME, logo: at("/icon-512.png") },
    },
    breadcrumbList(match, [
      { name: locale.t("pastEvents.home"), path: "/" },
      { name: locale.t("pastEvents.title"), path: PAST_EVENTS_PATH },
      { name: pastEvent.title, path: pastEventHref(pastEvent.address) },
    ]),
  ]
}
