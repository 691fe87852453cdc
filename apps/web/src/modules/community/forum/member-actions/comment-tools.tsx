import { useState } from "react"
import { useTranslations } from "use-intl"
import { BlockTool } from "../blocking/block-tool.tsx"
import type { Comment, Question } from "../queries.ts"
import { Quote } from "../quoting/quote.tsx"
import { commentBox } from "../quoting/quotes.ts"
import type { Commented } from "../thread/comments.tsx"
import { tool } from "../thread/tool-row.ts"
import { useMine } from "./facts.ts"
import { RemoveDialog } from "./remove-dialog.tsx"
import { Report } from "./report.tsx"
import { useOpened, withFormTexts } from "./use-opened.ts"

const loadForm = withFormTexts(async () => (await import("../asking/edit-comment-form.tsx")).EditCommentForm)

interface CommentToolsProps {
  readonly about: Commented
  readonly comment: Comment
  readonly question: Question
}

/** Comments can be quoted; members can edit and withdraw their own, and report others'. */
export function CommentTools({ about, comment, question }: CommentToolsProps) {
  const t = useTranslations("asking")
  const mine = useMine("question", question.id)
  const [step, setStep] = useState<"look" | "edit" | "remove">("look")
  const EditCommentForm = useOpened(step === "edit", loadForm)
  const isMine = mine?.commentIds.includes(comment.id) === true
  if (!mine) return null
  const back = () => setStep("look")
  if (step === "edit" && EditCommentForm)
    return <EditCommentForm comment={comment} questionId={question.id} onDone={back} />
  return (
    <div className="flex flex-wrap gap-x-5">
      {isMine && question.state !== "locked" ? (
        <button type="button" className={tool} onClick={() => setStep("edit")}>
          {t("edit")}
        </button>
      ) : null}
      {isMine ? (
        <button type="button" className={tool} onClick={() => setStep("remove")}>
          {t("removeComment")}
        </button>
      ) : null}
      {mine.mayComment ? (
        <Quote place={comment.body.place} writer={comment.author} boxes={[commentBox(about.id)]} />
      ) : null}
      {isMine ? null : <Report noun="comment" id={comment.id} />}
      {isMine ? null : <BlockTool writer={comment.author} />}
      <RemoveDialog
        noun="comment"
        id={comment.id}
        questionId={question.id}
        open={step === "remove"}
        onClose={back}
      />
    </div>
  )
}
