import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { tagsOf } from "../member-actions/facts.ts"
import { useOpened, withFormTexts } from "../member-actions/use-opened.ts"
import type { Question } from "../queries.ts"
import { tool } from "../thread/tool-row.ts"

const loadDialog = withFormTexts(async () => (await import("./slow-dialog.tsx")).SlowDialog)

/** Editors turn on slow mode for a heated thread. */
export function SlowTool({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const SlowDialog = useOpened(isOpen, loadDialog)
  const end = useAction("DELETE /v1/editors/questions/{id}/slow-mode", {
    touches: tagsOf(question.id),
    done: () => t("slow.ended"),
  })
  const isSlow = question.slowMinutes !== null
  return (
    <>
      <button
        type="button"
        className={tool}
        onClick={() => (isSlow ? void end.run({ params: { id: question.id } }) : setOpen(true))}
      >
        {t(isSlow ? "slow.end" : "slow.begin")}
      </button>
      {SlowDialog ? (
        <SlowDialog questionId={question.id} open={isOpen && !isSlow} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
