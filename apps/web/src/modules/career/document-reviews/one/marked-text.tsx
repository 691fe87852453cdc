import { cutAt, type Passage } from "@shirube/vocabulary/career/document-reviews/passages"
import type { Ref } from "react"
import { classNames } from "#web/ui/class-names.ts"

export interface NumberedMark extends Passage {
  readonly id: string
  readonly number: number
}

interface MarkedTextProps {
  readonly text: string
  readonly marks: readonly NumberedMark[]
  /** The mark whose comment is being read or written. */
  readonly current?: string | undefined
  readonly ref?: Ref<HTMLParagraphElement>
}

/** A text with the numbers of its comments, each a link to the comment. */
export function MarkedText({ text, marks, current, ref }: MarkedTextProps) {
  const pieces = cutAt(text, marks)
  return (
    <p ref={ref} className="wrap-anywhere whitespace-pre-wrap leading-loose">
      {pieces.map(({ start, text: piece, marks: inside }) => {
        const own = inside.flatMap((each) => marks[each] ?? [])
        if (own.length === 0) return <span key={start}>{piece}</span>
        const ending = own.filter(({ end }) => end === start + piece.length)
        return (
          <span key={start}>
            <mark
              className={classNames(
                "rounded-sm text-ink",
                own.some(({ id }) => id === current) ? "bg-shu-tint" : "bg-yamabuki-tint",
              )}
            >
              {piece}
            </mark>
            {ending.map(({ id, number }) => (
              <a
                key={id}
                href={`#mark-${id}`}
                data-number
                className="ms-0.5 inline-block min-w-6 select-none text-center align-super font-semibold text-ai text-sm no-underline hover:underline"
              >
                {number}
              </a>
            ))}
          </span>
        )
      })}
    </p>
  )
}
