import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { type AskSearch, askHref } from "../address.ts"
import { RowShade } from "../blocking/row-shade.tsx"
import { questionsQuery } from "./queries.ts"
import { QuestionRow } from "./question-row.tsx"

/** The public list; without JavaScript a link leads to the next page. */
export function QuestionList({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(questionsQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  if (items.length === 0)
    return <NoQuestions search={search} isPartly={list.data.pages[0]?.hasMoreThanFound ?? false} />
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-4">
      <Growing more={more} page={{ search, hrefOf: (other) => href(askHref(other)) }}>
        <ul ref={listRef} className="divide-y border-b">
          {items.map((question) => (
            <li key={question.id} className="shadeable">
              <RowShade question={question} />
              <QuestionRow question={question} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

/** `isPartly`: the search covered only part of the questions, so there may be more. */
function NoQuestions({ search, isPartly }: { search: AskSearch; isPartly: boolean }) {
  const t = useTranslations("forum")
  const href = useHref()
  const { topic, language, q, list } = search
  const isNarrowed = topic !== undefined || language !== undefined || q !== undefined
  const kind = isPartly ? "partly" : isNarrowed ? "filtered" : list === "unanswered" ? "unanswered" : "none"
  const words = {
    partly: { title: t("empty.filteredTitle"), text: t("empty.partlyText") },
    filtered: { title: t("empty.filteredTitle"), text: t("empty.filteredText") },
    unanswered: { title: t("empty.unansweredTitle"), text: t("empty.unansweredText") },
    none: { title: t("empty.title"), text: t("empty.text") },
  }[kind]
  return (
    <EmptyState
      title={words.title}
      pattern="shippo"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href(askHref({ ask: true }))}>{t("ask")}</ButtonLink>
          {kind === "none" ? null : (
            <ButtonLink href={href(askHref())} variant="secondary">
              {t("clear")}
            </ButtonLink>
          )}
        </div>
      }
    >
      {words.text}
    </EmptyState>
  )
}
