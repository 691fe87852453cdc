import { useTranslations } from "use-intl"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import type { ShownArticle } from "./queries.ts"

export function Day({ at }: { at: string }) {
  const day = useDay()
  return <DateText dateTime={at}>{day(at)}</DateText>
}

/** The line under a title: date, length, level, the language if it is not the reader's, and tools. */
export function ArticleMeta({ article }: { article: ShownArticle }) {
  const t = useTranslations("articles")
  return (
    <div className="flex items-center justify-between">
      <p className="flex flex-wrap items-center gap-x-4 text-ink-faint text-sm">
        <Day at={article.publishedAt} />
        <span>{t("minutes", { count: article.readingMinutes })}</span>
        <span>{t("levelShort", { level: article.level.toUpperCase() })}</span>
        {article.isFallback ? (
          <span className="font-semibold text-ink-soft">
            {t("onlyIn", { language: t(`languages.${article.language}`) })}
          </span>
        ) : null}
      </p>
      <ItemActions thing={`article:${article.id}`} title={article.title} look="icon" />
    </div>
  )
}
