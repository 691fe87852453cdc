import type { Language } from "@shirube/vocabulary/language"
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx"

interface WhereProps {
  readonly label: string
  /** From the first to the parent of this page. */
  readonly above: readonly Crumb[]
  /** In its own language; long titles are cut, and on a phone the heading below is enough. */
  readonly page: { readonly href: string; readonly title: string; readonly language: Language }
}

/** Breadcrumbs above an article or post. */
export function PageBreadcrumbs({ label, above, page }: WhereProps) {
  return (
    <div className="no-print py-2 max-sm:[&_li:last-child]:hidden lg:py-4">
      <Breadcrumbs label={label} crumbs={[...above, { href: page.href, label: <Title {...page} /> }]} />
    </div>
  )
}

/** Also for a page in between, which fits on a phone's line beside the one above it. */
export const Title = ({ title, language }: Omit<WhereProps["page"], "href">) => (
  <span lang={language} className="block max-w-52 truncate sm:max-w-60 lg:max-w-md">
    {title}
  </span>
)
