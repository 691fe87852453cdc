import { useTranslations } from "use-intl"
import type { Comments, SharedPart } from "../queries.ts"
import { CommentedPart } from "./commented-part.tsx"
import { usePartLabel } from "./use-part-label.ts"

/** The version that was read, with the comments once they were sent. */
export function SentComments({
  parts,
  comments,
}: {
  parts: readonly SharedPart[]
  comments: Comments | null
}) {
  const t = useTranslations("documentReviews.sent")
  const labelOf = usePartLabel()
  const numbered = (comments?.marks ?? [])
    .map((mark) => ({ mark, place: parts.findIndex(({ key }) => key === mark.part) }))
    .sort((one, other) => one.place - other.place || one.mark.start - other.mark.start)
    .map(({ mark }, place) => ({ mark, number: place + 1 }))
  return (
    <div className="grid grid-cols-1 gap-10">
      {comments?.words ? (
        <section aria-labelledby="review-words" className="grid gap-2 border-s-2 border-s-matcha ps-4">
          <h2 id="review-words" className="voice-serif text-heading">
            {t("words")}
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{comments.words}</p>
        </section>
      ) : null}
      {parts.map((part) => {
        const own = numbered.filter(({ mark }) => mark.part === part.key)
        return (
          <section key={part.key} aria-label={labelOf(part)} className="grid grid-cols-1 gap-4">
            <CommentedPart part={part} marks={own} />
            <ol className="grid grid-cols-1 gap-4">
              {own.map(({ mark, number }) => (
                <li key={mark.id} id={`mark-${mark.id}`} className="grid gap-1 border-s-2 border-s-ai ps-4">
                  <p className="wrap-anywhere text-ink-soft">
                    <span className="font-semibold text-ai">{number}</span> <q>{mark.quote}</q>
                  </p>
                  {mark.comment ? <p className="wrap-anywhere whitespace-pre-line">{mark.comment}</p> : null}
                  {mark.suggestion ? (
                    <p className="wrap-anywhere whitespace-pre-line">
                      <span className="font-semibold text-sm">{t("suggestion")}</span>
                      <br />
                      {mark.suggestion}
                    </p>
                  ) : null}
                  {mark.decision ? (
                    <p className="text-ink-soft text-sm">
                      {t(`decisions.${mark.suggestion ? mark.decision : "done"}`)}
                    </p>
                  ) : null}
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
