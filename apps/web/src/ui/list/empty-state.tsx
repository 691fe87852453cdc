import type { ReactNode } from "react"
import { Cover } from "../picture/cover.tsx"
import type { Tone } from "../picture/tone.ts"
import type { Wagara } from "../picture/wagara.ts"

type EmptyStateProps = {
  title: ReactNode
  /** What will be here, in one or two sentences. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  pattern?: Wagara
  tone?: Tone
}

export function EmptyState({
  title,
  children,
  action,
  pattern = "seigaiha",
  tone = "sumi",
}: EmptyStateProps) {
  return (
    <div className="grid gap-6 border-y py-8 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-8">
      <Cover pattern={pattern} tone={tone} seed="empty" shape="square" className="max-w-28" />
      <div className="max-w-measure">
        <div className="voice-serif text-heading">{title}</div>
        {children ? <div className="mt-2 text-ink-soft">{children}</div> : null}
        {action ? <div className="mt-5">{action}</div> : null}
      </div>
    </div>
  )
}
