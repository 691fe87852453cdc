import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language/language.ts"
import { useHref, usePrefix } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { fileQuery, type Review } from "./queries.ts"
import { useOpenBy } from "./use-open-review.ts"
import { isAboutPerson, useReviewName } from "./use-review-name.ts"

type File = Review["files"][number]

/** The content under review. */
export function ReviewSheet({ review }: { review: Review }) {
  const t = useTranslations("editors")
  const ago = useAgo("moment")
  const nameOf = useReviewName()
  const prefix = usePrefix()
  const href = useHref()
  const { decision, state } = review
  const openBy = useOpenBy(review.id)
  return (
    <>
      <header>
        <h2 className="voice-serif text-xl">
          {review.applicant ? (
            <TextLink kind="stand-alone" href={href(`/editors/people/${review.applicant.id}`)}>
              {review.applicant.name}
            </TextLink>
          ) : (
            nameOf(review)
          )}
        </h2>
        <p className="text-ink-soft text-sm">
          {isAboutPerson(review) ? (
            <>
              {t("since", { title: review.title, at: ago(review.submittedAt) })}{" "}
              {review.applicant ? t(`language.${review.applicant.language ?? "both"}`) : t("leftText")}
            </>
          ) : (
            t("waitingSince", { at: ago(review.submittedAt) })
          )}
        </p>
      </header>
      <div role="status" className="empty:hidden">
        {state === "waiting" && openBy.length > 0 ? (
          <Notice>{t("openBy", { names: openBy.join(", ") })}</Notice>
        ) : null}
      </div>
      {state === "waiting" ? null : (
        <Notice live>
          {decision && state !== "withdrawn"
            ? decidedText(t, review, state, decision.by ?? t("someone"))
            : t("withdrawn")}
          {decision?.reason ? <p className="mt-1">{decision.reason}</p> : null}
          {decision?.effectiveAt ? <p className="mt-1 text-ink-soft text-sm">{t("notYet")}</p> : null}
        </Notice>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
        {review.facts.map(({ label, text, path }) => (
          <div key={`${label} ${text}`} className="contents">
            <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
            <dd className="mb-2 min-w-0 whitespace-pre-line break-words sm:mb-0">
              {path === null ? (
                text
              ) : (
                <a href={withPrefix(path, prefix)} className="underline underline-offset-4">
                  {text}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {review.earlier.length === 0 ? null : <EarlierDecisions decisions={review.earlier} />}
      {review.files.map((file) => (
        <ShownFile key={file.name} review={review} file={file} />
      ))}
    </>
  )
}

function EarlierDecisions({ decisions }: { decisions: Review["earlier"] }) {
  const t = useTranslations("editors")
  const day = useDay()
  return (
    <section aria-label={t("earlier")} className="grid max-w-3xl gap-2">
      <h3 className="font-semibold text-sm">{t("earlier")}</h3>
      <ul className="divide-y border-y">
        {decisions.map(({ title, outcome, choice, at, reason }) => (
          <li key={at} className="grid gap-1 py-2 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <time dateTime={at} className="text-ink-soft tabular-nums">
                {day(at)}
              </time>
              <span className="text-ink-soft">{title}</span>
              <span>{choice ?? t(`earlierOutcome.${outcome}`)}</span>
            </p>
            {reason === null ? null : <p>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const decidedText = (
  t: ReturnType<typeof useTranslations<"editors">>,
  { choices }: Review,
  state: "approved" | "returned" | "declined",
  who: string,
) => (choices ? t("decidedChoice", { who, choice: choices[state] }) : t(`decided.${state}`, { who }))

interface ShownFileProps {
  readonly review: Pick<Review, "id" | "queue">
  readonly file: File
}

/** Fetched on request only, because every access is logged. */
function ShownFile({ review, file }: ShownFileProps) {
  const t = useTranslations("editors")
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <p className="grid justify-items-start gap-2">
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t("showFile")}
        </Button>
        <span className="text-ink-soft text-sm">{t("looksAreKept")}</span>
      </p>
    )
  return <Opened review={review} file={file} />
}

function Opened({ review: { id, queue }, file }: ShownFileProps) {
  const t = useTranslations("editors")
  const { data: blob, isError } = useQuery(fileQuery(id, file.name))
  const address = useAddressOf(blob)
  if (isError) return <p role="alert">{t("fileGone")}</p>
  if (!address) return <Skeleton label={t("loading")} shape="text" lines={6} />
  if (file.contentType === "video/mp4") return <Watched address={address} />
  return file.contentType === "application/pdf" ? (
    <p>
      <a href={address} download={`${queue}-${file.name}.pdf`} className="underline underline-offset-4">
        {t("savePdf")}
      </a>
    </p>
  ) : (
    <img src={address} alt={t("fileAlt")} className="max-h-[70vh] max-w-full border bg-washi" />
  )
}

function Watched({ address }: { address: string }) {
  const t = useTranslations("editors")
  return (
    <video
      src={address}
      controls
      playsInline
      aria-label={t("fileAlt")}
      className="max-h-[70vh] max-w-full bg-ink"
    >
      <track kind="captions" />
    </video>
  )
}

/** An object URL, revoked on unmount. */
function useAddressOf(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
