import { type PageMatch, page } from "#web/lib/page/page.ts"

export function doorHead(match: PageMatch) {
  const { t } = match.context.locale
  return page(match, { title: t("mentorsDoor.title"), description: t("mentorsDoor.description") })
}
