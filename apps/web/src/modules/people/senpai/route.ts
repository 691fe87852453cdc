// The head of the page, with its questions and answers for search engines.
import { LEAVING_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { breadcrumbList, structuredData } from "#web/lib/page/structured-data.ts"
import { questionNames } from "./questions.ts"

export function becomingSenpaiHead(match: PageMatch) {
  const { t } = match.context.locale
  const head = page(match, {
    title: t("becomingSenpai.title"),
    description: t("becomingSenpai.description"),
  })
  // The rest is for programs that fetch the document (lib/page/head.ts).
  return import.meta.env.SSR ? { ...head, scripts: structuredData(dataOf(match)) } : head
}

function dataOf(match: PageMatch) {
  const { locale, settings } = match.context
  const facts = { helpEmail: settings.helpEmail, leavingDays: LEAVING_DAYS }
  return [
    {
      "@type": "FAQPage",
      mainEntity: questionNames.map((name) => ({
        "@type": "Question",
        name: locale.t(`becomingSenpai.questions.${name}.question`),
        acceptedAnswer: {
          "@type": "Answer",
          text: locale.t(`becomingSenpai.questions.${name}.answer`, facts),
        },
      })),
    },
    breadcrumbList(match, [
      { name: locale.t("becomingSenpai.home"), path: "/" },
      { name: locale.t("becomingSenpai.title"), path: "/senpai-lp" },
    ]),
  ]
}
