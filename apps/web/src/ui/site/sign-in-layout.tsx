import { type ReactNode, useEffect, useRef } from "react"
import { titleOf } from "#web/lib/page/head.ts"
import { Cover } from "../picture/cover.tsx"

type DoorPageProps = {
  title: string
  lead?: ReactNode
  children?: ReactNode
  /** A step that replaces another at the same URL: announced like a page, by focus and tab title. */
  isStep?: boolean
}

/** The layout of sign-in and sign-up pages: one narrow column, and a pattern beside it on wide screens. */
export function SignInLayout({ title, lead, children, isStep = false }: DoorPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isStep) return
    // A field with autofocus keeps it, but the page still scrolls to the top.
    const hasFocus = heading.current?.parentElement?.contains(document.activeElement)
    if (!hasFocus) heading.current?.focus()
    window.scrollTo({ top: 0, behavior: "instant" })
  }, [isStep])
  useTabTitle(isStep ? titleOf(title) : undefined)
  return (
    <div className="page editorial py-10 md:py-20">
      <div className="col-margin hidden lg:block">
        <Cover pattern="asanoha" tone="ai" seed="door" shape="tall" />
      </div>
      <div className="w-full max-w-md lg:col-[5/span_5]!">
        <h1
          ref={heading}
          tabIndex={isStep ? -1 : undefined}
          className="voice-serif text-title focus-visible:outline-none"
        >
          {title}
        </h1>
        {lead ? <div className="mt-4 text-ink-soft">{lead}</div> : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  )
}

/** Restores the title on unmount, unless the next page has set its own. */
function useTabTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
