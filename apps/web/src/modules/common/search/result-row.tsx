import { useLocale, useTranslations } from "use-intl"
import { languageName } from "#web/lib/language/language-name.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { DrawnRuby } from "#web/ui/text/drawn-ruby.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import type { SearchResult } from "./queries.ts"
import { useResultDate } from "./use-result-date.ts"

/** The API returns the path of every result. */
export const resultHref = ({ path }: Pick<SearchResult, "path">) => path as Address

/** Title, matching sentence, and section. */
export function ResultRow({ result }: { result: SearchResult }) {
  const t = useTranslations("search")
  const href = useHref()
  const dateOf = useResultDate()
  const language = useLocale()
  return (
    <article className="relative grid grid-cols-1 gap-1.5 py-4">
      <h2 lang={result.language} className="voice-serif text-lg leading-snug">
        <a
          href={href(resultHref(result))}
          className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          <RubyText segments={result.titleRuby} />
        </a>
      </h2>
      <p
        lang={result.excerpt.language}
        className="max-w-measure text-[0.9375rem] text-ink-soft leading-relaxed"
      >
        <MarkedText segments={result.excerpt.segments} />
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-faint text-sm">
        <span className="font-semibold text-ink-soft">{t(`kinds.${result.noun}`)}</span>
        {result.category ? (
          <CategoryMark
            label={<DrawnRuby segments={result.category.nameRuby} />}
            {...categoryLook(result.category.key)}
          />
        ) : null}
        {result.date === null ? null : <DateText dateTime={result.date}>{dateOf(result)}</DateText>}
        {result.level ? <span>{t("levelShort", { level: result.level.toUpperCase() })}</span> : null}
        {result.isFallback ? (
          <span className="font-semibold text-ink-soft">
            {t("only", { language: languageName(result.language, language) })}
          </span>
        ) : null}
      </p>
    </article>
  )
}

function MarkedText({ segments }: { segments: SearchResult["excerpt"]["segments"] }) {
  let at = 0
  return segments.map(({ text, reading, level, isMatch }) => {
    const key = at
    at += text.length
    const Piece = isMatch ? "mark" : "span"
    return (
      <Piece key={key}>
        <DrawnRuby segments={[{ text, reading, level }]} />
      </Piece>
    )
  })
}
