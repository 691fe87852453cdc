import {
  LONGEST_PUBLISHER,
  LONGEST_SOURCE_ADDRESS,
  LONGEST_SOURCE_TITLE,
} from "@shirube/vocabulary/learning/courses/draft-sources"
import { useTranslations } from "use-intl"
import { BothLanguages, DayField, WordsField } from "./fields.tsx"
import { DocumentRows } from "./rows.tsx"

interface DocumentSourcesProps {
  readonly path: string
  readonly sources: readonly object[]
  readonly most: number
  readonly help?: string
  /** What the noun stores for a page that was not seen yet. */
  readonly unseen?: "" | null
}

const none = { en: "", ja: "" }

/** Pages that a document refers to, each with the day it was last seen. */
export function DocumentSources({ path, sources, most, help, unseen = "" }: DocumentSourcesProps) {
  const t = useTranslations("documents.sources")
  const name = useTranslations("documents.languages")
  return (
    <DocumentRows
      path={path}
      rows={sources}
      blank={{ title: none, publisher: none, url: "", checked: unseen }}
      most={most}
      label={t("title")}
      help={help ?? t("help")}
      add={t("add")}
      rowLabel={(number) => t("number", { number })}
      removeLabel={(number) => t("remove", { number })}
    >
      {(here) => (
        <>
          <div className="flex flex-wrap gap-4">
            <div className="min-w-0 grow basis-64">
              <WordsField
                path={`${here}.url`}
                label={t("url")}
                most={LONGEST_SOURCE_ADDRESS}
                input={{ type: "url", inputMode: "url", placeholder: "https://" }}
              />
            </div>
            <div className="min-w-0 basis-48">
              <DayField path={`${here}.checked`} label={t("checked")} none={unseen} />
            </div>
          </div>
          <BothLanguages>
            {(language) => (
              <>
                <WordsField
                  path={`${here}.title.${language}`}
                  label={t("titleIn", { language: name(language) })}
                  most={LONGEST_SOURCE_TITLE}
                  lang={language}
                />
                <WordsField
                  path={`${here}.publisher.${language}`}
                  label={t("publisherIn", { language: name(language) })}
                  most={LONGEST_PUBLISHER}
                  lang={language}
                />
              </>
            )}
          </BothLanguages>
        </>
      )}
    </DocumentRows>
  )
}
