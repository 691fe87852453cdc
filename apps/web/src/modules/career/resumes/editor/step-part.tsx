import { type ReactNode, useId } from "react"

interface StepPartProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

export function StepPart({ title, text, children }: StepPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t pt-4 first:border-t-0 first:pt-0">
      <div>
        <h3 id={id} className="voice-serif text-lg">
          {title}
        </h3>
        {text ? <p className="mt-1 max-w-measure text-ink-soft">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}
