import type { Language } from "@shirube/vocabulary/language"
import { useTranslations } from "use-intl"
import { openLinksBeside } from "#web/kits/writing/links-beside.ts"
import { api } from "#web/lib/api/api.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import type { Article } from "../queries.ts"
import { ArticlePage } from "../reading/article-page.tsx"
import { articleWithPageHtml } from "../reading/loader.ts"

export const loadPreview = async (id: string, language: Language, signal: AbortSignal): Promise<Article> =>
  articleWithPageHtml(
    await orNotFound(
      api("GET /v1/editors/articles/{id}/preview", {
        params: { id },
        query: { language },
        handles: [404],
        signal,
      }),
    ),
    language,
  )

/** The draft, with the components of the article’s page. Its links open beside it: no other page of this site may be framed. */
export function PreviewedArticle({ article }: { article: Article }) {
  const t = useTranslations("writingDesk.previewing")
  return (
    <div ref={openLinksBeside}>
      <div className="page no-print pt-4">
        <Notice>{t("draft")}</Notice>
      </div>
      <ArticlePage article={article} />
    </div>
  )
}
