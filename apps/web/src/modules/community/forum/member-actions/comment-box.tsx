import { MessageCircle } from "lucide-react"
import { useCallback, useState } from "react"
import { useTranslations } from "use-intl"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import type { Question } from "../queries.ts"
import { commentBox, useQuoteBox } from "../quoting/quotes.ts"
import type { Commented } from "../thread/comments.tsx"
import { tool } from "../thread/tool-row.ts"
import { useMine } from "./facts.ts"
import { useOpened, withFormTexts } from "./use-opened.ts"

const loadForm = withFormTexts(async () => (await import("../asking/comment-form.tsx")).CommentForm)

interface CommentBoxProps {
  readonly about: Commented
  readonly name: string | undefined
  readonly question: Question
}

export function CommentBox({ about, name, question }: CommentBoxProps) {
  const t = useTranslations("forum")
  const mine = useMine("question", question.id)
  const [isOpen, setOpen] = useState(false)
  const [quote, setQuote] = useState<string>()
  const CommentForm = useOpened(isOpen, loadForm)
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
