import type { ReactNode } from "react"
import { ButtonLink } from "../control/button.tsx"
import { EmptyState } from "./empty-state.tsx"

interface NotThereProps {
  readonly title: string
  readonly text: string
  readonly back: { readonly href: string; readonly label: string }
  /** Other ways on. */
  readonly children?: ReactNode
}

/** The page of missing or deleted content. */
export function NotThere({ title, text, back, children }: NotThereProps) {
  return (
    <div className="page pt-10 lg:pt-16">
      <EmptyState
        title={<h1>{title}</h1>}
        pattern="kikko"
        action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
      >
        {text}
      </EmptyState>
      {children}
    </div>
  )
}
