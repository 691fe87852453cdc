// The head of an entry's page.
import { locales } from "@shirube/vocabulary/language"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData, wordsOf } from "#web/lib/page/structured-data.ts"
import { CALENDAR_PATH, entryHref } from "../address.ts"
import type { CalendarEntry } from "../queries.ts"

interface EntryMatch extends PageMatch {
  readonly status: string
}

const plain = (segments: CalendarEntry["summaryRuby"]) => segments.map(({ text }) => text).join("")

export function entryHead(match: EntryMatch, entry: CalendarEntry | undefined) {
  const { t } = match.context.locale
  if (!entry) {
    // A failed request is worth a retry; a missing entry is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("calendar.notFound.title")
    return page(match, { title, hidden: true })
  }
  const headFields = { title: entry.title, description: plain(entry.summaryRuby) }
  // The rest is for programs that fetch the document (lib/page/head.ts).
  if (!import.meta.env.SSR) return page(match, headFields)
  return { ...page(match, { ...headFields, type: "article" }), scripts: structuredData(dataOf(match, entry)) }
}

function dataOf(match: PageMatch, entry: CalendarEntry) {
  const { locale, settings } = match.context
  const path = entryHref(entry.address)
  return [
    {
      "@type": "Article",
      headline: entry.title,
      articleBody: wordsOf(entry.body.html),
      inLanguage: locales[entry.language].iso,
      datePublished: entry.publishedAt,
      dateModified: entry.updatedAt,
      citation: entry.sources.map(({ url }) => url),
      mainEntityOfPage: addressIn(match, path),
      author: { "@type": "Organization", name: PRODUCT_NAME },
      publisher: {
        "@type": "Organization",
        name: PRODUCT_NAME,
        logo: new URL("/icon-512.png", settings.publicUrl).href,
      },
    },
    breadcrumbList(match, [
      { name: locale.t("calendar.home"), path: "/" },
      { name: locale.t("calendar.title"), path: CALENDAR_PATH },
      { name: entry.title, path },
    ]),
  ]
}
