import type { Language } from "@shirube/vocabulary/language"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import type { WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { documentQuery, tagOf, type WritingDocument, writingHref } from "../queries.ts"
import { TrashNotice } from "./trash-notice.tsx"
import { useLock } from "./use-lock.ts"
import { WritingEditor } from "./writing-editor.tsx"

interface WritingPageProps {
  readonly document: WritingDocument
  readonly noun: WrittenNoun
}

/** A document with its two languages: written, published, withdrawn. */
export function WritingPage({ document: loaded, noun }: WritingPageProps) {
  const t = useTranslations("writingDesk")
  const href = useHref()
  const language = useLocale()
  const queries = useQueryClient()
  const options = documentQuery(loaded)
  const { data: status, dataUpdatedAt } = useQuery({ ...options, initialData: loaded })
  const lock = useLock(status, dataUpdatedAt)
  /** Counts how often another text was taken; each time the editor begins again with it. */
  const [opened, setOpened] = useState({ document: loaded, times: 0 })
  const [shown, setShown] = useState<Language>(language)
  const show = (document: WritingDocument) => queries.setQueryData(options.queryKey, document)
  const replace = (document: WritingDocument) => {
    show(document)
    setOpened(({ times }) => ({ document, times: times + 1 }))
  }
  const title = status.title[language] || status.title[language === "ja" ? "en" : "ja"] || t("untitled")
  return (
    <div data-document={tagOf(loaded)}>
      <TextLink kind="stand-alone" href={href(writingHref({ noun: loaded.noun }))}>
        ← {t("title")}
      </TextLink>
      <h1 className="voice-serif wrap-anywhere mt-1 text-heading">{title}</h1>
      {status.trashedAt === null ? (
        <WritingEditor
          key={opened.times}
          document={opened.document}
          status={status}
          lock={lock}
          noun={noun}
          shown={shown}
          onShow={setShown}
          onStatus={show}
          onReplaced={replace}
        />
      ) : (
        <TrashNotice document={status} onRestored={replace} />
      )}
    </div>
  )
}
