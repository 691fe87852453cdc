import { useState } from "react"
import { useTranslations } from "use-intl"
import { useUser } from "#web/lib/page/use-app.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { BlockTool } from "../blocking/block-tool.tsx"
import { Invite } from "../inviting/invite.tsx"
import { CloseTool } from "../moderating/close-tool.tsx"
import { MergeTool } from "../moderating/merge-tool.tsx"
import { SlowTool } from "../moderating/slow-tool.tsx"
import type { Question } from "../queries.ts"
import { Quote } from "../quoting/quote.tsx"
import { answerBox, commentBox } from "../quoting/quotes.ts"
import { tool } from "../thread/tool-row.ts"
import { TranslateTools } from "../thread/translate-tools.tsx"
import { useMine } from "./facts.ts"
import { FollowQuestion } from "./follow-question.tsx"
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
      <FollowQuestion id={question.id} />
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
