// Captions beside their film: typed while it plays, or read from a file. Every shortcut has a button that
// names it.

import type { Language } from "@shirube/vocabulary/language"
import { MOST_CUES } from "@shirube/vocabulary/learning/courses/draft-choices"
import {
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { CueRow, FarRow, type RowActions } from "./cue-row.tsx"
import {
  type Cue,
  changed,
  joined,
  problemsOf,
  removed,
  segmentsOf,
  shownAt,
  sorted,
  split,
  timeText,
  withNewCue,
} from "./cues.ts"
import { actionOfKey } from "./keys.ts"
import { useNearRows } from "./use-near-rows.ts"
import { VttTools } from "./vtt-tools.tsx"

interface CaptionEditorProps {
  readonly cues: readonly Cue[]
  readonly onChange: (cues: Cue[]) => void
  /** URL of the film; without one the times are typed. */
  readonly film?: string | undefined
  readonly language: Language
}

export function CaptionEditor({ cues, onChange, film, language }: CaptionEditorProps) {
  const t = useTranslations("captions")
  const video = useRef<HTMLVideoElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState(-1)
  const [announcement, setAnnouncement] = useState("")
  /** The cues before the last big change, for undo. */
  const [before, setBefore] = useState<readonly Cue[]>()
  const focus = useRef<number>(undefined)
  const { isNear, wake } = useNearRows(list, cues.length)
  const problems = problemsOf(cues)
  const isOutOfOrder = [...problems.values()].includes("order")
  const nowMs = () => Math.round((video.current?.currentTime ?? 0) * 1000)

  // Focuses the new cue.
  useEffect(() => {
    if (focus.current === undefined) return
    const field = list.current?.children[focus.current]?.querySelector("textarea")
    if (!field && focus.current < cues.length) return
    focus.current = undefined
    field?.focus()
    field?.scrollIntoView({ block: "nearest" })
  })

  const goTo = (at: number | undefined) => {
    const isThere = at !== undefined && at >= 0
    focus.current = isThere ? at : undefined
    if (isThere) wake(at)
  }
  const replace = (next: readonly Cue[], words: string, at?: number) => {
    setBefore(cues)
    setAnnouncement(words)
    goTo(at)
    onChange([...next])
  }

  const actions: RowActions = useStable({
    change: (at, change) => onChange(changed(cues, at, change)),
    setStart: (at) => {
      setAnnouncement(t("startSet", { time: timeText(nowMs()) }))
      onChange(changed(cues, at, { startMs: nowMs() }))
    },
    setEnd: (at) => {
      setAnnouncement(t("endSet", { time: timeText(nowMs()) }))
      onChange(changed(cues, at, { endMs: nowMs() }))
    },
    playFrom: (at) => {
      const element = video.current
      if (!element) return
      element.currentTime = (cues[at]?.startMs ?? 0) / 1000
      void element.play().catch(() => {})
    },
    split: (at, caret) => {
      const parts = split(cues, at, caret)
      if (parts) replace(parts.cues, t("splitDone"), parts.at)
      else setAnnouncement(t("splitNot"))
    },
    join: (at) => {
      const whole = joined(cues, at)
      if (whole) replace(whole.cues, t("joinDone"), whole.at)
    },
    remove: (at) =>
      replace(removed(cues, at), t("removeDone", { number: at + 1 }), Math.min(at, cues.length - 2)),
  })

  const begin = () => {
    if (cues.length >= MOST_CUES) return setAnnouncement(t("tooMany", { most: MOST_CUES }))
    const last = cues.at(-1)
    // Without a film the new cue follows the last one.
    const { cues: next, at } = withNewCue(cues, film ? nowMs() : (last?.endMs ?? 0))
    setAnnouncement(t("begun", { number: at + 1 }))
    goTo(at)
    onChange(next)
  }
  const playOrPause = () => {
    const element = video.current
    if (element?.paused) void element.play().catch(() => {})
    else element?.pause()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOfKey(event.nativeEvent)
    if (!action) return
    const row = (event.target as Element).closest("[data-cue]")
    const at = row ? Number(row.getAttribute("data-cue")) : -1
    if (action !== "begin" && action !== "play" && at < 0) return
    event.preventDefault()
    if (action === "begin") begin()
    else if (action === "play") playOrPause()
    else if (action === "split") {
      const field = row?.querySelector("textarea")
      actions.split(at, field?.selectionStart ?? 0)
    } else actions[action](at)
  }

  return (
    <section
      aria-label={t("editor")}
      className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
      onKeyDown={onKeyDown}
    >
      <div className="grid content-start gap-3 xl:sticky xl:top-28">
        {film ? (
          <Player
            video={video}
            film={film}
            cues={cues}
            shown={shown}
            onShown={setShown}
            language={language}
          />
        ) : (
          <p className="border bg-washi p-4 text-ink-soft text-sm">{t("noFilm")}</p>
        )}
        <Button variant="secondary" onClick={begin}>
          {t(film ? "beginHere" : "begin")} <kbd className="font-normal text-sm">{t("keys.begin")}</kbd>
        </Button>
        <VttTools
          cues={cues}
          language={language}
          onRead={(read) => replace(read, t("read", { count: read.length }))}
        />
        <Keys hasFilm={film !== undefined} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-semibold">{t("count", { count: cues.length })}</p>
          {problems.size > 0 ? (
            <p className="text-shu-ink text-sm">{t("problems", { count: problems.size })}</p>
          ) : null}
          {isOutOfOrder ? (
            <Button variant="quiet" className="px-0!" onClick={() => replace(sorted(cues), t("sorted"))}>
              {t("sort")}
            </Button>
          ) : null}
          <p role="status" className="text-ink-soft text-sm">
            {announcement}
          </p>
          {before ? (
            <Button
              variant="quiet"
              className="px-0!"
              onClick={() => {
                onChange([...before])
                setBefore(undefined)
                setAnnouncement(t("undone"))
              }}
            >
              {t("undo")}
            </Button>
          ) : null}
        </div>
        {cues.length === 0 ? (
          <Notice title={t("none")}>{t("noneText", { example: "{漢字|かんじ}" })}</Notice>
        ) : (
          <ol ref={list} aria-label={t("list")} className="grid grid-cols-1 border-b">
            {placed(cues).map(({ cue, at }) =>
              isNear(at) ? (
                <CueRow
                  key={at}
                  at={at}
                  cue={cue}
                  problem={problems.get(at)}
                  isShown={at === shown}
                  isLast={at === cues.length - 1}
                  hasFilm={film !== undefined}
                  language={language}
                  actions={actions}
                />
              ) : (
                <FarRow key={at} at={at} cue={cue} isShown={at === shown} language={language} />
              ),
            )}
          </ol>
        )}
      </div>
    </section>
  )
}

interface PlayerProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly film: string
  readonly cues: readonly Cue[]
  readonly shown: number
  readonly onShown: (at: number) => void
  readonly language: Language
}

