import type { Language } from "@shirube/vocabulary/language"
import { isLegalPage, neededComponents } from "@shirube/vocabulary/site/pages/choices"
import { pageFactNames } from "@shirube/vocabulary/site/pages/facts"
import {
  LONGEST_PAGE_LEAD,
  LONGEST_PAGE_TITLE,
  type PageDetails,
  type PageText,
} from "@shirube/vocabulary/site/pages/writing"
import { type RefObject, useRef } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages, DayField, WordsField } from "#web/kits/drafts/fields.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps, WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import type { EditorHandle } from "#web/kits/writing/editor/markdown-editor.tsx"
import { useScrollTogether } from "#web/kits/writing/editor/use-scroll-together.ts"
import { annotate, pictureOptions } from "#web/kits/writing/help.ts"
import { TextEditor } from "#web/kits/writing/text-editor.tsx"

/** A page of the site: about, help, terms and others. */
export const pageNoun: WrittenNoun = {
  name: "page",
  Texts: PageTexts,
  Details: PageDetailsFields,
  usePartTexts,
  isPublishedTogether: true,
  hasPreview: true,
}

const noReferences = { terms: [], shared: [] }

function PageTexts({ id, fields, isReadOnly }: WrittenFieldsProps) {
  const t = useTranslations("writingPages")
  const { put, problemAt } = useDocumentFields()
  const handles: Readonly<Record<Language, RefObject<EditorHandle | null>>> = {
    en: useRef<EditorHandle>(null),
    ja: useRef<EditorHandle>(null),
  }
  const { scrolled } = useScrollTogether(handles)
  const textOf = (language: Language) => (fields[language] as unknown as PageText).markdown
  const [component] = neededComponents[id] ?? []
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-measure text-ink-soft text-sm">
        {t("help", { example: "{leavingDays}", names: pageFactNames.join(", ") })}
      </p>
      {component ? (
        <p className="max-w-measure text-ink-soft text-sm">
          {t("components", { example: `@component ${component}` })}
        </p>
      ) : null}
      <BothLanguages isNamed>
        {(language) => {
          const of = { language: t(`languages.${language}`) }
          return (
            <>
              <WordsField
                path={`${language}.title`}
                label={t("titleIn", of)}
                most={LONGEST_PAGE_TITLE}
                lang={language}
              />
              <WordsField
                path={`${language}.lead`}
                label={t("leadIn", of)}
                help={t("leadHelp")}
                most={LONGEST_PAGE_LEAD}
                rows={2}
                lang={language}
              />
              <TextEditor
                id={`${language}.markdown`}
                label={t("textIn", of)}
                lang={language}
                value={textOf(language)}
                onChange={(text) => put(`${language}.markdown`, text)}
                error={problemAt(`${language}.markdown`)}
                other={textOf(language === "en" ? "ja" : "en")}
                references={noReferences}
                pictures={pictureOptions}
                annotate={annotate}
                handle={handles[language]}
                isReadOnly={isReadOnly}
                onScroll={() => scrolled(language)}
              />
            </>
          )
        }}
      </BothLanguages>
    </div>
  )
}

function PageDetailsFields({ id }: WrittenFieldsProps) {
  const t = useTranslations("writingPages")
  if (!isLegalPage(id)) return null
  return (
    <div className="grid gap-2">
      <DayField path="details.version" label={t("version")} />
      <p className="max-w-measure text-ink-soft text-sm">{t("versionHelp")}</p>
    </div>
  )
}

function usePartTexts(): ReturnType<WrittenNoun["usePartTexts"]> {
  const t = useTranslations("writingPages")
  return (part, fields) => {
    if (part === "details")
      return [{ id: "version", label: t("version"), text: (fields as Partial<PageDetails>).version ?? "" }]
    const { title = "", lead = "", markdown = "" } = fields as Partial<PageText>
    return [
      { id: "title", label: t("title"), text: title },
      { id: "lead", label: t("lead"), text: lead },
      { id: "markdown", label: t("text"), text: markdown },
    ]
  }
}
