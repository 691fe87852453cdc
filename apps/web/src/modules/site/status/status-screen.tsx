import type { ReactNode } from "react"
import { Cover } from "#web/ui/picture/cover.tsx"

interface StatusScreenProps {
  /** The HTTP status. */
  readonly code: string
  readonly title: string
  readonly text: string
  readonly actions: ReactNode
}

export function StatusScreen({ code, title, text, actions }: StatusScreenProps) {
  return (
    <div className="page editorial items-start py-16 md:py-24">
      <div className="col-margin flex items-start gap-6 lg:block">
        <Cover pattern="uroko" tone="sumi" seed={code} shape="square" className="max-w-28 lg:max-w-40" />
        <p className="font-serif text-[clamp(3rem,8vw,5rem)] text-shu-ink leading-none lg:mt-6">{code}</p>
      </div>
      <div className="col-text">
        <h1 className="voice-serif text-title">{title}</h1>
        <p className="mt-5 max-w-measure text-ink-soft text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-4">{actions}</div>
      </div>
    </div>
  )
}
