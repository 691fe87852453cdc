import { Bot, Languages } from "lucide-react"
import { useTranslations } from "use-intl"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import { placeOf, questionHref } from "../address.ts"
import { useLanguageName } from "../language-name.ts"
import type { Answer, Question } from "../queries.ts"
import type { ReadingSearch } from "../reading/address.ts"

interface TextProps {
  readonly noun: "question" | "answer"
  readonly of: Question | Answer
  readonly questionId: string
  readonly search: ReadingSearch
}

/** A post in the reader's language, its origin, and links to its other languages. */
export function Text({ noun, of, questionId, search }: TextProps) {
  const t = useTranslations("forum")
  const href = useHref()
  const nameOf = useLanguageName()
  const { id, language, origin, languages, body } = of
  const others = languages.filter(({ code }) => code !== language)
  const hrefIn = (code: string) =>
    `${href(questionHref(questionId))}${stringifySearch({ ...search, in: code })}#${placeOf(noun, id)}`
  return (
    <>
      <TrustedHtml id={body.place} html={body.html} lang={language} className="prose-shirube prose-talk" />
      {origin === "original" && others.length === 0 && !of.isFallback ? null : (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
          {origin === "original" ? (
            <span>{t("writtenIn", { language: nameOf(language) })}</span>
          ) : (
            <span className="inline-flex items-center gap-1.5">
              {origin === "machine" ? <Bot aria-hidden className="size-4.5 flex-none text-yamabuki" /> : null}
              {t(`origin.${origin}`)}
            </span>
          )}
          {others.map((other) => (
            <a
              key={other.code}
              href={hrefIn(other.code)}
              rel="nofollow"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <Languages aria-hidden className="size-4.5" />
              {t(other.origin === "original" ? "original" : "inLanguage", { language: nameOf(other.code) })}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
