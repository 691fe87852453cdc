import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { queuesQuery, waitingQuery } from "../review/queries.ts"
import { WaitingRow } from "../review/waiting-row.tsx"

export function EditorHomePage() {
  const t = useTranslations("editors")
  const href = useHref()
  const { data: queues } = useSuspenseQuery(queuesQuery)
  const { data: waiting } = useSuspenseInfiniteQuery(waitingQuery())
  const items = waiting.pages.flatMap((page) => page.items)
  const total = queues.items.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 text-ink-soft text-sm">{t("lead", { count: total })}</p>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("nothingTitle")} pattern="seigaiha">
            {t("nothing")}
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-5 max-w-3xl divide-y border-y">
          {items.map((item) => (
            <li key={item.id}>
              <a href={href(`/editors/${item.queue}?review=${item.id}`)} className="block hover:bg-washi">
                <WaitingRow item={item} kind={item.title} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
