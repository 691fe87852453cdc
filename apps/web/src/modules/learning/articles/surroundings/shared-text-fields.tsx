import type { Language } from "@shirube/vocabulary/language"
import type { SharedText } from "@shirube/vocabulary/learning/articles/surroundings"
import { useSuspenseQuery } from "@tanstack/react-query"
import { type RefObject, useRef } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages } from "#web/kits/drafts/fields.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps } from "#web/kits/drafts/written-noun.ts"
import type { EditorHandle } from "#web/kits/writing/editor/markdown-editor.tsx"
import { annotate, pictureOptions } from "#web/kits/writing/help.ts"
import { TextEditor } from "#web/kits/writing/text-editor.tsx"
import { choicesQuery, referencesOf } from "../writing/queries.ts"

/** One paragraph in both languages, which many articles include. */
export function SharedTextFields({ fields, isReadOnly }: WrittenFieldsProps) {
  const t = useTranslations("writingArticles")
  const { put, problemAt } = useDocumentFields()
  const { terms } = referencesOf(useSuspenseQuery(choicesQuery).data)
  const handles: Readonly<Record<Language, RefObject<EditorHandle | null>>> = {
    en: useRef<EditorHandle>(null),
    ja: useRef<EditorHandle>(null),
  }
  const textOf = (language: Language) => (fields[language] as unknown as SharedText).markdown
  return (
    <>
      <p className="max-w-measure text-ink-soft">{t("sharedHelp")}</p>
      <BothLanguages isNamed>
        {(language) => (
          <TextEditor
            id={`${language}.markdown`}
            label={t("textIn", { language: t(`languages.${language}`) })}
            lang={language}
            value={textOf(language)}
            onChange={(text) => put(`${language}.markdown`, text)}
            error={problemAt(`${language}.markdown`)}
            other={textOf(language === "en" ? "ja" : "en")}
            // A shared paragraph includes no other.
            references={{ terms, shared: [] }}
            pictures={pictureOptions}
            annotate={annotate}
            handle={handles[language]}
            isReadOnly={isReadOnly}
          />
        )}
      </BothLanguages>
    </>
  )
}
