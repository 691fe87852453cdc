import type { ReactNode } from "react"

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="section-rule editorial">
      <h2 id={id} className="col-margin voice-serif text-heading">
        {title}
      </h2>
      <div className="col-main grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </section>
  )
}

/** The same content in both languages, side by side on wide screens. */
export function Pair({ en, ja }: { en: ReactNode; ja: ReactNode }) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <div lang="en" className="min-w-0">
        {en}
      </div>
      <div lang="ja" className="min-w-0">
        {ja}
      </div>
    </div>
  )
}
