import type { ReactNode } from "react"
import { Cover } from "./cover.tsx"

type DoorPageProps = {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** The pages at the door: one narrow column of words or a form, and a pattern beside it where there is room. */
export function DoorPage({ title, lead, children }: DoorPageProps) {
  return (
    <div className="page editorial py-10 md:py-20">
      <div className="col-margin hidden lg:block">
        <Cover pattern="asanoha" tone="ai" seed="door" shape="tall" />
      </div>
      <div className="w-full max-w-md lg:col-[5/span_5]!">
        <h1 className="voice-serif text-title">{title}</h1>
        {lead ? <div className="mt-4 text-ink-soft">{lead}</div> : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  )
}
