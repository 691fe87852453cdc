import { LONGEST_QUOTE } from "@shirube/vocabulary/career/document-reviews/choices"
import { type Passage, sentencesOf } from "@shirube/vocabulary/career/document-reviews/passages"
import { countCharacters } from "@shirube/vocabulary/career/writing-hints/count-characters"
import { MessageSquarePlus } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import type { Mark, SharedPart } from "../queries.ts"
import { MarkedText } from "./marked-text.tsx"
import { selectedIn, trimmed } from "./selection.ts"
import { usePartLabel } from "./use-part-label.ts"

interface CommentedPartProps {
  readonly part: SharedPart
  readonly marks: readonly { readonly mark: Omit<Mark, "decision">; readonly number: number }[]
  readonly current?: string | undefined
  /** Missing for readers, and once no more marks fit. */
  readonly onMark?: (passage: Passage) => void
}

/** One text of a document with its marks; a senpai marks what they select, or a whole sentence. */
export function CommentedPart({ part, marks, current, onMark }: CommentedPartProps) {
  const t = useTranslations("documentReviews")
  const labelOf = usePartLabel()
  const text = useRef<HTMLParagraphElement>(null)
  const length = countCharacters(part.text, part.counts ?? "all")
  return (
    <div className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="voice-serif wrap-anywhere text-heading">{labelOf(part)}</h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {part.limit === null
            ? t("characters", { count: length })
            : t("charactersOf", { count: length, limit: part.limit })}
        </p>
      </header>
      <MarkedText
        ref={text}
        text={part.text}
        marks={marks.map(({ mark: { id, start, end }, number }) => ({ id, start, end, number }))}
        current={current}
      />
      {onMark ? <Marking text={part.text} paragraph={text} onMark={onMark} /> : null}
    </div>
  )
}

interface MarkingProps {
  readonly text: string
  readonly paragraph: React.RefObject<HTMLParagraphElement | null>
  readonly onMark: (passage: Passage) => void
}

/** By selecting words, or without a mouse by choosing a sentence. */
function Marking({ text, paragraph, onMark }: MarkingProps) {
  const t = useTranslations("documentReviews.commenting")
  const [selected, setSelected] = useState<Passage>()
  useEffect(() => {
    const look = () => {
      const found = paragraph.current && selectedIn(paragraph.current, getSelection())
      // A press on the button must not lose the selection on a phone.
      if (found) setSelected(trimmed(text, found))
      else if (!document.activeElement?.closest("[data-marking]")) setSelected(undefined)
    }
    document.addEventListener("selectionchange", look)
    return () => document.removeEventListener("selectionchange", look)
  }, [paragraph, text])
  const isLong = selected !== undefined && selected.end - selected.start > LONGEST_QUOTE
  return (
    <div data-marking className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t pt-3">
      <div className="grid gap-1">
        <Button
          variant="secondary"
          icon={<MessageSquarePlus aria-hidden className="size-4" />}
          disabled={selected === undefined || isLong}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!selected) return
            onMark(selected)
            setSelected(undefined)
          }}
        >
          {t("mark")}
        </Button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {isLong ? t("tooLong") : selected ? t("selected") : t("selectFirst")}
        </p>
      </div>
      <div className="min-w-48 flex-1">
        <Field label={t("bySentence")}>
          {(control) => (
            <Select
              {...control}
              value=""
              options={[
                { value: "", label: t("chooseSentence") },
                ...sentencesOf(text).map(({ start, end }) => ({
                  value: `${start}-${end}`,
                  label: text.slice(start, Math.min(end, start + 40)),
                })),
              ]}
              onChange={(event) => {
                const [start, end] = event.currentTarget.value.split("-").map(Number)
                if (start !== undefined && end !== undefined)
                  onMark({ start, end: Math.min(end, start + LONGEST_QUOTE) })
              }}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
