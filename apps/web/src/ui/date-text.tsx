import type { ReactNode } from "react"

/** A date for people and machines. The words are the caller's: which calendar and zone is a matter of the page. */
export function DateText({
  dateTime,
  title,
  children,
}: {
  dateTime: string
  title?: string
  children: ReactNode
}) {
  return (
    <time dateTime={dateTime} title={title} className="whitespace-nowrap tabular-nums">
      {children}
    </time>
  )
}
