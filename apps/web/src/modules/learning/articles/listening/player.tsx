// Loaded when a reader begins to listen.
import { ChevronLeft, ChevronRight, Pause, Play, X } from "lucide-react"
import { useEffect, useMemo, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { browserStore, useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import type { Article } from "../queries.ts"
import { Speaker, type Speed, speeds } from "./speaker.ts"
import { sentencesIn } from "./text-pieces.ts"

const keptSpeed = browserStore<Speed>(
  "listening-speed",
  1,
  (found) => speeds.find((speed) => speed === found) ?? 1,
)

const MARK = "spoken"

interface PlayerProps {
  readonly article: Pick<Article, "body" | "language">
  readonly onClose: () => void
}

export function Player({ article, onClose }: PlayerProps) {
  const t = useTranslations("reading.listening")
  const speed = useBrowserStore(keptSpeed) ?? 1
  const { isPlaying, at, count, speaker, setIsPlaying } = useSpeaker(article, speed)
  const play = () => {
    setIsPlaying(true)
    speaker.current?.play()
  }
  const pause = () => {
    setIsPlaying(false)
    speaker.current?.pause()
  }
  const step = (by: 1 | -1) => {
    setIsPlaying(true)
    speaker.current?.step(by)
  }
  return (
    <section
      aria-label={t("player")}
      className="listening-bar no-print fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-t-3 border-ink bg-paper lg:bottom-0"
    >
      <div className="page flex min-h-14 items-center gap-1 sm:justify-center sm:gap-3">
        <IconButton label={t("back")} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t(isPlaying ? "pause" : "play")} onClick={isPlaying ? pause : play}>
          {isPlaying ? <Pause aria-hidden className="size-6" /> : <Play aria-hidden className="size-6" />}
        </IconButton>
        <IconButton label={t("forward")} onClick={() => step(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
        <p className="text-ink-soft text-sm tabular-nums max-sm:flex-1">
          {t("place", { at: at + 1, count })}
        </p>
        <label className="flex items-center gap-1.5 text-sm">
          <span className="sr-only">{t("speed")}</span>
          <select
            value={speed}
            onChange={({ target }) => {
              const chosen = speeds.find((each) => String(each) === target.value) ?? 1
              keptSpeed.set(chosen)
              speaker.current?.setSpeed(chosen, isPlaying)
            }}
            className="min-h-11 border bg-paper px-2"
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                ×{each}
              </option>
            ))}
          </select>
        </label>
        <IconButton label={t("close")} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </section>
  )
}

/** Speaks the article from its beginning, until the reader leaves it. */
function useSpeaker({ body, language }: PlayerProps["article"], speed: Speed) {
  const [isPlaying, setIsPlaying] = useState(true)
  const [at, setAt] = useState(0)
  const speaker = useRef<Speaker>(undefined)
  const first = useRef(speed)
  const sentences = useMemo(() => {
    const text = document.getElementById(body.place)
    return text ? sentencesIn(text, language) : []
  }, [body, language])
  useEffect(() => {
    const own = new Speaker(
      {
        sentences,
        onSentence: (index) => {
          const sentence = index === undefined ? undefined : sentences[index]
          setAt(index ?? 0)
          mark(sentence?.range)
          if (!sentence) setIsPlaying(false)
        },
      },
      first.current,
    )
    speaker.current = own
    own.play()
    const stop = () => own.pause()
    addEventListener("pagehide", stop)
    return () => {
      removeEventListener("pagehide", stop)
      stop()
      mark(undefined)
    }
  }, [sentences])
  return { isPlaying, setIsPlaying, at, count: sentences.length, speaker }
}

/** Marks what is spoken without changing the page, and keeps it in sight. */
function mark(range: Range | undefined) {
  CSS.highlights?.delete(MARK)
  if (!range) return
  if (typeof Highlight === "function") CSS.highlights?.set(MARK, new Highlight(range))
  const { top, bottom } = range.getBoundingClientRect()
  const isInSight = top >= innerHeight * 0.1 && bottom <= innerHeight * 0.75
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth"
  if (!isInSight) scrollTo({ top: scrollY + top - innerHeight * 0.25, behavior })
}
