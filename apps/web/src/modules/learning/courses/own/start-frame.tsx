import type { ReactNode } from "react"

interface StartFrameProps {
  readonly title: string
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/** Fixed height, so that the content below does not move. */
export function StartFrame({ title, picture, children }: StartFrameProps) {
  return (
    <section
      aria-labelledby="start"
      className="grid min-h-54 grid-cols-1 gap-6 border-shu border-s-3 bg-washi p-5 md:min-h-48 md:grid-cols-[minmax(0,1fr)_15rem] md:p-6"
    >
      <div className="grid grid-cols-1 content-start gap-3">
        <h2 id="start" className="voice-serif text-heading">
          {title}
        </h2>
        {children}
      </div>
      {picture ? <div className="max-md:hidden">{picture}</div> : null}
    </section>
  )
}
