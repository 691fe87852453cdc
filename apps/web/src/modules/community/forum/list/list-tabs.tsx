import { useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useHref, useIsMember, useUser } from "#web/lib/page/use-app.ts"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { type AskSearch, askHref, ownLists, publicLists, withFilter } from "../address.ts"

/** Each list has its own URL. Members have lists of their own. */
export function ListTabs({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const href = useHref()
  const isMember = useIsMember()
  const role = useUser()?.role
  const isSenpai = useIsHydrated() && role === "senpai"
  const current = search.list ?? "newest"
  const row = useCurrentInView<HTMLUListElement>(current)
  const own = ownLists.filter((list) => list !== "for-me" || isSenpai || current === "for-me")
  const hrefOf = (list: (typeof publicLists)[number]) =>
    askHref(withFilter(search, "list", list === "newest" ? undefined : list))
  const tabs = [
    ...publicLists.map((list) => ({ list, address: hrefOf(list) })),
    ...(isMember ? own.map((list) => ({ list, address: askHref({ list }) })) : []),
  ]
  return (
    <nav aria-label={t("lists")} className="-mx-(--spacing-gutter) border-b lg:mx-0">
      <ul
        ref={row}
        className="no-scrollbar -mb-px flex gap-x-6 overflow-x-auto px-(--spacing-gutter) lg:px-0"
      >
        {tabs.map(({ list, address }) => (
          <li key={list} className="flex-none">
            <a
              href={href(address)}
              aria-current={list === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-shu aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`list.${list}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
