import { Play } from "lucide-react"
import { classNames } from "../class-names.ts"
import { categoryLook, topicSlip } from "./category-look.ts"
import { Cover } from "./cover.tsx"

interface FilmCoverProps {
  /** Decides colour, pattern and the words on the slip. */
  readonly topic: string | undefined
  readonly seed: string
  readonly shape?: "wide" | "tall"
  /** The play mark: large where a press plays the film, small where it leads to it. */
  readonly play?: "large" | "small" | "none"
}

/**
 * The cover of a film, drawn like a bound book: its pattern, and a paper slip with the topic. A frame of the
 * film would show small text, and white in the dark theme. Decorative: the text beside it says what it is.
 */
export function FilmCover({ topic = "companies", seed, shape = "wide", play = "small" }: FilmCoverProps) {
  const slip = topicSlip(topic)
  return (
    <div
      aria-hidden
      className={classNames(
        "@container relative w-full overflow-hidden",
        shape === "tall" ? "aspect-9/16" : "aspect-video",
      )}
    >
      <Cover {...categoryLook(topic)} seed={seed} shape={shape} className="absolute inset-0 size-full" />
      {slip ? (
        <span
          lang="ja"
          className={classNames(
            "tategaki absolute border border-ink/25 bg-paper font-serif-ja font-semibold text-ink leading-none",
            shape === "tall"
              ? "top-[9cqw] left-[9cqw] px-[5cqw] py-[7cqw] text-[17cqw]"
              : "top-[5cqw] left-[5cqw] px-[1.8cqw] py-[2.6cqw] text-[6cqw]",
          )}
        >
          {slip}
        </span>
      ) : null}
      {play === "none" ? null : (
        <span
          className={classNames(
            "absolute grid place-items-center rounded-full",
            play === "large"
              ? "inset-0 m-auto size-16 bg-shu text-on-shu"
              : "end-[4cqw] bottom-[4cqw] size-[13cqw] max-h-14 min-h-9 min-w-9 max-w-14 bg-paper text-ink",
          )}
        >
          <Play className="ms-[6%] size-[42%] fill-current" />
        </span>
      )}
    </div>
  )
}
