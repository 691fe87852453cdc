import { useState } from "react"
import { useTranslations } from "use-intl"
import { useOpened, withFormTexts } from "../member-actions/use-opened.ts"
import type { Question } from "../queries.ts"
import { tool } from "../thread/tool-row.ts"

const loadDialog = withFormTexts(async () => (await import("./merge-dialog.tsx")).MergeDialog)

/** Editors merge duplicate questions. */
export function MergeTool({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const MergeDialog = useOpened(isOpen, loadDialog)
  return (
    <>
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        {t("merge.press")}
      </button>
      {MergeDialog ? <MergeDialog question={question} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
