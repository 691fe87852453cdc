import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { AskedEnding } from "#web/ui/text/ending-section.tsx"
import { CAREER_DOCUMENTS } from "./queries.ts"

interface DocumentDeletionProps {
  readonly id: string
  /** The texts of this kind of document. */
  readonly texts: "entrySheets.delete" | "resumes.delete" | "stories.delete"
  /** The list that follows. */
  readonly list: Address
}

/** The last section of a document's editor. */
export function DocumentDeletion({ id, texts, list }: DocumentDeletionProps) {
  const t = useTranslations(texts)
  const href = useHref()
  const navigate = useNavigate()
  const remove = useAction("DELETE /v1/career/documents/{document}", {
    touches: [CAREER_DOCUMENTS],
    done: () => t("done"),
  })
  return (
    <AskedEnding
      title={t("title")}
      text={t("text")}
      label={t("press")}
      ask={t("ask")}
      cancel={t("cancel")}
      busyLabel={t("busy")}
      isBusy={remove.underWay.length > 0}
      onYes={async () => {
        if (await remove.run({ params: { document: id } }))
          await navigate({ href: href(list), ignoreBlocker: true })
      }}
    />
  )
}
