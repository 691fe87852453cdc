import type { MouseEvent } from "react"
import { useApp } from "#web/lib/page/use-app.ts"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import type { Article } from "../queries.ts"

/** The text, with what its own buttons do. */
export function ArticleBody({ article: { body, language } }: { article: Article }) {
  const { locale, status } = useApp()
  const press = async ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest(".copy-template")
    if (!button) return
    const [{ copyTemplate }] = await Promise.all([import("./copy-template.ts"), locale.need(["reading"])])
    status.show(await copyTemplate(button, locale.t))
  }
  return (
    <TrustedHtml
      id={body.place}
      html={body.html}
      lang={language}
      className="prose-shirube"
      onClick={(event) => void press(event)}
    />
  )
}
