import { type MouseEvent, useEffect, useMemo, useState } from "react"
import { classNames } from "../class-names.ts"
import { type RubySegment, RubyText } from "./ruby-text.tsx"

interface Heading {
  readonly id: string
  readonly textRuby: readonly RubySegment[]
  readonly depth: number
}

interface TableOfContentsProps {
  readonly label: string
  readonly headings: readonly Heading[]
  /** The language of the headings, if it can differ from the page's. */
  readonly lang?: string
}

/** Collapsed on a phone, beside the text on wide screens. Without scripts these are plain links to the headings. */
export function TableOfContents({ label, headings, lang }: TableOfContentsProps) {
  if (headings.length < 2) return null
  return (
    <nav aria-label={label} lang={lang} className="no-print">
      <details className="group border-y lg:hidden">
        <summary className="plain flex min-h-12 cursor-pointer items-center justify-between font-semibold text-sm">
          {label}
          <span aria-hidden className="transition-transform group-open:rotate-180">
            ↓
          </span>
        </summary>
        <SectionLinks headings={headings} className="pb-3" />
      </details>
      <SectionsBeside label={label} headings={headings} className="max-lg:hidden" />
    </nav>
  )
}

export function SectionsBeside({
  label,
  headings,
  className,
}: Pick<TableOfContentsProps, "label" | "headings"> & { className?: string }) {
  return (
    <div className={className}>
      <p className="border-ink border-t-3 pt-3 font-semibold text-sm">{label}</p>
      <SectionLinks headings={headings} className="mt-2" />
    </div>
  )
}

function SectionLinks({ headings, className }: { headings: readonly Heading[]; className: string }) {
  const current = useCurrentSection(useMemo(() => headings.map(({ id }) => id), [headings]))
  return (
    <ol className={className}>
      {headings.map(({ id, textRuby, depth }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? "location" : undefined}
            onClick={closeAround}
            className={classNames(
              "-ms-px flex min-h-11 items-center border-rule border-s py-1.5 ps-4 text-ink-soft text-sm leading-snug hover:text-ink has-[rt]:leading-loose",
              "aria-[current]:border-shu aria-[current]:border-s-3 aria-[current]:ps-3.5 aria-[current]:font-semibold aria-[current]:text-ink",
              depth > 2 && "ps-8 aria-[current]:ps-7.5",
            )}
          >
            <span>
              <RubyText segments={textRuby} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Before scrolling, so that the scroll ends at the heading's new position. */
function closeAround({ currentTarget }: MouseEvent) {
  currentTarget.closest("details")?.removeAttribute("open")
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
}

/** A heading counts as reached slightly below the position where smooth scrolling ends. */
const READING_LINE_PX = 140

/** The section that the reader is in; undefined before hydration. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let isWaiting = false
    const look = () => {
      isWaiting = false
      const reached = ids.filter((id) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top <= READING_LINE_PX
      })
      setCurrent(reached.at(-1))
    }
    const lookSoon = () => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(look)
    }
    look()
    addEventListener("scroll", lookSoon, { passive: true })
    return () => removeEventListener("scroll", lookSoon)
  }, [ids])
  return current
}
