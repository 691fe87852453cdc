import { type PageMatch, page } from "#web/lib/page/page.ts"
import type { WritingDocument } from "./queries.ts"

/** The head of a page about one document. */
export function documentHead(
  match: PageMatch,
  document: WritingDocument | undefined,
  text: "writingDesk.pageTitle" | "writingDesk.previewing.title",
) {
  if (!document) return {}
  const { language, t } = match.context.locale
  const { en, ja } = document.title
  const title = (language === "ja" ? ja || en : en || ja) || document.address
  return page(match, { title: t(text, { title }), hidden: true })
}
