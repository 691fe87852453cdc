import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useFurigana } from "#web/lib/language/use-furigana.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { FuriganaSwitch } from "#web/ui/site/furigana-switch.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import type { Transcript } from "../queries.ts"

interface TranscriptPanelProps {
  readonly transcripts: readonly Transcript[]
  /** Index of the current sentence in the first transcript. */
  readonly current: number
  readonly onChoose: (ms: number) => void
  /** The player has loaded and can seek. */
  readonly isAlive: boolean
}

/** All sentences of the film: the spoken language large, the other small below it. */
export function TranscriptPanel({ transcripts, current, onChoose, isAlive }: TranscriptPanelProps) {
  const t = useTranslations("lesson")
  const [spoken, other] = transcripts
  const [isBoth, setIsBoth] = useState(true)
  const [isFollowing, setIsFollowing] = useState(true)
  const [hasFurigana, chooseFurigana] = useFurigana()
  const list = useFollowedList(current, isFollowing && isAlive)
  if (!spoken) return null
  return (
    <section aria-labelledby="transcript" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div className="border-b pb-1">
        <h2 id="transcript" className="voice-serif text-heading">
          {t("transcript")}
        </h2>
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
          <FuriganaSwitch label={t("furigana")} on={hasFurigana} onChange={chooseFurigana} />
        </div>
      </div>
      <ol ref={list} aria-labelledby="transcript" className="transcript lg:max-h-[32rem] lg:overflow-y-auto">
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

/** Transcripts match by index; one may have fewer sentences. */
const wordsAt = ({ cues }: Transcript, at: number) => cues[at]?.html ?? ""

/** Scrolls the current sentence into view inside the list only; the page keeps its scroll position. */
function useFollowedList(current: number, isFollowing: boolean) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const item = box?.children[current]
    if (!isFollowing || !box || !(item instanceof HTMLElement) || box.scrollHeight <= box.clientHeight) return
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"
    box.scrollTo({ top: item.offsetTop - box.offsetTop - box.clientHeight / 3, behavior })
  }, [current, isFollowing])
  return list
}
