import type { Language } from "@shirube/vocabulary/language"
import { type SummaryPart, summaryParts } from "@shirube/vocabulary/learning/articles/choices"
import {
  type ArticleText,
  LONGEST_ARTICLE_LEAD,
  LONGEST_ARTICLE_TITLE,
  LONGEST_SUMMARY_LINE,
} from "@shirube/vocabulary/learning/articles/writing"
import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { type RefObject, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps } from "#web/kits/drafts/written-noun.ts"
import { withLinkedTerm } from "#web/kits/writing/editor/linked-term.ts"
import type { EditorHandle } from "#web/kits/writing/editor/markdown-editor.tsx"
import { useScrollTogether } from "#web/kits/writing/editor/use-scroll-together.ts"
import { annotate, pictureOptions } from "#web/kits/writing/help.ts"
import { TextEditor } from "#web/kits/writing/text-editor.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextArea } from "#web/ui/control/text-input.tsx"
import { choicesQuery, referencesOf, termsQuery } from "./queries.ts"

/** Title, lead, summary and text of both languages; the texts are scrolled together. */
export function ArticleTextFields({ id, fields, isReadOnly }: WrittenFieldsProps) {
  const t = useTranslations("writingArticles")
  const name = useTranslations("writingArticles.languages")
  const { put, problemAt } = useDocumentFields()
  const choices = useSuspenseQuery(choicesQuery).data
  const handles: Readonly<Record<Language, RefObject<EditorHandle | null>>> = {
    en: useRef<EditorHandle>(null),
    ja: useRef<EditorHandle>(null),
  }
  const { scrolled } = useScrollTogether(handles)
  const textOf = (language: Language) => fields[language] as unknown as ArticleText
  const references = referencesOf(choices)
  return (
    <div className="grid grid-cols-1 gap-6">
      <BothLanguages isNamed>
        {(language) => {
          const [path, label] = [language, name(language)]
          return (
            <>
              <WordsField
                path={`${path}.title`}
                label={t("titleIn", { language: label })}
                most={LONGEST_ARTICLE_TITLE}
                lang={language}
              />
              <WordsField
                path={`${path}.lead`}
                label={t("leadIn", { language: label })}
                help={t("leadHelp")}
                most={LONGEST_ARTICLE_LEAD}
                rows={3}
                lang={language}
              />
              <TextEditor
                id={`${path}.markdown`}
                label={t("textIn", { language: label })}
                lang={language}
                value={textOf(language).markdown}
                onChange={(text) => put(`${path}.markdown`, text)}
                error={problemAt(`${path}.markdown`)}
                other={textOf(language === "en" ? "ja" : "en").markdown}
                references={references}
                pictures={pictureOptions}
                annotate={annotate}
                handle={handles[language]}
                isReadOnly={isReadOnly}
                onScroll={() => scrolled(language)}
              />
              {isReadOnly ? null : <Terms id={id} language={language} handle={handles[language]} />}
              <SummaryFields language={language} text={textOf(language)} />
            </>
          )
        }}
      </BothLanguages>
    </div>
  )
}

/** The answers above the text; an empty one is not shown. */
function SummaryFields({ language, text }: { language: Language; text: ArticleText }) {
  const t = useTranslations("writingArticles")
  const answers = useTranslations("articles.summary")
  const name = useTranslations("writingArticles.languages")
  const { put, problemAt } = useDocumentFields()
  const lineOf = (part: SummaryPart) => text.summary.find((line) => line.part === part)?.markdown ?? ""
  const write = (part: SummaryPart, markdown: string) =>
    put(
      `${language}.summary`,
      summaryParts.flatMap((each) => {
        const line = each === part ? markdown : lineOf(each)
        return line === "" ? [] : [{ part: each, markdown: line }]
      }),
    )
  return (
    <fieldset className="grid gap-3 border-s-3 ps-4">
      <legend className="float-start w-full font-semibold">{answers("title")}</legend>
      <p className="text-ink-soft text-sm">{t("summaryHelp")}</p>
      {summaryParts.map((part) => (
        <Field
          key={part}
          id={`${language}.summary.${part}`}
          label={t("answerIn", { answer: answers(part), language: name(language) })}
          error={problemAt(`${language}.summary.${part}`)}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              lang={language}
              maxLength={LONGEST_SUMMARY_LINE}
              value={lineOf(part)}
              // One line of the text that is kept in git.
              onChange={(event) => write(part, event.target.value.replace(/\n/g, " "))}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}

interface TermsProps {
  readonly id: string
  readonly language: Language
  readonly handle: RefObject<EditorHandle | null>
}

/** Words of the glossary in the saved text that readers cannot tap yet; a press links the first place of one. */
function Terms({ id, language, handle }: TermsProps) {
  const t = useTranslations("writingArticles")
  const { data } = useQuery(termsQuery(id, language))
  const [linked, setLinked] = useState<readonly string[]>([])
  const open = data?.items.filter(({ key, isLinked }) => !isLinked && !linked.includes(key)) ?? []
  const link = (key: string, words: string) => {
    const editor = handle.current
    const change = editor && withLinkedTerm(editor.selected().text, key, words)
    if (change) editor.put(change)
    setLinked([...linked, key])
  }
  if (open.length === 0) return null
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{t("terms")}</p>
      <ul className="flex flex-wrap gap-x-3">
        {open.map(({ key, words }) => (
          <li key={key}>
            <button
              type="button"
              lang={language}
              onClick={() => link(key, words)}
              className="min-h-8 text-ai underline underline-offset-4"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
