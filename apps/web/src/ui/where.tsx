import type { Language } from "@shirube/contract/language"
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx"

interface WhereProps {
  readonly label: string
  /** From the first to the one above this page. */
  readonly above: readonly Crumb[]
  /** In the language that it is written in; long ones are cut, and on a phone the heading below is enough. */
  readonly page: { readonly href: string; readonly title: string; readonly language: Language }
}

/** Where a page stands, above what somebody has written. */
export function Where({ label, above, page }: WhereProps) {
  return (
    <div className="no-print py-2 max-sm:[&_li:last-child]:hidden lg:py-4">
      <Breadcrumbs label={label} crumbs={[...above, { href: page.href, label: <Title {...page} /> }]} />
    </div>
  )
}

/** Also of a page on the way there. */
export const Title = ({ title, language }: Omit<WhereProps["page"], "href">) => (
  <span lang={language} className="block max-w-60 truncate lg:max-w-md">
    {title}
  </span>
)
