import { type MouseEvent, useEffect, useMemo, useState } from "react"
import { classNames } from "../class-names.ts"

interface Heading {
  readonly id: string
  readonly text: string
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
  const current = useCurrentSection(useMemo(() => headings.map(({ id }) => id), [headings]))
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
        <Sections headings={headings} current={current} className="pb-3" />
      </details>
      <div className="max-lg:hidden">
        <p className="border-ink border-t-3 pt-3 font-semibold text-sm">{label}</p>
        <Sections headings={headings} current={current} className="mt-2" />
      </div>
    </nav>
  )
}

function Sections({
  headings,
  current,
  className,
}: {
  headings: readonly Heading[]
  current: string | undefined
  className: string
}) {
  // Collapses before scrolling, so that the scroll ends at the heading's new position.
  const fold = (event: MouseEvent) => event.currentTarget.closest("details")?.removeAttribute("open")
  return (
    <ol className={className}>
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? "location" : undefined}
            onClick={fold}
            className={classNames(
              "-ms-px flex min-h-11 items-center border-rule border-s py-1.5 ps-4 text-ink-soft text-sm leading-snug hover:text-ink",
              "aria-[current]:border-shu aria-[current]:border-s-3 aria-[current]:ps-3.5 aria-[current]:font-semibold aria-[current]:text-ink",
              depth > 2 && "ps-8 aria-[current]:ps-7.5",
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
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
