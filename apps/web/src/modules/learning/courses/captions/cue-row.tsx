import type { Language } from "@shirube/vocabulary/language"
import { LONGEST_CUE } from "@shirube/vocabulary/learning/courses/draft-choices"
import { ArrowLeftToLine, ArrowRightToLine, Merge, Play, SquareSplitHorizontal, Trash2 } from "lucide-react"
import { memo, type ReactNode, useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { FieldError } from "#web/ui/control/field.tsx"
import { TextArea, TextInput } from "#web/ui/control/text-input.tsx"
import { type Cue, type CueProblem, timeFrom, timeText } from "./cues.ts"

export interface RowActions {
  readonly change: (at: number, change: Partial<Cue>) => void
  readonly setStart: (at: number) => void
  readonly setEnd: (at: number) => void
  readonly playFrom: (at: number) => void
  readonly split: (at: number, caret: number) => void
  readonly join: (at: number) => void
  readonly remove: (at: number) => void
}

interface CueRowProps {
  readonly at: number
  readonly cue: Cue
  readonly problem: CueProblem | undefined
  /** The film is at this cue. */
  readonly isShown: boolean
  readonly isLast: boolean
  readonly hasFilm: boolean
  readonly language: Language
  readonly actions: RowActions
}

const rowClass = (isShown: boolean) =>
  classNames(
    "grid gap-2 border-transparent border-s-3 border-t border-t-rule py-3 ps-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]",
    "sm:grid-cols-[7.5rem_minmax(0,1fr)]",
    isShown && "border-s-shu bg-washi",
  )

/** Rows far off screen: same height and text, without fields. */
export const FarRow = memo(
  ({ at, cue, isShown, language }: Pick<CueRowProps, "at" | "cue" | "isShown" | "language">) => (
    <li
      data-cue={at}
      aria-current={isShown ? "true" : undefined}
      className={classNames(rowClass(isShown), "min-h-38")}
    >
      <span className="text-ink-soft tabular-nums">{timeText(cue.startMs)}</span>
      <span lang={language}>{cue.text}</span>
    </li>
  ),
)

/** There may be two thousand cues: only changed rows re-render, and only visible ones are laid out. */
export const CueRow = memo(
  ({ at, cue, problem, isShown, isLast, hasFilm, language, actions }: CueRowProps) => {
    const t = useTranslations("captions")
    const id = useId()
    const text = useRef<HTMLTextAreaElement>(null)
    const number = at + 1
    return (
      <li data-cue={at} aria-current={isShown ? "true" : undefined} className={rowClass(isShown)}>
        <div className="grid grid-cols-2 content-start gap-2 sm:grid-cols-1">
          <TimeInput
            label={t("start", { number })}
            ms={cue.startMs}
            onChange={(startMs) => actions.change(at, { startMs })}
          />
          <TimeInput
            label={t("end", { number })}
            ms={cue.endMs}
            onChange={(endMs) => actions.change(at, { endMs })}
          />
        </div>
        <div className="grid min-w-0 content-start gap-1">
          <TextArea
            ref={text}
            aria-label={t("text", { number })}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            lang={language}
            rows={2}
            // A little more than allowed, so that typing is never blocked silently: an error shows instead.
            maxLength={2 * LONGEST_CUE}
            value={cue.text}
            onChange={(event) => actions.change(at, { text: event.target.value.replace(/\s*\n\s*/g, " ") })}
          />
          {problem ? (
            <FieldError id={`${id}-problem`}>{t(`problem.${problem}`, { most: LONGEST_CUE })}</FieldError>
          ) : null}
          <div className="flex flex-wrap">
            {hasFilm ? (
              <>
                <Tool label={t("playFrom", { number })} onClick={() => actions.playFrom(at)}>
                  <Play aria-hidden className="size-4.5" />
                </Tool>
                <Tool label={t("setStart", { number })} onClick={() => actions.setStart(at)}>
                  <ArrowLeftToLine aria-hidden className="size-4.5" />
                </Tool>
                <Tool label={t("setEnd", { number })} onClick={() => actions.setEnd(at)}>
                  <ArrowRightToLine aria-hidden className="size-4.5" />
                </Tool>
              </>
            ) : null}
            <Tool
              label={t("split", { number })}
              onClick={() => actions.split(at, text.current?.selectionStart ?? 0)}
            >
              <SquareSplitHorizontal aria-hidden className="size-4.5" />
            </Tool>
            {isLast ? null : (
              <Tool label={t("join", { number })} onClick={() => actions.join(at)}>
                <Merge aria-hidden className="size-4.5" />
              </Tool>
            )}
            <Tool label={t("remove", { number })} onClick={() => actions.remove(at)}>
              <Trash2 aria-hidden className="size-4.5" />
            </Tool>
          </div>
        </div>
      </li>
    )
  },
)

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center text-ink-soft hover:bg-washi hover:text-ink"
    >
      {children}
    </button>
  )
}

interface TimeInputProps {
  readonly label: string
  readonly ms: number
  readonly onChange: (ms: number) => void
}

/** Applied on blur; an invalid time stays in the field and is marked. */
function TimeInput({ label, ms, onChange }: TimeInputProps) {
  const t = useTranslations("captions")
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && timeFrom(typed) === undefined
  const settle = () => {
    const next = typed === undefined ? undefined : timeFrom(typed)
    if (next === undefined) return
    setTyped(undefined)
    if (next !== ms) onChange(next)
  }
  return (
    <div className="grid content-start gap-1">
      <TextInput
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        value={typed ?? timeText(ms)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.altKey) return
          // Enter would submit the surrounding form.
          event.preventDefault()
          settle()
        }}
      />
      {isWrong ? <FieldError id={`${id}-problem`}>{t("notTime")}</FieldError> : null}
    </div>
  )
}
