import { Check, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { tool } from "#web/ui/control/tool.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { MoreActions } from "#web/ui/overlay/menu.tsx"
import { BlockTool } from "../blocking/block-tool.tsx"
import type { Answer, Question } from "../queries.ts"
import { Quote } from "../quoting/quote.tsx"
import { answerBox, commentBox } from "../quoting/quotes.ts"
import { toolRowEnd } from "../thread/tool-row.ts"
import { TranslateTools } from "../thread/translate-tools.tsx"
import { useWriterName } from "../thread/writer-line.tsx"
import { tagsOf, useMine } from "./facts.ts"
import { Helpful } from "./helpful.tsx"
import { RemoveDialog } from "./remove-dialog.tsx"
import { Report } from "./report.tsx"
import { useOpened, withFormTexts } from "./use-opened.ts"

const loadEdit = withFormTexts(async () => (await import("../asking/edit-answer-form.tsx")).EditAnswerForm)
const loadTranslation = withFormTexts(
  async () => (await import("../asking/translation-form.tsx")).TranslationForm,
)

type Step = "look" | "edit" | "remove" | { readonly translateTo: string }

export function AnswerTools({ answer, question }: { answer: Answer; question: Question }) {
  const t = useTranslations("asking")
  const nameOf = useWriterName()
  const mine = useMine("answer", answer.id)
  const [step, setStep] = useState<Step>("look")
  const isTranslating = typeof step === "object"
  const EditAnswerForm = useOpened(step === "edit", loadEdit)
  const TranslationForm = useOpened(isTranslating, loadTranslation)
  const back = () => setStep("look")
  return (
    <>
      <Helpful noun="answer" id={answer.id} questionId={question.id} count={answer.helpfulCount} />
      {mine?.mayAccept ? <Accept answer={answer} question={question} /> : null}
      {mine ? (
        <div className={toolRowEnd}>
          <MoreActions label={t("more.answer", { name: nameOf(answer.author) })}>
            {mine.mayComment ? (
              <Quote
                place={answer.body.place}
                writer={answer.author}
                boxes={[commentBox(answer.id), answerBox(question.id)]}
              />
            ) : null}
            {mine.mayTranslate ? (
              <TranslateTools texts={answer.languages} onChoose={(translateTo) => setStep({ translateTo })} />
            ) : null}
            {mine.mayEdit ? (
              <button type="button" className={tool} onClick={() => setStep("edit")}>
                <Pencil aria-hidden className="size-4.5" />
                {t("edit")}
              </button>
            ) : null}
            {mine.mayRemove ? (
              <button type="button" className={tool} onClick={() => setStep("remove")}>
                <Trash2 aria-hidden className="size-4.5" />
                {t(mine.isMine ? "removeOwnAnswer" : "takeDown")}
              </button>
            ) : null}
            {mine.isMine ? null : <Report noun="answer" id={answer.id} />}
            {mine.isMine ? null : <BlockTool writer={answer.author} />}
          </MoreActions>
        </div>
      ) : null}
      <RemoveDialog
        noun="answer"
        id={answer.id}
        questionId={question.id}
        open={step === "remove"}
        onClose={back}
      />
      {step === "edit" || isTranslating ? (
        <div className="w-full border-t py-4">
          {step === "edit" && EditAnswerForm ? (
            <EditAnswerForm answer={answer} questionId={question.id} onDone={back} />
          ) : isTranslating && TranslationForm ? (
            <TranslationForm
              key={step.translateTo}
              noun="answer"
              id={answer.id}
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

/** The asker marks the answer that helped, and can undo it. */
function Accept({ answer, question }: { answer: Answer; question: Question }) {
  const t = useTranslations("asking")
  const accept = useAction("PUT /v1/questions/{id}/accepted", {
    touches: tagsOf(question.id),
    done: () => t("acceptedDone"),
  })
  const unaccept = useAction("DELETE /v1/questions/{id}/accepted", { touches: tagsOf(question.id) })
  const params = { id: question.id }
  const isBusy = accept.underWay.length + unaccept.underWay.length > 0
  const press = () => {
    if (isBusy) return
    void (answer.isAccepted
      ? unaccept.run({ params })
      : accept.run({ params, body: { answerId: answer.id } }))
  }
  return (
    <button
      type="button"
      aria-pressed={answer.isAccepted}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={tool}
    >
      <Check aria-hidden className="size-4.5" />
      {t(answer.isAccepted ? "unaccept" : "accept")}
    </button>
  )
}