function Player({ video, film, cues, shown, onShown, language }: PlayerProps) {
  const t = useTranslations("captions")
  const look = () => onShown(shownAt(cues, (video.current?.currentTime ?? 0) * 1000))
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        src={film}
        controls
        playsInline
        preload="metadata"
        aria-label={t("film")}
        className="max-h-[50svh] w-full bg-ink"
        onTimeUpdate={look}
        onSeeked={look}
      >
        <track kind="captions" srcLang={language} label={t("list")} />
      </video>
      <p lang={language} aria-hidden className="min-h-[3lh] bg-washi p-2 text-center leading-loose">
        <RubyText segments={segmentsOf(cues[shown]?.text ?? "")} />
      </p>
    </div>
  )
}

/** Keyed by index, because times change: the fields keep their place and focus. */
const placed = (cues: readonly Cue[]) => cues.map((cue, at) => ({ cue, at }))

const withoutFilm = ["begin", "split", "join", "remove"] as const
const withFilm = ["begin", "play", "playFrom", "setStart", "setEnd", "split", "join", "remove"] as const

function Keys({ hasFilm }: { hasFilm: boolean }) {
  const t = useTranslations("captions")
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center">{t("keysTitle")}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {(hasFilm ? withFilm : withoutFilm).map((key) => (
          <Fragment key={key}>
            <dt>
              <kbd>{t(`keys.${key}`)}</kbd>
            </dt>
            <dd className="text-ink-soft">{t(`keyNames.${key}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}

/** Referentially stable actions that call the latest ones, so that unchanged rows do not re-render. */
function useStable(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState<RowActions>(() => ({
    change: (at, change) => latest.current.change(at, change),
    setStart: (at) => latest.current.setStart(at),
    setEnd: (at) => latest.current.setEnd(at),
    playFrom: (at) => latest.current.playFrom(at),
    split: (at, caret) => latest.current.split(at, caret),
    join: (at) => latest.current.join(at),
    remove: (at) => latest.current.remove(at),
  }))
  return stable
}
