import { PenLine } from "lucide-react"
import { useCallback, useState } from "react"
import { useTranslations } from "use-intl"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { askHref } from "../address.ts"
import type { Question } from "../queries.ts"
import { answerBox, useQuoteBox } from "../quoting/quotes.ts"
import { useMine } from "./facts.ts"
import { useOpened, withFormTexts } from "./use-opened.ts"

const loadForm = withFormTexts(async () => (await import("../asking/answer-form.tsx")).AnswerForm)

/** Members who may answer get a box that opens the form; others read why they may not. */
export function AnswerBox({ question }: { question: Question }) {
  const t = useTranslations("forum")
  const href = useHref()
  const mine = useMine("question", question.id)
  const role = useUser()?.role
  const [isOpen, setOpen] = useState(false)
  const [quote, setQuote] = useState<string>()
  const AnswerForm = useOpened(isOpen, loadForm)
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
