import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { Button } from "#web/ui/control/button.tsx"
import { type QueuedReview, queueQuery, REVIEWS } from "../queries.ts"

/** Documents that any senpai may take. The texts are shown once one has taken them. */
export function Queue() {
  const t = useTranslations("documentReviews")
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(queueQuery()))
  return (
    <section aria-labelledby="review-queue" className="mt-12 grid max-w-3xl grid-cols-1 gap-4">
      <h2 id="review-queue" className="voice-serif text-heading">
        {t("queue.title")}
      </h2>
      <p className="text-ink-soft">{t(items.length === 0 ? "queue.empty" : "queue.lead")}</p>
      {items.length === 0 ? null : (
        <Growing more={more}>
          <ul ref={listRef} className="divide-y border-y">
            {items.map((review) => (
              <Queued key={review.id} review={review} />
            ))}
          </ul>
        </Growing>
      )}
    </section>
  )
}

function Queued({ review }: { review: QueuedReview }) {
  const t = useTranslations("documentReviews")
  const ago = useAgo("moment")
  const navigate = useNavigate()
  const { id, kind, characters, question, askedAt } = review
  const take = useAction("POST /v1/document-reviews/{review}/take", {
    touches: [REVIEWS],
    onDone: () => void navigate({ to: "/career/career-builder/reviews/$id", params: { id } }),
  })
  return (
    <li className="grid gap-2 py-5">
      <p className="text-ink-soft text-sm">
        {[
          t(`kinds.${kind}`),
          t("characters", { count: characters }),
          t("askedOn", { at: ago(askedAt) }),
        ].join(" · ")}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{question}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={take.underWay.length > 0}
        onClick={() => void take.run({ params: { review: id } })}
      >
        {t("queue.take")}
      </Button>
    </li>
  )
}
