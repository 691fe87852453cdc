import type { ReactNode } from "react"

interface SenpaiWordsProps {
  readonly label: string
  readonly name: string
  readonly children: ReactNode
}

/** An example by a senpai, told apart from the reader's own text. */
export function SenpaiWords({ label, name, children }: SenpaiWordsProps) {
  return (
    <figure className="grid content-start gap-2 self-start border-ai border-s-3 bg-ai-tint p-4 sm:p-5">
      <figcaption className="text-ai text-sm">
        <span className="font-semibold">{label}</span> · {name}
      </figcaption>
      <blockquote className="voice-text grid gap-2">{children}</blockquote>
    </figure>
  )
}
