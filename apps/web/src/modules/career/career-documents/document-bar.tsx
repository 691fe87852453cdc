import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { History } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslations } from "use-intl"
import { ConflictNotice } from "#web/kits/drafts/conflict-notice.tsx"
import { LeaveGuard } from "#web/kits/drafts/leave-guard.tsx"
import { SaveLine } from "#web/kits/drafts/save-line.tsx"
import type { DocumentPart } from "#web/kits/drafts/side-by-side.tsx"
import { Button } from "#web/ui/control/button.tsx"
import { ConflictTexts } from "./conflict-texts.tsx"
import { HistoryDialog } from "./history-dialog.tsx"
import { type ContentOf, type DocumentOf, fetchCareerDocument, isOfKind } from "./queries.ts"
import type { CareerDocumentEditing } from "./use-career-document.ts"

interface DocumentBarProps<Kind extends DocumentKind> {
  readonly kind: Kind
  readonly editing: CareerDocumentEditing<Kind>
  readonly partsOf: (content: ContentOf<Kind>) => readonly DocumentPart[]
  /** Called when the text from another window replaces this one. */
  readonly onReplaced: (document: DocumentOf<Kind>) => void
  /** Further actions, beside the history. */
  readonly children?: ReactNode
}

/** The line above every editor: save state, history, and the choice after a conflict. */
export function DocumentBar<Kind extends DocumentKind>({
  kind,
  editing,
  partsOf,
  onReplaced,
  children,
}: DocumentBarProps<Kind>) {
  const t = useTranslations("careerDocuments")
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  return (
    <>
      {editing.state.kind === "conflict" ? (
        <>
          <ConflictNotice
            name={editing.draft}
            fetchOther={() => fetchCareerDocument(editing.id)}
            onKeep={(version) => void editing.overwrite(version)}
            onTake={(other) => {
              if (isOfKind(other, kind)) onReplaced(other)
            }}
          />
          <ConflictTexts kind={kind} editing={editing} partsOf={partsOf} />
        </>
      ) : null}
      <LeaveGuard flush={editing.flush} isSaved={editing.isSaved} />
      <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 border-y bg-paper py-1">
        <SaveLine state={editing.state} />
        <div className="flex flex-wrap items-center gap-x-4">
          {children}
          {editing.version() === 0 ? null : (
            <Button
              variant="quiet"
              className="px-0!"
              icon={<History aria-hidden className="size-4" />}
              onClick={() => setHistoryOpen(true)}
            >
              {t("history.open")}
            </Button>
          )}
        </div>
      </div>
      <HistoryDialog
        kind={kind}
        editing={editing}
        partsOf={partsOf}
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  )
}
