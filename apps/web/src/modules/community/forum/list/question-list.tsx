import { useQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { tool } from "#web/ui/control/tool.ts"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { type AskSearch, askHref } from "../address.ts"
import type { QuestionSummary } from "../queries.ts"
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

/** Covers a question by a blocked author with one line; the list itself is the same for everyone. */
function RowShade({ question: { id, author } }: { question: QuestionSummary }) {
  const t = useTranslations("forum")
  const [isOpen, setOpen] = useState(false)
  const isMember = useIsMember()
  const isAlive = useIsHydrated()
  const isAsked = isMember && isAlive && author.kind === "member"
  const { data } = useQuery({ ...personalQuery(`question:${id}`), enabled: isAsked })
  if (!data?.block.isBlocked || isOpen) return null
  return (
    <p className="shade flex flex-wrap items-center gap-x-4 py-3 text-ink-soft text-sm">
      {t("blockedHidden")}
      <button type="button" className={tool} onClick={() => setOpen(true)}>
        {t("blockedShow")}
      </button>
    </p>
  )
}
