import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { useGrowingList } from "#web/lib/use-growing-list.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/empty-state.tsx"
import { ListFoot } from "#web/ui/list-foot.tsx"
import { More } from "#web/ui/more.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { type TipSearch, tipsHref, withoutCursor } from "../address.ts"
import { TipCard } from "../tip-card.tsx"
import { tipsQuery } from "./queries.ts"

export function TipList({ search }: { search: TipSearch }) {
  const t = useTranslations("tips")
  const href = useHref()
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useSuspenseInfiniteQuery(tipsQuery(search))
  const { items, showMore, listRef, arrived, nextCursor } = useGrowingList(data.pages, fetchNextPage)
  if (items.length === 0) return <NoTips search={search} />
  const reading = search.topic ? { topic: search.topic } : {}
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-6">
      {search.cursor ? (
        <TextLink kind="stand-alone" href={href(tipsHref(withoutCursor(search)))}>
          ← {t("fromStart")}
        </TextLink>
      ) : null}
      <ul ref={listRef} className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        {items.map((tip) => (
          <li key={tip.id}>
            <TipCard tip={tip} reading={reading} />
          </li>
        ))}
      </ul>
      <ListFoot
        arrived={arrived ? t("loaded", { count: arrived }) : undefined}
        failure={isFetchNextPageError ? t("failed") : undefined}
      >
        {hasNextPage && nextCursor ? (
          <More
            href={href(tipsHref({ ...search, cursor: nextCursor }))}
            label={t("more")}
            busy={isFetchingNextPage}
            busyLabel={t("loading")}
            onMore={showMore}
          />
        ) : null}
      </ListFoot>
    </section>
  )
}

function NoTips({ search }: { search: TipSearch }) {
  const t = useTranslations("tips")
  const href = useHref()
  const isNarrowed = Object.keys(search).length > 0
  return (
    <EmptyState
      title={t("emptyTitle")}
      pattern="yagasuri"
      action={
        <ButtonLink href={href(isNarrowed ? tipsHref() : "/")} variant="secondary">
          {t(isNarrowed ? "all" : "goHome")}
        </ButtonLink>
      }
    >
      {t(isNarrowed ? "emptyTopic" : "emptyText")}
    </EmptyState>
  )
}
