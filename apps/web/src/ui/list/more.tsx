import type { MouseEvent } from "react"
import { buttonClass } from "../control/button.tsx"

type MoreProps = {
  /** The next page's URL: works without JavaScript. */
  href: string
  label: string
  busy?: boolean
  busyLabel?: string
  /** With JavaScript: load the next page below this one. */
  onMore?: () => void
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export function More({ href, label, busy = false, busyLabel, onMore }: MoreProps) {
  const load = (event: MouseEvent) => {
    if (!onMore || !isPlainClick(event)) return
    event.preventDefault()
    if (!busy) onMore()
  }
  return (
    <div className="flex items-center gap-6">
      <span aria-hidden className="h-px flex-1 bg-rule" />
      <a
        href={href}
        rel="next"
        onClick={load}
        aria-busy={busy || undefined}
        className={buttonClass("secondary")}
      >
        {busy ? (busyLabel ?? label) : label}
      </a>
      <span aria-hidden className="h-px flex-1 bg-rule" />
    </div>
  )
}
