// media-chrome provides the state and the browser APIs (full screen, picture-in-picture, text tracks). The
// controls are ours, because its own inject styles that our content security policy forbids.

import {
  MediaActionTypes,
  MediaProvider,
  useMediaDispatch,
  useMediaSelector,
  useMediaStore,
} from "media-chrome/react/media-store"
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react"
import { useLocale, useTranslations } from "use-intl"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { EndCard } from "../ending/end-card.tsx"
import { lessonStatus } from "../ending/lesson-status.ts"
import { takePendingStart, useAutoNext } from "../ending/use-auto-next.ts"
import type { Media, Transcript } from "../queries.ts"
import { useLearner } from "../use-learner.ts"
import { speeds, useCaptions, useSpeed } from "./choices.ts"
import { Controls } from "./controls.tsx"
import type { FilmHandle, Played } from "./film.ts"
import { keysOf } from "./keys.ts"
import { isSlowLine, SlowNotice } from "./slow-notice.tsx"
import { useCaptionsOf } from "./use-captions-of.ts"
import { useMedia } from "./use-media.ts"
import { useReports } from "./use-reports.ts"
import { useSource } from "./use-source.ts"

interface PlayerProps {
  readonly played: Played
  readonly transcripts: readonly Transcript[]
  readonly film: Ref<FilmHandle>
  readonly onTime: (ms: number) => void
  readonly onStart: (hasStarted: boolean) => void
  /** Shows the quiz of the lesson. */
  readonly onQuiz: () => void
  readonly isWide: boolean
  readonly onWide: (isWide: boolean) => void
}

export function Player(props: PlayerProps) {
  const { media, hasFailed, renew } = useMedia(props.played)
  // Keep a loaded film mounted, even if renewing its URL fails.
  if (media)
    return (
      <MediaProvider>
        <Film {...props} media={media} renew={renew} />
      </MediaProvider>
    )
  if (hasFailed) return <PlayerError onAgain={renew} />
  return (
    <div>
      <div className="aspect-video max-h-[80dvh] w-full bg-[#14120f]" />
      <div className="film-bar bg-washi" />
    </div>
  )
}

function PlayerError({ onAgain }: { onAgain: () => Promise<unknown> }) {
  const t = useTranslations("lesson")
  return (
    <Notice kind="error" live title={t("filmFailed")}>
      <Button variant="quiet" onClick={() => void onAgain()}>
        {t("again")}
      </Button>
    </Notice>
  )
}

interface FilmProps extends PlayerProps {
  readonly media: Media
  readonly renew: () => Promise<boolean>
}

const LAST_MOMENTS_MS = 4_000

