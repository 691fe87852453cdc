import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref, usePath } from "#web/lib/use-app.ts"
import { SectionNav } from "#web/ui/section-nav.tsx"
import { isIn, places } from "./places.ts"

/** Around every page of the account: a rail on a desk, a row of tabs on a phone. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("account")
  const href = useHref()
  const path = usePath()
  return (
    <div className="section-frame">
      <SectionNav
        label={t("navigation")}
        items={places.map((place) => ({
          href: href(place.to),
          label: t(place.label),
          current: isIn(path, place),
        }))}
      />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
