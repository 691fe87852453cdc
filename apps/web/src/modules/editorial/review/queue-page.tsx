import { useQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { DecisionForm } from "./decision-form.tsx"
import { type Queue, reviewQuery, waitingQuery } from "./queries.ts"
import { ReviewSheet } from "./review-sheet.tsx"
import { useKeys } from "./use-keys.ts"
import { WaitingRow } from "./waiting-row.tsx"

interface QueuePageProps {
  readonly queue: Queue
  /** The chosen review; defaults to the oldest. */
  readonly chosen: string | undefined
}

/** The list on the left and the chosen review beside it; below it on a phone. */
export function QueuePage({ queue, chosen }: QueuePageProps) {
  const t = useTranslations("editors")
  const navigate = useNavigate()
  const list = useSuspenseInfiniteQuery(waitingQuery(queue.queue))
  const items = list.data.pages.flatMap((page) => page.items)
  const id = chosen ?? items[0]?.id
  const place = items.findIndex((item) => item.id === id)
  const choose = (review: string | undefined) =>
    navigate({ to: "/editors/$queue", params: { queue: queue.queue }, search: { review }, replace: true })
  const move = (by: 1 | -1) => {
    const next = items[place + by]
    if (next) void choose(next.id)
  }
  useKeys({ j: () => move(1), k: () => move(-1) })

  return (
    <>
      <h1 className="voice-serif text-heading">{queue.title}</h1>
      <p className="mt-1 text-ink-soft text-sm">
        {t("keys")} <Key>j</Key> {t("keyNext")} <Key>k</Key> {t("keyBefore")} <Key>a</Key> {t("keyApprove")}{" "}
        <Key>r</Key> {t("keyReturn")}
      </p>
      {id === undefined ? (
        <div className="mt-6">
          <EmptyState title={t("nothingTitle")} pattern="seigaiha">
            {t("nothing")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-5 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <nav aria-label={t("waitingList")}>
            <ul className="divide-y border-y">
              {items.map((item) => (
                <li key={item.id}>
                  <button
                    type="button"
                    aria-current={item.id === id ? "true" : undefined}
                    onClick={() => void choose(item.id)}
                    className={classNames(
                      "block w-full border-s-3 text-start",
                      item.id === id ? "border-shu bg-washi" : "border-transparent hover:bg-washi",
                    )}
                  >
                    <WaitingRow item={item} kind={item.title === queue.title ? undefined : item.title} />
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
          <ReviewPanel key={id} id={id} onDecided={() => choose(items[place + 1]?.id)} />
        </div>
      )}
    </>
  )
}

function Key({ children }: { children: string }) {
  return <kbd className="border px-1.5 font-mono text-ink text-xs">{children}</kbd>
}

function ReviewPanel({ id, onDecided }: { id: string; onDecided: () => Promise<void> }) {
  const t = useTranslations("editors")
  const { data: review, isError } = useQuery(reviewQuery(id))
  if (isError) return <p role="alert">{t("gone")}</p>
  if (!review) return <Skeleton label={t("loading")} shape="text" lines={8} />
  return (
    <article className="grid min-w-0 content-start gap-6" aria-label={review.applicant?.name ?? t("left")}>
      <ReviewSheet review={review} />
      {review.state === "waiting" ? <DecisionForm review={review} onDecided={onDecided} /> : null}
    </article>
  )
}
