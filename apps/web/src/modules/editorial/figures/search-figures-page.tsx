import { useSuspenseQuery } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useTranslations } from "use-intl"
import { saveTable } from "#web/lib/documents/save-table.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { FiguresFrame } from "./frame.tsx"
import { type FigureSearch, searchFiguresQuery } from "./queries.ts"
import { useNumbers } from "./use-numbers.ts"

export function SearchFiguresPage({ search }: { search: FigureSearch }) {
  const t = useTranslations("figures")
  const href = useHref()
  const { numberText } = useNumbers()
  const { items } = useSuspenseQuery(searchFiguresQuery(search)).data
  const headings = [t("searches.words"), t("searches.times"), t("searches.nothing")]
  const save = () =>
    saveTable(
      [headings, ...items.map(({ words, times, withoutResult }) => [words, times, withoutResult])],
      "figures-searches",
    )
  return (
    <FiguresFrame
      title={t("searches.title")}
      lead={t("searches.lead")}
      path="/editors/figures/searches"
      search={search}
    >
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("searches.noneText")}
          </EmptyState>
        </div>
      ) : (
        <>
          <Button
            variant="secondary"
            icon={<Download aria-hidden className="size-4.5" />}
            onClick={save}
            className="mt-5"
          >
            {t("save")}
          </Button>
          <table className="mt-4 w-full max-w-3xl text-sm tabular-nums">
            <caption className="sr-only">{t("searches.title")}</caption>
            <thead>
              <tr className="border-b text-ink-soft">
                {headings.map((heading, column) => (
                  <th
                    key={heading}
                    scope="col"
                    className={
                      column === 0 ? "py-2 text-start font-normal" : "py-2 ps-3 text-end font-normal"
                    }
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y">
              {items.map(({ words, times, withoutResult }) => (
                <tr key={words}>
                  <th scope="row" className="wrap-anywhere py-1 text-start font-normal">
                    <TextLink kind="stand-alone" href={href(`/search?q=${encodeURIComponent(words)}`)}>
                      {words}
                    </TextLink>
                  </th>
                  <td className="py-1 ps-3 text-end">{numberText(times)}</td>
                  <td className="py-1 ps-3 text-end">{numberText(withoutResult)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FiguresFrame>
  )
}
