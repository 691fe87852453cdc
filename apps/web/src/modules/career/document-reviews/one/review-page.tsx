import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { ReportTool } from "#web/kits/subject-tools/report-tool.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { NotThere } from "#web/ui/list/not-there.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import { documentHref, REVIEWS_PATH } from "../address.ts"
import { type Review, reviewQuery } from "../queries.ts"
import { StateMark } from "../state-mark.tsx"
import { Commenting } from "./commenting.tsx"
import { SentComments } from "./sent-comments.tsx"
import { Decline, Take, Withdraw } from "./steps.tsx"

export function ReviewPage({ id }: { id: string }) {
  const t = useTranslations("documentReviews")
  const href = useHref()
  const { data: review } = useSuspenseQuery(reviewQuery(id))
  const { other, title, kind, side, question, session, can } = review
  return (
    <div className="page grid grid-cols-1 gap-8 pt-3 pb-14 *:max-w-3xl lg:pt-6">
      <header className="grid justify-items-start gap-3">
        <BuilderTrail above={{ path: REVIEWS_PATH, label: t("all") }} />
        <div className="flex items-start gap-4">
          {other ? <Seal text={other.seal} className="size-14!" /> : null}
          <div className="grid min-w-0 gap-1">
            <StateMark review={review} />
            <h1 className="voice-serif wrap-anywhere text-title leading-tight">
              {title || t(`kinds.${kind}`)}
            </h1>
            <p className="text-ink-soft">{other?.name ?? t("anySenpai")}</p>
          </div>
        </div>
        <Status review={review} />
      </header>
      <section aria-labelledby="review-question" className="grid gap-2">
        <h2 id="review-question" className="voice-serif text-heading">
          {t(side === "student" ? "questionOwn" : "questionOf", { name: other?.name ?? "" })}
        </h2>
        <p className="wrap-anywhere whitespace-pre-line">{question}</p>
        {session ? (
          <TextLink kind="stand-alone" href={href(`/mentors/sessions/${session}`)}>
            {t("toSession")}
          </TextLink>
        ) : null}
      </section>
      {can.includes("take") ? <Take review={review} /> : null}
      <Texts key={review.state} review={review} />
      <div className="flex flex-wrap gap-x-6 gap-y-1 border-t pt-4">
        {can.includes("decline") ? <Decline review={review} /> : null}
        {can.includes("withdraw") ? <Withdraw review={review} /> : null}
        {other ? (
          <ReportTool
            noun="document-review"
            id={id}
            title={t("report.title")}
            text={t("report.text", { name: other.name })}
          />
        ) : null}
      </div>
    </div>
  )
}

/** What happens next, in one sentence. */
function Status({ review }: { review: Review }) {
  const t = useTranslations("documentReviews.now")
  const moment = useMoment()
  const { state, side, answerBy, reason, other, isShared } = review
  const at = answerBy ? moment(answerBy) : ""
  const name = other?.name ?? ""
  return (
    <div className="grid gap-2">
      <p className="max-w-measure">{t(`${side}.${state}`, { at, name: name || t("someSenpai") })}</p>
      {reason ? <blockquote className="border-s-2 ps-4 text-ink-soft">{reason}</blockquote> : null}
      {side === "student" && state === "done" && !isShared ? (
        <p className="text-ink-soft">{t("student.takenBack")}</p>
      ) : null}
    </div>
  )
}

function Texts({ review }: { review: Review }) {
  const t = useTranslations("documentReviews")
  const href = useHref()
  const [replacements, setReplacements] = useState(0)
  const { parts, comments, can, document, kind, side } = review
  if (!parts) return null
  if (can.includes("comment"))
    return (
      <Commenting
        key={replacements}
        review={review}
        parts={parts}
        onReplaced={() => setReplacements((count) => count + 1)}
      />
    )
  return (
    <>
      {side === "student" && comments && document ? (
        <Notice kind="info" title={t("toDocument.title")}>
          <p>{t("toDocument.text")}</p>
          <ButtonLink variant="secondary" href={href(documentHref(kind, document))} className="mt-3">
            {t("toDocument.open")}
          </ButtonLink>
        </Notice>
      ) : null}
      <SentComments parts={parts} comments={comments} />
    </>
  )
}

export function ReviewNotFound() {
  const t = useTranslations("documentReviews.notFound")
  const href = useHref()
  return (
    <NotThere title={t("title")} text={t("text")} back={{ href: href(REVIEWS_PATH), label: t("back") }} />
  )
}
