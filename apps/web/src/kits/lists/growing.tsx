import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { More } from "#web/ui/list/more.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { type ListSearch, withoutCursor } from "./public-list.ts"
import type { MoreOfList } from "./use-growing-list.ts"

type GrowingProps<Search extends ListSearch> = {
  more: MoreOfList
  /** If the list's state is its URL: what this page shows, and the URL of another page for readers without JavaScript. */
  page?: { search: Search; hrefOf: (search: Omit<Search, "cursor"> & ListSearch) => string }
  /** The list itself. */
  children: ReactNode
}

/** Around a growing list: the link to its start, the button for more, and its status. */
export function Growing<Search extends ListSearch>({ more, page, children }: GrowingProps<Search>) {
  const t = useTranslations("growing")
  return (
    <>
      {page?.search.cursor ? (
        <TextLink kind="stand-alone" href={page.hrefOf(withoutCursor(page.search))}>
          ← {t("fromStart")}
        </TextLink>
      ) : null}
      {children}
      <p role="status" className="sr-only">
        {more.arrived ? t("loaded", { count: more.arrived }) : null}
      </p>
      {more.hasFailed ? (
        <Notice kind="error" live>
          {t("failed")}
        </Notice>
      ) : null}
      {!page ? (
        <ShowMore list={more} label={t("more")} busyLabel={t("loading")} onPress={more.show} />
      ) : more.hasNextPage && more.cursor ? (
        <More
          href={page.hrefOf({ ...page.search, cursor: more.cursor })}
          label={t("more")}
          busy={more.isFetchingNextPage}
          busyLabel={t("loading")}
          onMore={more.show}
        />
      ) : null}
    </>
  )
}
