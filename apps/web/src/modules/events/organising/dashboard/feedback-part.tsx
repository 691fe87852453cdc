import { eventRatings } from "@shirube/vocabulary/events/events/draft-choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { feedbackQuery } from "../queries.ts"

/** Anonymous, so that feedback can be honest. */
export function FeedbackPart({ id }: { id: string }) {
  const t = useTranslations("makingEvents")
  const day = useDay()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(feedbackQuery(id))
  const counts = data.pages[0]?.counts ?? []
  const all = counts.reduce((sum, count) => sum + count, 0)
  const comments = data.pages.flatMap(({ items }) => items).filter(({ comment }) => comment !== "")
  return (
    <section aria-labelledby="feedback" className="grid gap-5">
      <h2 id="feedback" className="voice-serif text-heading">
        {t("parts.feedback")}
      </h2>
      {all === 0 ? (
        <p className="text-ink-soft">{t("feedback.none")}</p>
      ) : (
        <>
          <p>{t("feedback.average", { average: averageOf(counts), count: all })}</p>
          <dl className="grid max-w-md gap-1.5">
            {eventRatings
              .toReversed()
              .map((rating) => ({ rating, count: counts[eventRatings.indexOf(rating)] ?? 0 }))
              .map(({ count, rating }) => (
                <div
                  key={rating}
                  className="grid grid-cols-[7rem_minmax(0,1fr)_2rem] items-center gap-3 text-sm"
                >
                  <dt>{t(`feedback.ratings.${rating}`)}</dt>
                  <dd aria-hidden className="h-2.5 bg-paper-deep">
                    <span className="block h-full bg-ai" style={{ width: `${(100 * count) / all}%` }} />
                  </dd>
                  <dd className="text-end tabular-nums">{count}</dd>
                </div>
              ))}
          </dl>
        </>
      )}
      {comments.length === 0 ? null : (
        <ul className="max-w-measure divide-y border-y">
          {comments.map(({ comment, rating, givenAt }) => (
            <li key={`${givenAt} ${comment}`} className="grid gap-1 py-4">
              <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
              <p className="flex gap-x-4 text-ink-soft text-sm">
                <span>{t(`feedback.ratings.${rating}`)}</span>
                <span>{day(givenAt)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <p>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

function averageOf(counts: readonly number[]): string {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((total, count, at) => total + count * (at + 1), 0)
  return (sum / all).toFixed(1)
}
