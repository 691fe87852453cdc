import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { byInitial } from "./initials.ts"
import type { GlossaryTerm } from "./queries.ts"

/** Every term on one page, each with its own address. */
export function GlossaryPage({ terms }: { terms: readonly GlossaryTerm[] }) {
  const t = useTranslations("glossary")
  const language = useLocale()
  const groups = byInitial(terms, language)
  return (
    <div className="page pt-6 lg:pt-12">
      <h1 className="voice-serif text-title md:text-display">
        <LabelText text={t("title")} />
      </h1>
      <p className="voice-text mt-2 max-w-measure text-ink-soft md:text-lead">{t("lead")}</p>
      <nav aria-label={t("initials")} className="mt-6">
        <ul className="flex flex-wrap gap-1">
          {groups.map(({ initial }) => (
            <li key={initial}>
              <a
                href={`#initial-${initial}`}
                className="grid min-h-11 min-w-11 place-items-center border px-2 hover:bg-washi"
              >
                {initial}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ initial, terms: group }) => (
        <section
          key={initial}
          aria-labelledby={`initial-${initial}`}
          className="mt-10 grid gap-x-8 border-t pt-4 md:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <h2 id={`initial-${initial}`} className="voice-serif scroll-mt-6 text-3xl text-shu-ink">
            {initial}
          </h2>
          <ul className="divide-y">
            {group.map((term) => (
              <Term key={term.key} term={term} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Term({ term }: { term: GlossaryTerm }) {
  const t = useTranslations("glossary")
  const language = useLocale()
  const href = useHref()
  return (
    <li id={term.key} className="scroll-mt-6 py-4 target:bg-washi target:outline-8 target:outline-washi">
      <h3 className="voice-serif text-xl leading-snug">
        <RubyText segments={term.termRuby} />
        {language === "en" ? (
          <span lang="ja" className="ms-3 text-base text-ink-soft">
            <RubyText segments={term.japaneseRuby} />
          </span>
        ) : null}
      </h3>
      <p className="voice-text mt-1.5 max-w-measure">
        <RubyText segments={term.explanationRuby} />
      </p>
      {term.also.length > 0 ? (
        <p className="mt-1.5 max-w-measure text-ink-faint text-sm">
          {t("also", { names: term.also.join(language === "ja" ? "、" : ", ") })}
        </p>
      ) : null}
      {term.article ? (
        <p className="mt-1" lang={term.article.language}>
          <TextLink kind="stand-alone" href={href(`/article/${term.article.id}`)}>
            {term.article.title}
          </TextLink>
        </p>
      ) : null}
    </li>
  )
}
