import { useMemo } from "react"
import { useLocale } from "use-intl"
import { useApp } from "#web/lib/use-app.ts"
import { TrustedHtml } from "#web/ui/trusted-html.tsx"
import { localizeLinks } from "./body-links.ts"
import type { Article } from "./queries.ts"

export function ArticleBody({ article }: { article: Article }) {
  const { locale } = useApp()
  const prefix = useLocale() && locale.prefix
  const html = useMemo(() => localizeLinks(article.bodyHtml, prefix), [article.bodyHtml, prefix])
  return <TrustedHtml html={html} lang={article.language} className="prose-shirube" />
}
