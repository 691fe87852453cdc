import type { Language } from "@shirube/vocabulary/language"
import {
  LONGEST_ASK_ME,
  LONGEST_HEADLINE,
  LONGEST_NOT_FOR,
  LONGEST_STATION,
} from "@shirube/vocabulary/mentors/mentor-pages/choices"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { type MissingPart, stations } from "./document.ts"

/** The field of a part; texts are in the language on screen. */
export function partAt(part: MissingPart, language: Language): string {
  switch (part) {
    case "headline":
    case "askMe":
      return `${part}.${language}`
    case "road":
      return `road.country.${language}`
    case "levelThen":
    case "residenceRoad":
    case "ways":
      return part
  }
}

/** What the senpai writes, in one language or both. */
export function PageFields() {
  const t = useTranslations("ownMentorPage")
  const tDocuments = useTranslations("documents")
  const named = (language: Language) => ({ language: tDocuments(`languages.${language}`) })
  return (
    <>
      <p className="max-w-measure text-ink-soft">{t("oneLanguage")}</p>
      <Group title={t("headline.title")}>
        <BothLanguages>
          {(language) => (
            <WordsField
              path={`headline.${language}`}
              label={t("headline.label", named(language))}
              help={t("headline.help")}
              most={LONGEST_HEADLINE}
              lang={language}
            />
          )}
        </BothLanguages>
      </Group>
      <Group title={t("road.title")} text={t("road.text")}>
        {stations.map((station) => (
          <BothLanguages key={station}>
            {(language) => (
              <WordsField
                path={`road.${station}.${language}`}
                label={t(`road.${station}`, named(language))}
                help={t(`road.${station}Help`)}
                most={LONGEST_STATION}
                lang={language}
                rows={6}
              />
            )}
          </BothLanguages>
        ))}
      </Group>
      <Group title={t("lists.title")} text={t("lists.text")}>
        <BothLanguages>
          {(language) => (
            <>
              <WordsField
                path={`askMe.${language}`}
                label={t("lists.askMe", named(language))}
                help={t("lists.perLine")}
                most={LONGEST_ASK_ME}
                lang={language}
                rows={5}
              />
              <WordsField
                path={`notFor.${language}`}
                label={t("lists.notFor", named(language))}
                help={t("lists.notForHelp")}
                most={LONGEST_NOT_FOR}
                lang={language}
                rows={3}
              />
            </>
          )}
        </BothLanguages>
      </Group>
    </>
  )
}

export function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="section-rule grid gap-6">
      <div className="grid gap-1">
        <h2 className="voice-serif text-heading">{title}</h2>
        {text ? <p className="max-w-measure text-ink-soft">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}
