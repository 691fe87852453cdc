import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { type SavedView, savedHref } from "../address.ts"

interface SavedTabsProps {
  readonly view: SavedView
  readonly lists: ApiResponse<"GET /v1/collections">["lists"]
}

/** Each list has its own URL; a collection spans all lists. */
export function SavedTabs({ view, lists }: SavedTabsProps) {
  const t = useTranslations("saved")
  const href = useHref()
  const row = useCurrentInView<HTMLUListElement>(view.list)
  return (
    <nav aria-label={t("lists")} className="-mx-(--spacing-gutter) border-b lg:mx-0">
      <ul
        ref={row}
        className="no-scrollbar -mb-px flex gap-x-6 overflow-x-auto px-(--spacing-gutter) lg:px-0"
      >
        {lists.map(({ list, count }) => (
          <li key={list} className="flex-none">
            <a
              href={href(savedHref({ list, ...(view.order ? { order: view.order } : {}) }))}
              aria-current={list === view.list ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-shu aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`tab.${list}`)}
              <span className="font-normal text-ink-faint text-sm tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
