import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { tagsOf } from "../member-actions/facts.ts"
import { useOpened, withFormTexts } from "../member-actions/use-opened.ts"
import type { Question } from "../queries.ts"
import { tool } from "../thread/tool-row.ts"

const loadDialog = withFormTexts(async () => (await import("./close-dialog.tsx")).CloseDialog)

/** Editors lock and unlock a question. */
export function CloseTool({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const CloseDialog = useOpened(isOpen, loadDialog)
  const reopen = useAction("DELETE /v1/editors/questions/{id}/lock", {
    touches: tagsOf(question.id),
    done: () => t("opened"),
  })
  const isClosed = question.state === "locked"
  return (
    <>
      <button
        type="button"
        className={tool}
        onClick={() => (isClosed ? void reopen.run({ params: { id: question.id } }) : setOpen(true))}
      >
        {t(isClosed ? "openQuestion" : "closeQuestion")}
      </button>
      {CloseDialog ? (
        <CloseDialog questionId={question.id} open={isOpen && !isClosed} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
