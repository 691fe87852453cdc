import type { ComponentProps } from "react"
import { NotThere } from "#web/ui/list/not-there.tsx"
import { NearestLater, SiteSearch } from "./ways-on.tsx"

/** The page of public content that is missing or deleted, or whose address is misspelt. */
export function ContentNotFound(props: ComponentProps<typeof NotThere>) {
  return (
    <NotThere {...props}>
      <SiteSearch />
      <NearestLater />
    </NotThere>
  )
}
