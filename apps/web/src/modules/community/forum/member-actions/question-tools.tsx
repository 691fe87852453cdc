import { Pencil, Trash2, UserRoundPlus } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { FollowTool } from "#web/kits/subject-tools/follow-tool.tsx"
import { isEditorFor } from "#web/lib/auth/guards.ts"
import { useApp, useUser } from "#web/lib/page/use-app.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { tool } from "#web/ui/control/tool.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { MoreActions } from "#web/ui/overlay/menu.tsx"
import { BlockTool } from "../blocking/block-tool.tsx"
import { EditorTools } from "../moderating/editor-tools.tsx"
import type { Question } from "../queries.ts"
import { Quote } from "../quoting/quote.tsx"
import { answerBox, commentBox } from "../quoting/quotes.ts"
import { toolRowEnd } from "../thread/tool-row.ts"
import { TranslateTools } from "../thread/translate-tools.tsx"
import { useMine } from "./facts.ts"
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
  const tForum = useTranslations("forum")
  const { status } = useApp()
  const mine = useMine("question", question.id)
  const isModerator = isEditorFor(useUser(), "moderator")
  const [step, setStep] = useState<Step>("look")
  const EditQuestionForm = useOpened(step === "edit", loadEdit)
  const isTranslating = typeof step === "object"
  const TranslationForm = useOpened(isTranslating, loadTranslation)
  if (!mine) return null
  const back = () => setStep("look")
  return (
    <>
      <Helpful noun="question" id={question.id} questionId={question.id} />
      {mine.mayInvite ? <Invite question={question} /> : null}
      <div className={toolRowEnd}>
        <MoreActions label={t("more.question")}>
          <FollowTool noun="question" id={question.id} />
          <ShareButton
            title={question.title}
            labels={{ share: tForum("share"), copied: tForum("copied"), copyFailed: tForum("copyFailed") }}
            onOutcome={(message, isCopied) => status.show({ kind: isCopied ? "success" : "info", message })}
          />
          {mine.mayComment ? (
            <Quote
              place={question.body.place}
              writer={question.author}
              boxes={[answerBox(question.id), commentBox(question.id)]}
            />
          ) : null}
          {mine.mayTranslate ? (
            <TranslateTools texts={question.languages} onChoose={(translateTo) => setStep({ translateTo })} />
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
              {t(mine.isMine ? "withdraw" : "takeDown")}
            </button>
          ) : null}
          {isModerator ? <EditorTools question={question} /> : null}
          {mine.isMine ? null : <Report noun="question" id={question.id} />}
          {mine.isMine ? null : <BlockTool writer={question.author} />}
        </MoreActions>
      </div>
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

const loadDialog = withFormTexts(async () => (await import("../inviting/invite-dialog.tsx")).InviteDialog)

/** The asker can invite a few senpai to answer. */
function Invite({ question }: { question: Question }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const InviteDialog = useOpened(isOpen, loadDialog)
  return (
    <>
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        <UserRoundPlus aria-hidden className="size-4.5" />
        {t("invite")}
      </button>
      {InviteDialog ? (
        <InviteDialog questionId={question.id} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
