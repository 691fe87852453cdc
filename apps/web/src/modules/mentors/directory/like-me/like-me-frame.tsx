import type { ReactNode } from "react"

interface LikeMeFrameProps {
  /** Missing while it is not known who reads the page. */
  readonly title?: string
  readonly text?: string
  readonly children: ReactNode
}

/** Of the same height for every member, so that the list below does not move. */
export function LikeMeFrame({ title, text, children }: LikeMeFrameProps) {
  return (
    <section
      aria-labelledby={title ? "like-me" : undefined}
      className="grid min-h-104 grid-cols-1 content-start gap-4 border-shu border-s-3 bg-washi py-5 ps-5 md:min-h-100 md:py-6 md:ps-6"
    >
      {title ? (
        <div className="pe-5">
          <h2 id="like-me" className="voice-serif text-heading">
            {title}
          </h2>
          <p className="text-ink-soft text-sm">{text}</p>
        </div>
      ) : null}
      {children}
    </section>
  )
}
