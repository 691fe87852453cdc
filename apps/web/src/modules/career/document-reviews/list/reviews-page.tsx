import { type ReviewList, reviewLists } from "@shirube/vocabulary/career/document-reviews/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { LinkTabs } from "#web/ui/list/link-rows.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import { reviewHref, reviewsHref } from "../address.ts"
import { type ReviewSummary, reviewsQuery } from "../queries.ts"
import { StateMark } from "../state-mark.tsx"
import { Queue } from "./queue.tsx"

export function ReviewsPage({ list }: { list: ReviewList }) {
  const t = useTranslations("documentReviews")
  const href = useHref()
  const { role, isScreened } = useMember()
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(reviewsQuery(list)))
  const isMentor = role === "senpai"
  return (
    <div className="page pt-3 pb-14 lg:pt-6">
      <BuilderTrail />
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t(isMentor ? "leadMentor" : "leadStudent")}</p>
      <div className="mt-6 max-w-3xl">
        <LinkTabs
          label={t("lists.label")}
          links={reviewLists.map((each) => ({
            key: each,
            href: href(reviewsHref(each)),
            label: t(`lists.${each}`),
            isCurrent: each === list,
          }))}
        />
      </div>
      {items.length > 0 ? (
        <div className="mt-6 grid max-w-3xl grid-cols-1 gap-8">
          <Growing more={more}>
            <ul ref={listRef} className="divide-y border-y">
              {items.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
            </ul>
          </Growing>
        </div>
      ) : isMentor && list === "open" ? (
        <p className="mt-6 text-ink-soft">{t("none.openMentor")}</p>
      ) : (
        <div className="mt-6">
          <EmptyState
            title={t(`none.${list}.title`)}
            pattern="shippo"
            {...(isMentor
              ? {}
              : {
                  action: (
                    <ButtonLink variant="secondary" href={href("/career/career-builder/entry-sheets")}>
                      {t("none.toDocuments")}
                    </ButtonLink>
                  ),
                })}
          >
            {t(`none.${list}.${isMentor ? "mentor" : "student"}`)}
          </EmptyState>
        </div>
      )}
      {isMentor && isScreened && list === "open" ? <Queue /> : null}
    </div>
  )
}

function ReviewRow({ review }: { review: ReviewSummary }) {
  const t = useTranslations("documentReviews")
  const href = useHref()
  const ago = useAgo("moment")
  const moment = useMoment()
  const { id, kind, title, other, question, answerBy, doneAt, marks, characters } = review
  return (
    <li className="relative flex gap-4 py-5">
      {other ? <Seal text={other.seal} className="mt-1 size-12!" /> : null}
      <div className="grid min-w-0 gap-1">
        <StateMark review={review} />
        <h2 className="voice-serif wrap-anywhere text-heading leading-snug">
          <a href={href(reviewHref(id))} className="card-link hover:underline hover:underline-offset-4">
            {title || t(`kinds.${kind}`)}
          </a>
        </h2>
        <p className="text-ink-soft text-sm">
          {[other?.name ?? t("anySenpai"), t("characters", { count: characters })].join(" · ")}
        </p>
        <p className="line-clamp-2 wrap-anywhere">{question}</p>
        <p className="text-ink-soft text-sm">
          {doneAt
            ? t("doneOn", { at: ago(doneAt), count: marks })
            : answerBy
              ? t("answerBy", { at: moment(answerBy) })
              : null}
        </p>
      </div>
    </li>
  )
}

/** Companies and editors have no reviews. */
export function NoReviewsForRole() {
  const t = useTranslations("documentReviews")
  return (
    <div className="page pt-3 pb-14 lg:pt-6">
      <BuilderTrail />
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("notForRole")}</p>
    </div>
  )
}
