import { type ReactNode, useId } from "react"
import { LabelText } from "./label-text.tsx"

interface SectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The title in the margin, with the actions beside it. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="section-rule editorial gap-y-6! pb-12">
      <div className="lg:col-[1/span_4]!">
        <h2 id={id} className="voice-serif text-heading">
          <LabelText text={title} />
        </h2>
        <p className="mt-2 text-ink-soft text-sm">{text}</p>
      </div>
      <div className="min-w-0 lg:col-[5/span_8]!">{children}</div>
    </section>
  )
}

/** One item of a list, with its actions at the end of the line. */
export function Row({ title, text, actions }: { title: ReactNode; text?: ReactNode; actions?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-4 first:pt-0">
      <div className="min-w-0 max-w-full">
        <p className="break-words font-semibold">{title}</p>
        {text ? <p className="text-ink-soft text-sm">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </li>
  )
}
