import type { ReactNode } from "react"

/** A word with its reading. Whether readings show is the page's choice: `data-furigana` on <html>. */
export function Ruby({ reading, children }: { reading: string; children: ReactNode }) {
  return (
    <ruby>
      {children}
      <rp>（</rp>
      <rt>{reading}</rt>
      <rp>）</rp>
    </ruby>
  )
}
