// The heads of the pages.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { breadcrumbList, structuredData } from "#web/lib/page/structured-data.ts"
import { EMAILS_PATH, emailHref } from "./address.ts"
import type { KeigoEmail } from "./queries.ts"

interface EmailMatch extends PageMatch {
  readonly status: string
}

export const emailsHead = (match: PageMatch) => {
  const { t } = match.context.locale
  return page(match, { title: t("keigoEmails.title"), description: t("keigoEmails.lead") })
}

export function emailHead(match: EmailMatch, email: KeigoEmail | undefined) {
  const { t } = match.context.locale
  if (!email) {
    const title = match.status === "error" ? t("status.exceptionTitle") : t("keigoEmails.notFound.title")
    return page(match, { title, hidden: true })
  }
  const head = page(match, {
    title: `${email.title} – ${t("keigoEmails.title")}`,
    description: email.whenRuby.map(({ text }) => text).join(""),
    type: "article",
  })
  if (!import.meta.env.SSR) return head
  const crumbs = breadcrumbList(match, [
    { name: t("keigoEmails.home"), path: "/" },
    { name: t("keigoEmails.career"), path: "/career" },
    { name: t("keigoEmails.title"), path: EMAILS_PATH },
    { name: email.title, path: emailHref(email.id) },
  ])
  return { ...head, scripts: structuredData([crumbs]) }
}
