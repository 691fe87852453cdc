import { useFormatter, useTranslations } from "use-intl"
import { DateText } from "#web/ui/date-text.tsx"
import { ThingTools } from "#web/ui/thing-tools.tsx"
import type { ArticleSummary } from "./queries.ts"

/** A day as people write it. The API's days and instants are both shown as they are in Japan. */
export function useDay(): (at: string) => string {
  const format = useFormatter()
  return (at) => format.dateTime(new Date(at), { year: "numeric", month: "short", day: "numeric" })
}

export function Day({ at }: { at: string }) {
  const day = useDay()
  return <DateText dateTime={at}>{day(at)}</DateText>
}

/** The small line under a title: when, how long, how hard, in which language where that is not the reader's; and what can be done. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
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
      <ThingTools thing={`article:${article.id}`} title={article.title} look="icon" />
    </div>
  )
}
