import type { MarkDecision } from "@shirube/vocabulary/career/document-reviews/choices"
import { findPassage, type Passage } from "@shirube/vocabulary/career/document-reviews/passages"
import { useQueries, useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref, useMember } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { reviewHref } from "../address.ts"
import { type Mark, type Review, reviewQuery, reviewsOfQuery, reviewTag } from "../queries.ts"

interface ReviewCommentsProps {
  readonly document: string
  /** The current text of a part, or undefined if the part is gone. */
  readonly textOf: (part: string) => string | undefined
  readonly onGo: (part: string, passage: Passage) => void
  readonly onReplace: (part: string, passage: Passage, wording: string) => void
}

/** More than these are on the page of the reviews. */
const MOST_SHOWN = 3

/** Comments that were sent, beside the text as it is now: each finds its passage again, or says that it has changed. */
export function ReviewComments({ document, ...editor }: ReviewCommentsProps) {
  const t = useTranslations("documentReviews.beside")
  const { role } = useMember()
  // Members with other roles have no reviews.
  const { data: found } = useQuery({ ...reviewsOfQuery(document), enabled: role === "student" })
  const done = (found?.items ?? []).filter(({ doneAt }) => doneAt !== null).slice(0, MOST_SHOWN)
  const reviews = useQueries({ queries: done.map(({ id }) => reviewQuery(id)) })
  const loaded = reviews.flatMap(({ data }) => (data?.comments ? [data] : []))
  if (loaded.length === 0) return null
  return (
    <section aria-labelledby="senpai-comments" className="grid grid-cols-1 gap-6">
      <h2 id="senpai-comments" className="voice-serif text-heading">
        {t("title")}
      </h2>
      {loaded.map((review) => (
        <OneReview key={review.id} review={review} {...editor} />
      ))}
    </section>
  )
}

function OneReview({ review, ...editor }: { review: Review } & Omit<ReviewCommentsProps, "document">) {
  const t = useTranslations("documentReviews.beside")
  const href = useHref()
  const moment = useMoment()
  const { id, other, doneAt, comments } = review
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft text-sm">
        {t("by", { name: other?.name ?? t("aSenpai"), at: doneAt ? moment(doneAt) : "" })}
      </p>
      {comments?.words ? (
        <p className="wrap-anywhere whitespace-pre-line border-s-2 border-s-matcha ps-4">{comments.words}</p>
      ) : null}
      <ul className="grid grid-cols-1 gap-4">
        {comments?.marks.map((mark) => (
          <OneMark key={mark.id} review={review} mark={mark} {...editor} />
        ))}
      </ul>
      <TextLink kind="stand-alone" href={href(reviewHref(id))}>
        {t("all")}
      </TextLink>
    </div>
  )
}

interface OneMarkProps extends Omit<ReviewCommentsProps, "document"> {
  readonly review: Review
  readonly mark: Mark
}

function OneMark({ review, mark, textOf, onGo, onReplace }: OneMarkProps) {
  const t = useTranslations("documentReviews.beside")
  const { status } = useApp()
  const original = review.parts?.find(({ key }) => key === mark.part)?.text ?? ""
  const passage = findPassage(original, mark, textOf(mark.part) ?? "")
  const decide = useAction("PUT /v1/document-reviews/{review}/marks/{mark}", {
    touches: [reviewTag(review.id)],
  })
  const note = (decision: MarkDecision | null) =>
    void decide.run({ params: { review: review.id, mark: mark.id }, body: { decision } })
  const isBusy = decide.underWay.length > 0
  const { suggestion } = mark
  return (
    <li className="grid grid-cols-1 gap-1.5 border-s-2 border-s-ai ps-4">
      <q className="wrap-anywhere text-ink-soft">{mark.quote}</q>
      {mark.comment ? <p className="wrap-anywhere whitespace-pre-line">{mark.comment}</p> : null}
      {suggestion ? <p className="wrap-anywhere whitespace-pre-line font-semibold">→ {suggestion}</p> : null}
      {passage || mark.decision ? null : <p className="text-ink-soft text-sm">{t("changed")}</p>}
      <div className="flex flex-wrap gap-x-4">
        {passage ? (
          <Button variant="quiet" className="px-0!" onClick={() => onGo(mark.part, passage)}>
            {t("go")}
          </Button>
        ) : null}
        {mark.decision ? (
          <Button variant="quiet" className="px-0!" busy={isBusy} onClick={() => note(null)}>
            {t("undo")}
          </Button>
        ) : (
          <>
            {suggestion && passage ? (
              <Button
                variant="quiet"
                className="px-0!"
                busy={isBusy}
                onClick={() => {
                  onReplace(mark.part, passage, suggestion)
                  note("taken")
                  status.show({ kind: "success", message: t("taken") })
                }}
              >
                {t("take")}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              className="px-0!"
              busy={isBusy}
              onClick={() => note(suggestion ? "left" : "taken")}
            >
              {t(suggestion ? "leave" : "done")}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
