import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { type TipSearch, tipsHref } from "../address.ts"
import { TipCard } from "../tip-card.tsx"
import { tipsQuery } from "./queries.ts"

export function TipList({ search }: { search: TipSearch }) {
  const t = useTranslations("tips")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(tipsQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  if (items.length === 0) return <NoTips search={search} />
  const reading = search.topic ? { topic: search.topic } : {}
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-6">
      <Growing more={more} page={{ search, hrefOf: (other) => href(tipsHref(other)) }}>
        <ul ref={listRef} className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
          {items.map((tip) => (
            <li key={tip.id}>
              <TipCard tip={tip} reading={reading} />
            </li>
          ))}
        </ul>
      </Growing>
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
