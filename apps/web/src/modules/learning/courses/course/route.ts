// The head of a course's page.
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData } from "#web/lib/page/structured-data.ts"
import { courseHref } from "../address.ts"
import type { Course } from "../queries.ts"

interface CourseMatch extends PageMatch {
  readonly status: string
}

export function courseHead(match: CourseMatch, course: Course | undefined) {
  const { t } = match.context.locale
  if (!course) {
    // A failed request is worth a retry; a missing course is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("courses.notFound.title")
    return page(match, { title, hidden: true })
  }
  const head = page(match, { title: course.title, description: course.summary })
  if (!import.meta.env.SSR) return head
  return { ...head, scripts: structuredData(dataOf(match, course)) }
}

function dataOf(match: PageMatch, course: Course) {
  const { locale } = match.context
  return [
    {
      "@type": "Course",
      name: course.title,
      description: course.summary,
      inLanguage: course.spokenLanguages,
      url: addressIn(match, courseHref(course.id)),
      isAccessibleForFree: true,
      provider: { "@type": "Organization", name: PRODUCT_NAME },
    },
    breadcrumbList(match, [
      { name: locale.t("courses.home"), path: "/" },
      { name: locale.t("courses.title"), path: "/course" },
      { name: course.title, path: courseHref(course.id) },
    ]),
  ]
}
