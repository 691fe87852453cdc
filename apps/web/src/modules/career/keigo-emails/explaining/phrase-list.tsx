import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import type { KeigoPhrase } from "../queries.ts"
import { ExplainedText } from "./explained-text.tsx"
import { phraseCardId } from "./letter.tsx"

const phraseId = (key: string) => `phrase-${key}`

/** Every phrase of the letter, below it: complete without scripts. */
export function PhraseList({ phrases }: { phrases: readonly KeigoPhrase[] }) {
  const t = useTranslations("keigoEmails")
  return (
    <section aria-labelledby="phrases" className="section-rule">
      <h2 id="phrases" className="voice-serif text-heading">
        {t("phrases")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("phrasesText")}</p>
      <ol className="mt-2 grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        {phrases.map((phrase) => (
          <li key={phrase.key} id={phraseId(phrase.key)} className="border-b py-6">
            <Phrase phrase={phrase} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Phrase({ phrase }: { phrase: KeigoPhrase }) {
  const t = useTranslations("keigoEmails")
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 lang="ja" className="voice-serif text-xl leading-[1.9]">
        <RubyText segments={phrase.textRuby} />
      </h3>
      <p className="flex flex-wrap gap-2">
        <Tag>{t(`kinds.${phrase.kind}`)}</Tag>
        <Tag>{t(`levels.${phrase.level}`)}</Tag>
      </p>
      <dl className="grid grid-cols-1 gap-2 has-[rt]:leading-[1.9]">
        <Row name={t("reading")}>
          <span lang="ja">{phrase.reading}</span>
        </Row>
        <Row name={t("plain")}>
          <span lang="ja">
            <RubyText segments={phrase.plainRuby} />
          </span>
        </Row>
        <Row name={t("parts")}>
          <ul>
            {phrase.parts.map(({ wordRuby, meaningRuby }) => (
              <li key={wordRuby.map(({ text }) => text).join("")}>
                <b lang="ja">
                  <RubyText segments={wordRuby} />
                </b>
                {t("colon")}
                <ExplainedText segments={meaningRuby} />
              </li>
            ))}
          </ul>
        </Row>
        <Row name={t("effect")}>
          <ExplainedText segments={phrase.effectRuby} />
        </Row>
        <Row name={t("avoid")}>
          <ExplainedText segments={phrase.avoidRuby} />
        </Row>
      </dl>
    </div>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-4">
    <dt className="text-ink-soft text-sm sm:pt-[0.2lh]">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

/** The cards that open at a phrase of the letter, without scripts too. */
export function PhraseCards({ phrases }: { phrases: readonly KeigoPhrase[] }) {
  const t = useTranslations("keigoEmails")
  return phrases.map(({ key, textRuby, plainRuby, effectRuby }) => (
    <div key={key} popover="auto" id={phraseCardId(key)} className="term-card" role="note">
      <p lang="ja" className="term-name">
        <RubyText segments={textRuby} />
      </p>
      <p>
        {t("plain")}
        {t("colon")}
        <span lang="ja">
          <RubyText segments={plainRuby} />
        </span>
      </p>
      <p>
        <ExplainedText segments={effectRuby} />
      </p>
      <p>
        <a href={`#${phraseId(key)}`} className="text-ai underline underline-offset-4">
          {t("more")}
        </a>
      </p>
    </div>
  ))
}
