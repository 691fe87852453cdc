import type { ReactNode } from "react"

/** A date for people and machines. The caller formats the text: calendar and zone depend on the page. */
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