function Film({
  played,
  transcripts,
  film,
  onTime,
  onStart,
  onQuiz,
  isWide,
  onWide,
  media,
  renew,
}: FilmProps) {
  const t = useTranslations("lesson")
  const { lesson } = played
  const video = useRef<HTMLVideoElement>(null)
  const store = useMediaStore()
  const dispatch = useMediaDispatch()
  const [speed, setSpeed] = useSpeed()
  const [captions, setCaptions] = useCaptions(useLocale())
  const [isAsked, setIsAsked] = useState(false)
  const [resumesAt, setResumesAt] = useState<number>()
  const isPaused = useMediaSelector((state) => state.mediaPaused !== false)
  const hasEnded = useMediaSelector((state) => state.mediaEnded === true)
  const hasPlayed = useMediaSelector((state) => state.mediaHasPlayed === true)
  const { isSignedIn, isMember, progress } = useLearner(lesson?.course.id)
  const { reported, isPending } = useReports(video, played, isMember)
  const auto = useAutoNext(lesson, hasEnded, isMember)
  const from = useSource(video, media, renew)
  useCaptionsOf(video, transcripts, captions)
  const own = progress?.lessons.find(({ lessonId }) => lessonId === lesson?.id)

  // Stable callbacks: otherwise React would detach and attach the elements on every render.
  const attach = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      store?.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: element })
    },
    [store],
  )
  const attachFrame = useCallback(
    (element: HTMLElement | null) =>
      void store?.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: element }),
    [store],
  )

  const hasBegun = useRef(false)
  const play = () => void video.current?.play().catch(() => {})
  const start = (isOnlySound = false) => {
    hasBegun.current = true
    setIsAsked(true)
    if (isOnlySound) from.chooseSound(true)
    // After React has set the source.
    setTimeout(play)
  }
  /** A seek by the viewer takes precedence over later progress updates. */
  const goTo = (ms: number) => {
    hasBegun.current = true
    setResumesAt(undefined)
    from.goTo(ms)
    onTime(ms)
  }
  useImperativeHandle(film, () => ({
    playFrom(ms) {
      goTo(ms)
      start()
    },
    nowMs: () => (video.current?.currentTime ?? 0) * 1000,
  }))

  // Resume at the saved position, from any device, unless the film is almost over.
  const place = own && own.positionMs < played.durationMs - LAST_MOMENTS_MS ? own.positionMs : 0
  useEffect(() => {
    if (hasBegun.current || place === 0 || !video.current) return
    hasBegun.current = true
    video.current.currentTime = place / 1000
    onTime(place)
    setResumesAt(place)
  }, [place, onTime])

  useEffect(() => onStart(isAsked || hasPlayed), [onStart, isAsked, hasPlayed])
  const startPending = useEffectEvent(() => {
    if (lesson && takePendingStart(lesson)) start()
  })
  useEffect(() => startPending(), [])

  const showQuiz = () => {
    auto.cancel()
    if (document.fullscreenElement) dispatch({ type: MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST })
    onQuiz()
  }

  useEffect(() => {
    if (video.current) {
      video.current.defaultPlaybackRate = speed
      video.current.playbackRate = speed
    }
  }, [speed])

  const keys = keysOf({
    toggle: () => (isPaused ? start() : video.current?.pause()),
    seek: (seconds) => goTo(Math.max(0, (video.current?.currentTime ?? 0) + seconds) * 1000),
    mute: () => {
      if (video.current) video.current.muted = !video.current.muted
    },
    captions: () => setCaptions(captions === "off" ? played.spokenLanguage : "off"),
    wide: () => onWide(!isWide),
    fullScreen: () =>
      dispatch({
        type: document.fullscreenElement
          ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
          : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
      }),
    speed: (step) => setSpeed(speeds[speeds.indexOf(speed as (typeof speeds)[number]) + step] ?? speed),
  })
  const isWarned = !isAsked && isPaused && isSlowLine()

  return (
    <section aria-label={t("controls")} className="grid gap-2" onKeyDown={keys}>
      <div ref={attachFrame} className="film bg-[#14120f]">
        <div className="relative grid grid-cols-1">
          <video
            key="film"
            ref={attach}
            src={from.source}
            preload="none"
            playsInline
            className="col-start-1 row-start-1 aspect-video max-h-[80dvh] w-full"
            onLoadedMetadata={from.onLoaded}
            onTimeUpdate={(event) => onTime(event.currentTarget.currentTime * 1000)}
            onError={from.onError}
            onClick={() => (isPaused ? start() : video.current?.pause())}
          >
            <track kind="captions" />
          </video>
          {isWarned ? <SlowNotice media={media} onStart={start} /> : null}
          {resumesAt !== undefined && isPaused && !isAsked && !isWarned ? (
            <p className="absolute inset-x-0 bottom-0 z-2 flex flex-wrap items-center gap-x-4 bg-paper/95 px-4 text-sm">
              {t("resumed", { time: clockTime(resumesAt) })}
              <Button variant="quiet" onClick={() => goTo(0)}>
                {t("fromStart")}
              </Button>
            </p>
          ) : null}
          {hasEnded && lesson ? (
            <EndCard
              lesson={lesson}
              status={isMember ? lessonStatus(progress, lesson.id, reported) : undefined}
              isVisitor={!isSignedIn}
              isPending={isPending}
              auto={auto}
              onWatchFrom={(ms) => {
                goTo(ms)
                start()
              }}
              onQuiz={showQuiz}
            />
          ) : null}
        </div>
        <Controls
          durationMs={media.durationMs}
          onPlay={() => start()}
          onSeek={goTo}
          speed={speed}
          onSpeed={setSpeed}
          captions={captions}
          languages={transcripts.map(({ language }) => language)}
          onCaptions={setCaptions}
          isWide={isWide}
          onWide={onWide}
          sound={media.audioAddress ? { isOnly: from.isSoundOnly, choose: from.chooseSound } : undefined}
          auto={lesson && auto.isOffered && auto.isPossible ? auto : undefined}
        />
      </div>
      {from.hasBroken ? <PlayerError onAgain={from.tryAgain} /> : null}
      <p className="text-ink-faint text-xs max-lg:hidden">{t("keys")}</p>
    </section>
  )
}
