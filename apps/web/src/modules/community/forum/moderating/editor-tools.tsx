import { Lock, Merge, Timer } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { tool } from "#web/ui/control/tool.ts"
import { tagsOf } from "../member-actions/facts.ts"
import { useOpened, withFormTexts } from "../member-actions/use-opened.ts"
import type { Question } from "../queries.ts"

/** What editors do with a question. */
export function EditorTools({ question }: { question: Question }) {
  return (
    <>
      <CloseTool question={question} />
      <SlowTool question={question} />
      <MergeTool question={question} />
    </>
  )
}

const loadCloseDialog = withFormTexts(async () => (await import("./close-dialog.tsx")).CloseDialog)

/** Editors lock and unlock a question. */
function CloseTool({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const CloseDialog = useOpened(isOpen, loadCloseDialog)
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
        <Lock aria-hidden className="size-4.5" />
        {t(isClosed ? "openQuestion" : "closeQuestion")}
      </button>
      {CloseDialog ? (
        <CloseDialog questionId={question.id} open={isOpen && !isClosed} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

const loadMergeDialog = withFormTexts(async () => (await import("./merge-dialog.tsx")).MergeDialog)

/** Editors merge duplicate questions. */
function MergeTool({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const MergeDialog = useOpened(isOpen, loadMergeDialog)
  return (
    <>
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        <Merge aria-hidden className="size-4.5" />
        {t("merge.press")}
      </button>
      {MergeDialog ? <MergeDialog question={question} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const loadSlowDialog = withFormTexts(async () => (await import("./slow-dialog.tsx")).SlowDialog)

/** Editors turn on slow mode for a heated thread. */
function SlowTool({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const SlowDialog = useOpened(isOpen, loadSlowDialog)
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
        <Timer aria-hidden className="size-4.5" />
        {t(isSlow ? "slow.end" : "slow.begin")}
      </button>
      {SlowDialog ? (
        <SlowDialog questionId={question.id} open={isOpen && !isSlow} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
