import { useTranslations } from "use-intl"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import type { Article } from "../queries.ts"

/** What most readers came for, before the text: a label beside each answer on a phone, columns where there is room. */
export function ArticleSummary({ article: { summary, language } }: { article: Article }) {
  const t = useTranslations("articles.summary")
  if (summary.length === 0) return null
  return (
    <dl
      aria-label={t("title")}
      className="mt-2.5 grid border-y bg-washi px-3 py-1.5 text-[0.9375rem] leading-snug max-sm:-mx-(--spacing-gutter) max-sm:border-x-0 max-sm:px-(--spacing-gutter) sm:grid-cols-2 sm:gap-x-8 sm:px-5 sm:py-3 lg:mt-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {summary.map(({ part, text }) => (
        <div
          key={part}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline py-0.75 sm:grid-cols-1 sm:content-start sm:py-1.5 max-sm:[&:lang(ja)]:grid-cols-[3.75rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft text-sm leading-[1.5]">{t(part)}</dt>
          <dd>
            <TrustedHtml
              id={text.place}
              html={text.html}
              lang={language}
              className="[&:lang(ja):has(rt)]:leading-[1.8] [&_a]:text-ai [&_a]:underline [&_a]:underline-offset-4 [&_strong]:font-semibold"
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
