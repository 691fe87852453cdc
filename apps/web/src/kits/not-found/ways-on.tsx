// Ways on from an address that leads nowhere.
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { SearchInput } from "#web/ui/control/search-input.tsx"

/** A plain form, which works without scripts. */
export function SiteSearch() {
  const t = useTranslations("status")
  const href = useHref()
  return (
    <search className="mt-8 max-w-xl">
      <form action={href("/search")} method="get">
        <label htmlFor="status-search" className="mb-1 block font-semibold">
          {t("searchLabel")}
        </label>
        <SearchInput
          id="status-search"
          name="q"
          value={undefined}
          maxLength={200}
          submitLabel={t("search")}
        />
      </form>
    </search>
  )
}

const loadNearest = async () => (await import("./nearest.tsx")).Nearest

/** After hydration: the document is the same for every address that leads nowhere. */
export function NearestLater() {
  const Nearest = useLoaded(loadNearest, useApp())
  return Nearest ? <Nearest /> : null
}
