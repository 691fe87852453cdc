import { List } from "lucide-react"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { FuriganaSelect } from "#web/ui/site/furigana-choice.tsx"
import { ListenButton, type Listening } from "../listening/listen.tsx"
import type { Article } from "../queries.ts"
import { OtherLanguage } from "./article-tools.tsx"
import { useAway } from "./use-away.ts"

/** Of the list of sections: beside the text, or on a phone a sheet that opens without scripts. */
export const contentsId = "contents"

/**
 * The article's tools on a phone, in one row above the title. It sticks to the top of the screen: away while the reader
 * scrolls down, back as soon as they scroll up.
 */
export function ArticleBar({ article, listening }: { article: Article; listening: Listening }) {
  const t = useTranslations("articles")
  const bar = useRef<HTMLElement>(null)
  const isAway = useAway(bar)
  return (
    <section
      ref={bar}
      aria-label={t("tools")}
      data-away={isAway || undefined}
      className="reading-bar no-print page sticky top-0 z-20 flex min-h-12 items-center justify-between border-b bg-paper transition-transform focus-within:translate-y-0! data-away:-translate-y-full lg:hidden"
    >
      {article.headings.length > 1 ? (
        <button
          type="button"
          popoverTarget={contentsId}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
        >
          <List aria-hidden className="size-4.5" />
          {t("contentsShort")}
        </button>
      ) : null}
      {article.language === "ja" ? (
        <div className="noscript:hidden">
          <FuriganaSelect />
        </div>
      ) : null}
      <OtherLanguage article={article} />
      <ListenButton article={article} listening={listening} />
      <ItemActions thing={`article:${article.id}`} title={article.title} look="icon" />
    </section>
  )
}
