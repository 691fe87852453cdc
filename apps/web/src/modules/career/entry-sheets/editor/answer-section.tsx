import { LONGEST_ANSWER } from "@shirube/vocabulary/career/career-documents/choices"
import { BookOpenText, X } from "lucide-react"
import { type ComponentProps, type Ref, useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { TextArea } from "#web/ui/control/text-input.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { WritingHints } from "../../writing-hints/writing-hints.tsx"
import type { Answer } from "../content.ts"
import { AnswerSettings } from "./answer-settings.tsx"
import { CopyButton } from "./copy-button.tsx"
import { Counter } from "./counter.tsx"

export interface Selection {
  readonly start: number
  readonly end: number
}

interface AnswerSectionProps {
  readonly answer: Answer
  readonly place: number
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined
  readonly change: (to: Partial<Answer>) => void
  readonly onFocus: () => void
  /** Called with the selection when the field is left. */
  readonly onLeft: (selection: Selection) => void
  readonly onStories: () => void
  readonly hints: Pick<ComponentProps<typeof WritingHints>, "dismissed" | "onDismiss" | "onRestore" | "onGo">
  readonly field: Ref<HTMLTextAreaElement>
}

export function AnswerSection({
  answer,
  place,
  onRemove,
  change,
  onFocus,
  onLeft,
  onStories,
  hints,
  field,
}: AnswerSectionProps) {
  const t = useTranslations("entrySheets")
  const { id, question, asked, text, limit, counts } = answer
  const [isNew] = useState(question === "own" && asked === null && text === "")
  return (
    <section aria-labelledby={`question-${id}`} onFocus={onFocus} className="section-rule grid gap-2">
      <div>
        <p className="text-ink-soft text-sm">{t("answer.number", { place })}</p>
        <h2 id={`question-${id}`} className="voice-serif wrap-anywhere text-heading">
          {asked?.trim() || t(`questions.${question}`)}
        </h2>
        <p id={`advice-${id}`} className="max-w-measure text-ink-soft text-sm">
          {t(`advice.${question}`)}
        </p>
      </div>
      <details open={isNew}>
        <summary className="min-h-11 cursor-pointer content-center text-ai">{t("answer.settings")}</summary>
        <AnswerSettings answer={answer} change={change} />
      </details>
      <label htmlFor={`answer-${id}`} className="font-semibold">
        {t("answer.label")}
      </label>
      <TextArea
        id={`answer-${id}`}
        ref={field}
        aria-describedby={`advice-${id} count-${id}`}
        rows={11}
        maxLength={LONGEST_ANSWER}
        className="voice-text wrap-anywhere break-normal"
        value={text}
        onChange={(event) => change({ text: event.target.value })}
        onBlur={({ target }) => onLeft({ start: target.selectionStart, end: target.selectionEnd })}
      />
      <Counter answer={answer} id={`count-${id}`} />
      <div className="flex flex-wrap items-center gap-x-6">
        <Button
          variant="quiet"
          className="px-0! lg:hidden"
          icon={<BookOpenText aria-hidden className="size-4" />}
          onClick={onStories}
        >
          {t("answer.stories")}
        </Button>
        <CopyButton text={text} />
        {onRemove ? <Removal hasText={text.trim() !== ""} onRemove={onRemove} /> : null}
      </div>
      <WritingHints text={text} limit={limit} mode={counts} {...hints} />
    </section>
  )
}

/** Asks only where there is something to lose. */
function Removal({ hasText, onRemove }: { hasText: boolean; onRemove: () => void }) {
  const t = useTranslations("entrySheets.answer")
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="px-0!"
        icon={<X aria-hidden className="size-4" />}
        onClick={() => (hasText ? setAsking(true) : onRemove())}
      >
        {t("remove")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("removeAsk")}
        back={t("cancel")}
        label={t("remove")}
        onConfirm={onRemove}
      >
        <p>{t("removeText")}</p>
      </ConfirmDialog>
    </>
  )
}
