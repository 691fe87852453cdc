import type { ReactNode } from "react"
import { Cover } from "#web/ui/cover.tsx"

export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page editorial py-10 md:py-20">
      <div className="col-margin hidden lg:block">
        <Cover pattern="asanoha" tone="ai" seed="door" shape="tall" />
      </div>
      <div className="w-full max-w-md lg:col-[5/span_5]!">
        <h1 className="voice-serif text-title">{title}</h1>
        {lead ? <p className="mt-4 text-ink-soft">{lead}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}
