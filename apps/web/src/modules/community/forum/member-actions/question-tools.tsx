import { useState } from "react"
import { useTranslations } from "use-intl"
import { FollowTool } from "#web/kits/subject-tools/follow-tool.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { tool } from "#web/ui/control/tool.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { BlockTool } from "../blocking/block-tool.tsx"
import { Invite } from "../inviting/invite.tsx"
import type { Question } from "../queries.ts"
import { Quote } from "../quoting/quote.tsx"
import { answerBox, commentBox } from "../quoting/quotes.ts"
import { TranslateTools } from "../thread/translate-tools.tsx"
import { tagsOf, useMine } from "./facts.ts"
import { Helpful } from "./helpful.tsx"
import { RemoveDialog } from "./remove-dialog.tsx"
import { Report } from "./report.tsx"
import { useOpened, withFormTexts } from "./use-opened.ts"

const loadEdit = withFormTexts(
  async () => (await import("../asking/edit-question-form.tsx")).EditQuestionForm,
)
const loadTranslation = withFormTexts(
  async () => (await import("../asking/translation-form.tsx")).TranslationForm,
)

type Step = "look" | "edit" | "remove" | { readonly translateTo: string }

/** The reader's actions on the question, and the form they have opened. */
export function QuestionTools({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const mine = useMine("question", question.id)
  const isEditor = useUser()?.role === "editor"
  const [step, setStep] = useState<Step>("look")
  const EditQuestionForm = useOpened(step === "edit", loadEdit)
  const isTranslating = typeof step === "object"
  const TranslationForm = useOpened(isTranslating, loadTranslation)
  if (!mine) return null
  const back = () => setStep("look")
  return (
    <>
      <Helpful noun="question" id={question.id} questionId={question.id} />
      <FollowTool noun="question" id={question.id} />
      {mine.mayComment ? (
        <Quote
          place={question.body.place}
          writer={question.author}
          boxes={[answerBox(question.id), commentBox(question.id)]}
        />
      ) : null}
      {mine.mayInvite ? <Invite question={question} /> : null}
      {mine.mayTranslate ? (
        <TranslateTools texts={question.languages} onChoose={(translateTo) => setStep({ translateTo })} />
      ) : null}
      {mine.mayEdit ? (
        <button type="button" className={tool} onClick={() => setStep("edit")}>
          {t("edit")}
        </button>
      ) : null}
      {mine.mayRemove ? (
        <button type="button" className={tool} onClick={() => setStep("remove")}>
          {t(mine.isMine ? "withdraw" : "takeDown")}
        </button>
      ) : null}
      {isEditor ? <CloseTool question={question} /> : null}
      {isEditor ? <SlowTool question={question} /> : null}
      {isEditor ? <MergeTool question={question} /> : null}
      {mine.isMine ? null : <Report noun="question" id={question.id} />}
      {mine.isMine ? null : <BlockTool writer={question.author} />}
      <RemoveDialog
        noun="question"
        id={question.id}
        questionId={question.id}
        open={step === "remove"}
        onClose={back}
      />
      {step === "edit" || isTranslating ? (
        <div className="w-full border-t py-4">
          {step === "edit" && EditQuestionForm ? (
            <EditQuestionForm question={question} onDone={back} />
          ) : isTranslating && TranslationForm ? (
            <TranslationForm
              key={step.translateTo}
              noun="question"
              id={question.id}
              questionId={question.id}
              language={step.translateTo}
              onDone={back}
            />
          ) : (
            <Skeleton shape="text" lines={5} label={t("loading")} />
          )}
        </div>
      ) : null}
    </>
  )
}

const loadCloseDialog = withFormTexts(
  async () => (await import("../moderating/close-dialog.tsx")).CloseDialog,
)

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
        {t(isClosed ? "openQuestion" : "closeQuestion")}
      </button>
      {CloseDialog ? (
        <CloseDialog questionId={question.id} open={isOpen && !isClosed} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

const loadMergeDialog = withFormTexts(
  async () => (await import("../moderating/merge-dialog.tsx")).MergeDialog,
)

/** Editors merge duplicate questions. */
function MergeTool({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const MergeDialog = useOpened(isOpen, loadMergeDialog)
  return (
    <>
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        {t("merge.press")}
      </button>
      {MergeDialog ? <MergeDialog question={question} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const loadSlowDialog = withFormTexts(async () => (await import("../moderating/slow-dialog.tsx")).SlowDialog)

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
        {t(isSlow ? "slow.end" : "slow.begin")}
      </button>
      {SlowDialog ? (
        <SlowDialog questionId={question.id} open={isOpen && !isSlow} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
