import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { Panes, rowClass } from "#web/kits/desk/panes.tsx"
import { useIsWide } from "#web/kits/desk/use-is-wide.ts"
import { useListKeys } from "#web/kits/desk/use-list-keys.ts"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { DecisionForm } from "./decision-form.tsx"
import { type Queue, queuesQuery, reviewQuery, waitingQuery } from "./queries.ts"
import { ReviewSheet } from "./review-sheet.tsx"
import { useOpenReview } from "./use-open-review.ts"
import { useReviewName } from "./use-review-name.ts"
import { WaitingRow } from "./waiting-row.tsx"

interface InboxPageProps {
  /** Undefined: everything that waits. */
  readonly queue: Queue | undefined
  /** From the address. On a desk the oldest is open by default; on a phone the list is. */
  readonly chosen: string | undefined
}

/** What waits, the oldest first, and beside it the one that is open. */
export function InboxPage({ queue, chosen }: InboxPageProps) {
  const t = useTranslations("editors")
  const list = useSuspenseInfiniteQuery(waitingQuery(queue?.queue))
  const items = list.data.pages.flatMap((page) => page.items)
  const isWide = useIsWide()
  const open = chosen ?? (isWide ? items[0]?.id : undefined)
  const choose = useChoose(queue)
  const thing = useRef<HTMLElement>(null)
  /** The one that was decided: then the focus goes to the next. */
  const decided = useRef<string>(undefined)
  const row = useListKeys({
    ids: items.map(({ id }) => id),
    open,
    thing,
    choose: (id) => void choose(id, { replace: true }),
    onEnd: () => void (list.hasNextPage && list.fetchNextPage()),
  })
  const isEmpty = items.length === 0 && chosen === undefined
  return (
    <>
      <Heading queue={queue} />
      {isEmpty ? (
        <div className="mt-6">
          <EmptyState title={t("nothingTitle")} pattern="seigaiha">
            {t("nothing")}
          </EmptyState>
        </div>
      ) : (
        <Panes
          isChosen={chosen !== undefined}
          onBack={() => void choose(undefined)}
          list={
            <nav aria-label={t("waitingList")} className="grid gap-3">
              <ul className="divide-y border-y">
                {items.map((item) => (
                  <li key={item.id} ref={item.id === open ? row : undefined}>
                    <button
                      type="button"
                      data-review={item.id}
                      aria-current={item.id === open ? "true" : undefined}
                      onClick={() => (item.id === open ? thing.current?.focus() : void choose(item.id))}
                      className={rowClass(item.id === open)}
                    >
                      <WaitingRow item={item} kind={item.title === queue?.title ? undefined : item.title} />
                    </button>
                  </li>
                ))}
              </ul>
              <ShowMore
                isQuiet
                list={list}
                label={t("more")}
                busyLabel={t("loading")}
                onPress={() => void list.fetchNextPage()}
              />
            </nav>
          }
        >
          {open === undefined ? undefined : (
            <OpenReview
              key={open}
              id={open}
              onShown={(article) => {
                thing.current = article
                if (!article || decided.current === undefined || decided.current === open) return
                decided.current = undefined
                article.focus()
              }}
              onDecided={() => {
                decided.current = open
                const next = items[items.findIndex(({ id }) => id === open) + 1]
                return choose(next?.id, { replace: true })
              }}
            />
          )}
        </Panes>
      )}
    </>
  )
}

function Heading({ queue }: Pick<InboxPageProps, "queue">) {
  const t = useTranslations("editors")
  const { items } = useSuspenseQuery(queuesQuery).data
  const shown = queue ? items.filter((each) => each.queue === queue.queue) : items
  return (
    <>
      <h1 className="voice-serif text-heading">{queue?.title ?? t("title")}</h1>
      <p className="mt-1 text-ink-soft text-sm">
        {t("lead", { count: shown.reduce((sum, { waiting }) => sum + waiting, 0) })}
      </p>
    </>
  )
}

/** What is open is in the address, so it survives a reload and can be sent to a colleague. */
function useChoose(queue: Queue | undefined) {
  const navigate = useNavigate()
  return (review: string | undefined, { replace = false } = {}) =>
    queue
      ? navigate({ to: "/editors/$queue", params: { queue: queue.queue }, search: { review }, replace })
      : navigate({ to: "/editors", search: { review }, replace })
}

interface OpenReviewProps {
  readonly id: string
  readonly onShown: (article: HTMLElement | null) => void
  readonly onDecided: () => Promise<void>
}

function OpenReview({ id, onShown, onDecided }: OpenReviewProps) {
  const t = useTranslations("editors")
  const nameOf = useReviewName()
  const { data: review, isError } = useQuery(reviewQuery(id))
  useOpenReview(id, review?.state === "waiting")
  if (isError) return <p role="alert">{t("gone")}</p>
  if (!review) return <Skeleton label={t("loading")} shape="text" lines={8} />
  return (
    <article
      ref={onShown}
      data-review={id}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-6"
      aria-label={nameOf(review)}
    >
      <ReviewSheet review={review} />
      {review.state === "waiting" ? <DecisionForm review={review} onDecided={onDecided} /> : null}
    </article>
  )
}
