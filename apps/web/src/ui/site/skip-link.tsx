import type { ReactNode } from "react"

export function SkipLink({ href = "#main", children }: { href?: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="skip-link fixed start-4 top-0 z-50 inline-flex min-h-11 -translate-y-full items-center bg-ink px-5 text-paper focus:translate-y-4"
    >
      {children}
    </a>
  )
}
