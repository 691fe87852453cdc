import { ButtonLink } from "../control/button.tsx"
import { EmptyState } from "./empty-state.tsx"

interface NotThereProps {
  readonly title: string
  readonly text: string
  readonly back: { readonly href: string; readonly label: string }
}

/** The page of missing or deleted content. */
export function NotThere({ title, text, back }: NotThereProps) {
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={title}
        pattern="kikko"
        action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </div>
  )
}
