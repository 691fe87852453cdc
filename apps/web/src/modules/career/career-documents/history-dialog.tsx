import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { useState } from "react"
import { useTranslations } from "use-intl"
import type { DocumentPart } from "#web/kits/drafts/side-by-side.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { HistoryList } from "./history-list.tsx"
import type { CareerDocumentVersion, ContentOf } from "./queries.ts"
import type { CareerDocumentEditing } from "./use-career-document.ts"
import { VersionView } from "./version-view.tsx"

interface HistoryDialogProps<Kind extends DocumentKind> {
  readonly kind: Kind
  readonly editing: CareerDocumentEditing<Kind>
  readonly partsOf: (content: ContentOf<Kind>) => readonly DocumentPart[]
  readonly open: boolean
  readonly onClose: () => void
}

/** Kept versions of a document: look at one, compare it with the current text, restore it. */
export function HistoryDialog<Kind extends DocumentKind>({
  kind,
  editing,
  partsOf,
  open,
  onClose,
}: HistoryDialogProps<Kind>) {
  const t = useTranslations("careerDocuments")
  const [chosen, setChosen] = useState<CareerDocumentVersion>()
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("history.title")}
      closeLabel={t("history.close")}
      isWide={chosen !== undefined}
    >
      {!open ? null : chosen ? (
        <VersionView
          kind={kind}
          editing={editing}
          partsOf={partsOf}
          version={chosen}
          onBack={() => setChosen(undefined)}
          onRestored={close}
        />
      ) : (
        <HistoryList editing={editing} onChoose={setChosen} />
      )}
    </Dialog>
  )
}
