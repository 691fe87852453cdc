import type { ReactNode } from "react"
import { TextLink } from "#web/ui/control/text-link.tsx"

interface HubSectionProps {
  readonly id: string
  readonly title: string
  /** Undefined if the shelf contains the link itself. */
  readonly all?: { readonly href: string; readonly label: string } | undefined
  readonly children: ReactNode
}

/** A shelf of one kind of content, with a link to all of it. */
export function HubSection({ id, title, all, children }: HubSectionProps) {
  return (
    <section aria-labelledby={id} className="section-rule">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="voice-serif text-heading">
          {title}
        </h2>
        {all ? (
          <TextLink kind="stand-alone" href={all.href}>
            {all.label} →
          </TextLink>
        ) : null}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
