import type { ReactNode } from "react"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "../control/text-link.tsx"

interface Source {
  readonly url: string
  readonly title: string
  readonly publisher: string
  readonly checkedOn: string
}

interface SourcesProps {
  readonly sources: readonly Source[]
  readonly title: string
  readonly note?: ReactNode
  /** "Last seen on …", with the formatted date. */
  readonly checked: (day: string) => string
}

/** The sources of a page, and when they were last checked. Nothing if there are none. */
export function Sources({ sources, title, note, checked }: SourcesProps) {
  const day = useDay()
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="section-rule">
      <h2 id="sources" className="voice-serif text-heading">
        {title}
      </h2>
      {note ? <p className="mt-1 text-ink-soft">{note}</p> : null}
      <ol className="wrap-anywhere mt-4 grid grid-cols-1 gap-4">
        {sources.map((source) => (
          <li key={source.url} className="border-s ps-4">
            <TextLink
              href={source.url}
              rel="noopener external"
              className="print:after:content-['_('_attr(href)_')']"
            >
              {source.title}
            </TextLink>
            <p className="flex flex-wrap gap-x-4 text-sm">
              <span className="text-ink-soft">{source.publisher}</span>
              <span className="text-ink-faint">{checked(day(source.checkedOn))}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
