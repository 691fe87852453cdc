import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import type { Article } from "../queries.ts"

export const ArticleBody = ({ article: { body, language } }: { article: Article }) => (
  <TrustedHtml id={body.place} html={body.html} lang={language} className="prose-shirube" />
)
