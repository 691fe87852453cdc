import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { withoutCursor } from "#web/kits/lists/public-list.ts"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useBlocked } from "#web/lib/query/use-blocked.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { resultsQuery, type SearchAnswer, type SearchRequest } from "./queries.ts"
import { ResultRow } from "./result-row.tsx"
import type { Search } from "./search-address.ts"

type SearchResultsProps = {
  search: SearchRequest
  /** The URL of another search on the same page. */
  hrefOf: (search: Search) => string
  /** The link shown if nothing was found. */
  emptyAction?: ReactNode
}

/** The count, then the results as dense rows: on the search page and in every searchable list. */
export function SearchResults({ search, hrefOf, emptyAction }: SearchResultsProps) {
  const t = useTranslations("search")
  const list = useSuspenseInfiniteQuery(resultsQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  const blocked = useBlocked(items.filter(({ noun }) => noun === "mentor"))
  const [first] = list.data.pages
  if (!first) return null
  return (
    <section
      aria-label={t("results")}
      // What readers search for is counted (lib/counting).
      data-searched={first.insteadOf ?? search.q}
      data-found={items.length > 0}
      className="grid grid-cols-1 gap-4"
    >
      <Correction answer={first} search={withoutCursor(search)} hrefOf={hrefOf} />
      {items.length === 0 ? (
        <EmptyState title={t("emptyTitle", { q: search.q })} action={emptyAction}>
          {t(first.hasMoreThanTotal ? "emptyPartly" : "emptyHelp")}
        </EmptyState>
      ) : (
        <>
          <p className="border-b pb-2 font-semibold" role="status">
            {t(first.hasMoreThanTotal ? "countMore" : "count", { count: first.total })}
          </p>
          <Growing more={more} page={{ search, hrefOf }}>
            <ol ref={listRef} className="-mt-4 divide-y">
              {items.flatMap((result) =>
                blocked.has(result.id) ? (
                  []
                ) : (
                  <li key={`${result.noun} ${result.id}`}>
                    <ResultRow result={result} />
                  </li>
                ),
              )}
            </ol>
          </Growing>
        </>
      )}
    </section>
  )
}

type CorrectionProps = { answer: SearchAnswer; search: SearchRequest; hrefOf: SearchResultsProps["hrefOf"] }

function Correction({ answer: { correctedTo, insteadOf }, search, hrefOf }: CorrectionProps) {
  const t = useTranslations("search")
  if (correctedTo === null || insteadOf === null) return null
  return (
    <p className="max-w-measure">
      {t.rich("corrected", { words: correctedTo, b: (words) => <b>{words}</b> })}{" "}
      <TextLink href={hrefOf({ ...search, exact: true })}>{t("insteadFor", { words: insteadOf })}</TextLink>
    </p>
  )
}
