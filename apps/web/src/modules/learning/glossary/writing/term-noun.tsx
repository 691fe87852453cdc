import {
  LONGEST_EXAMPLE,
  LONGEST_EXPLANATION,
  LONGEST_TERM,
  LONGEST_TERM_READING,
  type TermDetails,
  type TermText,
} from "@shirube/vocabulary/learning/glossary/writing"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { BothLanguages, ChosenField, LinesField, WordsField } from "#web/kits/drafts/fields.tsx"
import type { WrittenFieldsProps, WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { choicesQuery } from "#web/modules/learning/articles/writing/queries.ts"

/** A word of the glossary. */
export const termNoun: WrittenNoun = {
  name: "term",
  Texts: TermTexts,
  Details: TermDetailsFields,
  usePartTexts,
  isPublishedTogether: true,
  hasPreview: false,
}

function TermTexts() {
  const t = useTranslations("writingTerms")
  return (
    <BothLanguages isNamed>
      {(language) => {
        const of = { language: t(`languages.${language}`) }
        return (
          <>
            <WordsField
              path={`${language}.term`}
              label={t("termIn", of)}
              most={LONGEST_TERM}
              lang={language}
            />
            <WordsField
              path={`${language}.explanation`}
              label={t("explanationIn", of)}
              help={t("explanationHelp")}
              most={LONGEST_EXPLANATION}
              rows={5}
              lang={language}
            />
            <WordsField
              path={`${language}.example`}
              label={t("exampleIn", of)}
              help={t("exampleHelp")}
              most={LONGEST_EXAMPLE}
              rows={2}
              lang={language}
            />
          </>
        )
      }}
    </BothLanguages>
  )
}

function TermDetailsFields({ fields }: WrittenFieldsProps) {
  const t = useTranslations("writingTerms")
  const { articles } = useSuspenseQuery(choicesQuery).data
  const { also } = fields.details as unknown as TermDetails
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <WordsField
        path="details.reading"
        label={t("reading")}
        help={t("readingHelp")}
        most={LONGEST_TERM_READING}
        lang="ja"
      />
      <ChosenField
        path="details.article"
        label={t("article")}
        help={t("articleHelp")}
        options={articles.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <LinesField path="details.also" label={t("also")} help={t("alsoHelp")} lines={also} />
    </div>
  )
}

function usePartTexts(): ReturnType<WrittenNoun["usePartTexts"]> {
  const t = useTranslations("writingTerms")
  return (part, fields) => {
    if (part === "details") {
      const { reading = "", also = [], article = "" } = fields as Partial<TermDetails>
      return [
        { id: "reading", label: t("reading"), text: reading },
        { id: "also", label: t("also"), text: also.join("\n") },
        { id: "article", label: t("article"), text: article },
      ]
    }
    const { term = "", explanation = "", example = "" } = fields as Partial<TermText>
    return [
      { id: "term", label: t("term"), text: term },
      { id: "explanation", label: t("explanation"), text: explanation },
      { id: "example", label: t("example"), text: example },
    ]
  }
}
