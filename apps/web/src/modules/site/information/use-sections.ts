import { LEAVING_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { OF_AGE } from "@shirube/vocabulary/people/profile/choices"
import type { TextSection } from "#web/kits/text-page/text-page.tsx"
import type { Address } from "#web/lib/page/address.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"

/** The sections of a page in their order, each with the links below it: label and address. */
export type Outline<Name extends string, Label extends string> = Readonly<
  Record<Name, readonly (readonly [Label, Address])[]>
>

interface Texts<Name extends string, Label extends string> {
  readonly titleOf: (name: Name) => string
  readonly textOf: (name: Name, facts: Facts) => string
  readonly labelOf: (label: Label) => string
}

/** What the texts may name. */
type Facts = { readonly helpEmail: string; readonly ofAge: number; readonly leavingDays: number }

export function useSections<Name extends string, Label extends string>(
  outline: Outline<Name, Label>,
  { titleOf, textOf, labelOf }: Texts<Name, Label>,
): { readonly sections: TextSection[]; readonly helpEmail: string } {
  const href = useHref()
  const { helpEmail } = useApp().settings
  const facts = { helpEmail, ofAge: OF_AGE, leavingDays: LEAVING_DAYS }
  const sections = (Object.keys(outline) as Name[]).map((name) => ({
    id: name,
    title: titleOf(name),
    text: textOf(name, facts),
    links: outline[name].map(([label, to]) => ({ href: href(to), label: labelOf(label) })),
  }))
  return { sections, helpEmail }
}
