// All member actions on a question's page. Loaded after the page, as one chunk (thread/member-actions.ts).

import { useQuery } from "@tanstack/react-query"
import { MessageCircle, Pencil, PenLine, Trash2 } from "lucide-react"
import { useCallback, useState } from "react"
import { useTranslations } from "use-intl"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { tool } from "#web/ui/control/tool.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { MoreActions } from "#web/ui/overlay/menu.tsx"
import { askHref } from "../address.ts"
import { BlockTool } from "../blocking/block-tool.tsx"
import { Invited } from "../inviting/invited.tsx"
import type { Comment, Question, Writer } from "../queries.ts"
import { Quote } from "../quoting/quote.tsx"
import { answerBox, commentBox, useQuoteBox } from "../quoting/quotes.ts"
import type { Commented } from "../thread/comments.tsx"
import { useWriterName } from "../thread/writer-line.tsx"
import { AnswerTools } from "./answer-tools.tsx"
import { useMine } from "./facts.ts"
import { Live } from "./live.tsx"
import { QuestionTools } from "./question-tools.tsx"
import { RemoveDialog } from "./remove-dialog.tsx"
import { Report } from "./report.tsx"
import { useOpened, withFormTexts } from "./use-opened.ts"

export const memberActions = {
  AnswerBox,
  AnswerTools,
  CommentBox,
  CommentTools,
  Invited,
  Live,
  QuestionTools,
  Shade,
}

const loadCommentForm = withFormTexts(async () => (await import("../asking/comment-form.tsx")).CommentForm)

interface CommentBoxProps {
  readonly about: Commented
  readonly name: string | undefined
  readonly question: Question
}

function CommentBox({ about, name, question }: CommentBoxProps) {
  const t = useTranslations("forum")
  const mine = useMine("question", question.id)
  const [isOpen, setOpen] = useState(false)
  const [quote, setQuote] = useState<string>()
  const CommentForm = useOpened(isOpen, loadCommentForm)
  const openWith = useCallback((block: string) => {
    setQuote(block)
    setOpen(true)
  }, [])
  useQuoteBox(commentBox(about.id), mine?.mayComment === true && !isOpen, openWith)
  const close = () => {
    setOpen(false)
    setQuote(undefined)
  }
  if (!mine?.mayComment) return null
  if (!isOpen)
    return (
      <button
        type="button"
        aria-label={name === undefined ? t("commentOnQuestion") : t("commentOn", { name })}
        onClick={() => setOpen(true)}
        className={tool}
      >
        <MessageCircle aria-hidden className="size-4.5" />
        {t("comment")}
      </button>
    )
  return CommentForm ? (
    <CommentForm about={about} questionId={question.id} quote={quote} onDone={close} />
  ) : (
    <Skeleton shape="text" lines={3} label={t("loading")} />
  )
}

const loadEditForm = withFormTexts(
  async () => (await import("../asking/edit-comment-form.tsx")).EditCommentForm,
)

interface CommentToolsProps {
  readonly about: Commented
  readonly comment: Comment
  readonly question: Question
}

/** Comments can be quoted; members can edit and withdraw their own, and report others'. */
function CommentTools({ about, comment, question }: CommentToolsProps) {
  const t = useTranslations("asking")
  const nameOf = useWriterName()
  const mine = useMine("question", question.id)
  const [step, setStep] = useState<"look" | "edit" | "remove">("look")
  const EditCommentForm = useOpened(step === "edit", loadEditForm)
  const isMine = mine?.commentIds.includes(comment.id) === true
  if (!mine) return null
  const back = () => setStep("look")
  if (step === "edit" && EditCommentForm)
    return <EditCommentForm comment={comment} questionId={question.id} onDone={back} />
  return (
    <div className="absolute end-0 top-1">
      <MoreActions label={t("more.comment", { name: nameOf(comment.author) })}>
        {isMine && question.state !== "locked" ? (
          <button type="button" className={tool} onClick={() => setStep("edit")}>
            <Pencil aria-hidden className="size-4.5" />
            {t("edit")}
          </button>
        ) : null}
        {isMine ? (
          <button type="button" className={tool} onClick={() => setStep("remove")}>
            <Trash2 aria-hidden className="size-4.5" />
            {t("removeComment")}
          </button>
        ) : null}
        {mine.mayComment ? (
          <Quote place={comment.body.place} writer={comment.author} boxes={[commentBox(about.id)]} />
        ) : null}
        {isMine ? null : <Report noun="comment" id={comment.id} />}
        {isMine ? null : <BlockTool writer={comment.author} />}
      </MoreActions>
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

const loadAnswerForm = withFormTexts(async () => (await import("../asking/answer-form.tsx")).AnswerForm)

/** Members who may answer get a box that opens the form; others read why they may not. */
function AnswerBox({ question }: { question: Question }) {
  const t = useTranslations("forum")
  const href = useHref()
  const mine = useMine("question", question.id)
  const role = useUser()?.role
  const [isOpen, setOpen] = useState(false)
  const [quote, setQuote] = useState<string>()
  const AnswerForm = useOpened(isOpen, loadAnswerForm)
  const openWith = useCallback((block: string) => {
    setQuote(block)
    setOpen(true)
  }, [])
  useQuoteBox(answerBox(question.id), mine?.mayAnswer === true && !isOpen, openWith)
  const close = () => {
    setOpen(false)
    setQuote(undefined)
  }
  if (!mine) return null
  if (mine.mayAnswer && isOpen)
    return AnswerForm ? (
      <AnswerForm question={question} quote={quote} onDone={close} />
    ) : (
      <Skeleton shape="text" lines={5} label={t("loading")} />
    )
  if (mine.mayAnswer)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="control flex min-h-24! cursor-text items-start gap-3 text-start text-ink-faint"
      >
        <PenLine aria-hidden className="mt-0.5 size-5 flex-none text-shu-ink" />
        {t("answerHere")}
      </button>
    )
  if (mine.isMine || role !== "student") return null
  return (
    <p className="max-w-measure text-ink-soft">
      {t("onlySenpai")} <TextLink href={href(askHref({ ask: true }))}>{t("ask")}</TextLink>
    </p>
  )
}

/**
 * Covers a post by a blocked author with one line (`.shadeable` in the styles) until the reader opens it. The
 * page itself is the same for everyone.
 */
function Shade({ writer, questionId }: { writer: Writer; questionId: string }) {
  const t = useTranslations("asking")
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(personalQuery(`question:${questionId}`))
  const isBlocked = writer.kind === "member" && data?.block.people.includes(writer.id) === true
  if (!isBlocked || isOpen) return null
  return (
    <p className="shade col-text flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      {t("block.hidden")}
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        {t("block.show")}
      </button>
    </p>
  )
}
