import { useEffect, useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import type { Transcript } from "../queries.ts"

interface TranscriptPanelProps {
  readonly transcripts: readonly Transcript[]
  /** Index of the current sentence in the first transcript. */
  readonly current: number
  readonly onChoose: (ms: number) => void
  /** The player has loaded and can seek. */
  readonly isAlive: boolean
  /** The tab's label is its heading. */
  readonly isTab: boolean
}

/** All sentences of the film: the spoken language large, the other small below it. */
export function TranscriptPanel({ transcripts, current, onChoose, isAlive, isTab }: TranscriptPanelProps) {
  const t = useTranslations("lesson")
  const locale = useLocale()
  const [spoken, other] = transcripts
  const [isBoth, setIsBoth] = useState(true)
  const [isFollowing, setIsFollowing] = useState(true)
  const list = useFollowedList(current, isFollowing && isAlive)
  if (!spoken) return null
  // The names of the chapters are for the reader, whatever the film speaks.
  const named = transcripts.find(({ language }) => language === locale) ?? spoken
  return (
    <section aria-labelledby="transcript-title" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div className="border-b pb-1">
        <h2
          id="transcript-title"
          className={classNames("voice-serif text-heading", isTab && "not-noscript:sr-only")}
        >
          {t("transcript")}
        </h2>
        <Marks {...named} onChoose={onChoose} />
        <div className="no-print flex flex-wrap items-center gap-x-5 text-sm noscript:hidden">
          {other ? (
            <Checkbox
              label={t("bothLanguages")}
              checked={isBoth}
              onChange={(event) => setIsBoth(event.currentTarget.checked)}
            />
          ) : null}
          <Checkbox
            label={t("follow")}
            checked={isFollowing}
            onChange={(event) => setIsFollowing(event.currentTarget.checked)}
          />
          <FuriganaChoice />
        </div>
      </div>
      <ol
        ref={list}
        aria-labelledby="transcript-title"
        className="transcript lg:max-h-[32rem] lg:overflow-y-auto"
      >
        {spoken.cues.map((cue, at) => (
          <li
            key={cue.startMs}
            aria-current={at === current ? "true" : undefined}
            className={classNames(
              "relative grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2 border-transparent border-s-3 py-2 ps-2",
              "aria-[current]:border-shu aria-[current]:bg-washi",
            )}
          >
            <button
              type="button"
              aria-label={t("goTo", { time: clockTime(cue.startMs) })}
              aria-disabled={!isAlive || undefined}
              onClick={() => onChoose(cue.startMs)}
              className="card-link min-h-11 self-start text-start text-ink-faint text-sm tabular-nums hover:text-ink"
            >
              {clockTime(cue.startMs)}
            </button>
            <div className="min-w-0">
              <TrustedHtml lang={spoken.language} html={cue.html} className="cue text-lg leading-relaxed" />
              {isBoth && other ? (
                <TrustedHtml
                  lang={other.language}
                  html={wordsAt(other, at)}
                  className="cue mt-0.5 text-ink-soft text-sm"
                />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {transcripts.map(({ language, termsHtml }) => (
        <TrustedHtml key={language} lang={language} html={termsHtml} className="contents" />
      ))}
    </section>
  )
}

/** Chapter marks of the film. */
function Marks({
  marks,
  language,
  onChoose,
}: Pick<Transcript, "marks" | "language"> & Pick<TranscriptPanelProps, "onChoose">) {
  const t = useTranslations("lesson")
  if (marks.length < 2) return null
  return (
    <ul aria-label={t("marks")} className="scroll-row no-print gap-x-4 px-0 noscript:hidden">
      {marks.map(({ startMs, title }) => (
        <li key={startMs} className="flex-none">
          <button
            type="button"
            onClick={() => onChoose(startMs)}
            className="inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline"
          >
            <span className="text-ink-faint tabular-nums">{clockTime(startMs)}</span>
            <span lang={language}>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Transcripts match by index; one may have fewer sentences. */
const wordsAt = ({ cues }: Transcript, at: number) => cues[at]?.html ?? ""

/** After the reader has scrolled by hand, the page stays where they are for a while. */
const HANDS_OFF_MS = 6_000

/** Keeps the current sentence in view: inside its list, or below the film where that stays at the top. */
function useFollowedList(current: number, isFollowing: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const note = () => {
      scrolledAt.current = performance.now()
    }
    addEventListener("touchmove", note, { passive: true })
    addEventListener("wheel", note, { passive: true })
    return () => {
      removeEventListener("touchmove", note)
      removeEventListener("wheel", note)
    }
  }, [])
  useEffect(() => {
    const box = list.current
    const item = box?.children[current]
    if (!isFollowing || !box || !(item instanceof HTMLElement) || item.offsetParent === null) return
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"
    if (box.scrollHeight > box.clientHeight) {
      box.scrollTo({ top: item.offsetTop - box.offsetTop - box.clientHeight / 3, behavior })
      return
    }
    const film = box.closest(".film-panels")?.previousElementSibling?.getBoundingClientRect()
    const isAtTop = film !== undefined && film.height > 0 && film.top <= 1
    if (!isAtTop || performance.now() - scrolledAt.current < HANDS_OFF_MS) return
    const { top, bottom } = item.getBoundingClientRect()
    if (top < film.bottom || bottom > innerHeight - 96) scrollBy({ top: top - film.bottom - 24, behavior })
  }, [current, isFollowing])
  return list
}
