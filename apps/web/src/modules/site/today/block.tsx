import { type ReactNode, useId } from "react"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"

interface BlockProps {
  readonly title: string
  /** To all of them. */
  readonly all?: { readonly to: Address; readonly label: string }
  readonly children: ReactNode
}

export function Block({ title, all, children }: BlockProps) {
  const id = useId()
  const href = useHref()
  return (
    <section aria-labelledby={id} className="section-rule min-w-0">
      <h2 id={id} className="voice-serif text-heading">
        {title}
      </h2>
      <ul className="mt-2 divide-y">{children}</ul>
      {all ? (
        <TextLink kind="stand-alone" href={href(all.to)}>
          {all.label} →
        </TextLink>
      ) : null}
    </section>
  )
}

interface RowProps {
  readonly to: Address
  /** What it is about, in small letters above the title. */
  readonly about?: ReactNode
  readonly title: ReactNode
  readonly language?: string | undefined
  readonly text?: ReactNode
  /** What the link does. */
  readonly action: string
  readonly mark?: ReactNode
}

/** One target; its action is part of the name. */
export function Row({ to, about, title, language, text, action, mark }: RowProps) {
  const href = useHref()
  return (
    <li className="relative flex items-start gap-3 py-3">
      {mark}
      <div className="min-w-0 flex-1">
        {about ? <p className="text-ink-soft text-sm">{about}</p> : null}
        <p lang={language} className="wrap-anywhere font-semibold leading-snug">
          {title}
        </p>
        {text ? <div className="wrap-anywhere mt-0.5 text-ink-soft text-sm">{text}</div> : null}
        <a
          href={href(to)}
          className="card-link mt-1 py-1 font-medium text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {action}
        </a>
      </div>
    </li>
  )
}
