import type { ReactNode } from "react"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { blocksOf } from "./blocks.ts"

/** Turns the contact address into a link. */
export function LegalText({ text, email }: { text: string; email: string }) {
  const linked = (line: string): ReactNode => {
    const [before = "", after] = line.split(email, 2)
    if (email === "" || after === undefined) return line
    return (
      <>
        {before}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        {after}
      </>
    )
  }
  return blocksOf(text).map((block) =>
    typeof block === "string" ? (
      <p key={block}>{linked(block)}</p>
    ) : (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{linked(point)}</li>
        ))}
      </ul>
    ),
  )
}
