// media-chrome keeps the film's state and speaks to the browser (full screen, small window, text tracks); the controls are ours,
// because its own bring styles that our policy for pages forbids.

import { useQuery } from "@tanstack/react-query"
import {
  MediaActionTypes,
  MediaProvider,
  useMediaDispatch,
  useMediaSelector,
  useMediaStore,
} from "media-chrome/react/media-store"
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { courseHref, lessonHref } from "../address.ts"
import { courseProgressQuery, type Lesson, type LessonContent, type Media } from "../queries.ts"
import { speeds, useCaptions, useSpeed } from "./choices.ts"
import { Controls } from "./controls.tsx"
import { clockTime, type FilmHandle, megabytes } from "./film.ts"
import { isSlowLine } from "./slow-line.ts"
import { useCaptionsOf } from "./use-captions-of.ts"
import { useMedia } from "./use-media.ts"
import { useReports } from "./use-reports.ts"

interface PlayerProps {
  readonly lesson: Lesson
  readonly content: LessonContent
  readonly film: RefObject<FilmHandle | null>
  readonly onTime: (ms: number) => void
  readonly isWide: boolean
  readonly onWide: (isWide: boolean) => void
  readonly isMember: boolean
}

export function Player(props: PlayerProps) {
  const t = useTranslations("lesson")
  const { media, hasFailed, renew } = useMedia(props.lesson.id)
  if (hasFailed)
    return (
      <Notice kind="error" live title={t("filmFailed")}>
        <Button variant="quiet" onClick={() => void renew()}>
          {t("again")}
        </Button>
      </Notice>
    )
  if (!media) return <div className="aspect-video w-full bg-[#14120f]" />
  return (
    <MediaProvider>
      <Film {...props} media={media} onExpired={renew} />
    </MediaProvider>
  )
}

interface FilmProps extends PlayerProps {
  readonly media: Media
  readonly onExpired: () => Promise<void>
}

const LAST_MOMENTS_MS = 4_000

function Film({ lesson, content, film, onTime, isWide, onWide, isMember, media, onExpired }: FilmProps) {
  const t = useTranslations("lesson")
  const video = useRef<HTMLVideoElement>(null)
  const store = useMediaStore()
  const dispatch = useMediaDispatch()
  const [speed, setSpeed] = useSpeed()
  const [captions, setCaptions] = useCaptions(useLocale())
  const [isSoundOnly, setIsSoundOnly] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [resumesAt, setResumesAt] = useState<number>()
  const isPaused = useMediaSelector((state) => state.mediaPaused !== false)
  const hasEnded = useMediaSelector((state) => state.mediaEnded === true)
  const reported = useReports(video, lesson, isMember)
  useCaptionsOf(video, content.transcripts, captions)
  const { data: progress } = useQuery({ ...courseProgressQuery(lesson.course.id), enabled: isMember })
  const own = progress?.lessons.find(({ lessonId }) => lessonId === lesson.id)

  // The same callbacks for good: React would otherwise hand the store nobody and the film again with every drawing.
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

  const goTo = (ms: number) => {
    if (video.current) video.current.currentTime = ms / 1000
    onTime(ms)
  }
  const play = () => void video.current?.play().catch(() => {})
  useImperativeHandle(film, () => ({
    playFrom(ms) {
      goTo(ms)
      play()
    },
    nowMs: () => (video.current?.currentTime ?? 0) * 1000,
  }))

  // Where they stopped, on whichever device; not where there is nothing left to see.
  const place = own && own.positionMs < lesson.durationMs - LAST_MOMENTS_MS ? own.positionMs : 0
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current || place === 0 || !video.current) return
    hasBegun.current = true
    video.current.currentTime = place / 1000
    onTime(place)
    setResumesAt(place)
  }, [place, onTime])

  useEffect(() => {
    if (video.current) {
      video.current.defaultPlaybackRate = speed
      video.current.playbackRate = speed
    }
  }, [speed])

  /** Another source in the same place: the sound alone, the picture again, or an address that is good again. */
  const source = sourceOf(media, isSoundOnly)
  const goOn = useRef<{ readonly at: number; readonly isPlaying: boolean }>(undefined)
  const keepPlace = () => {
    const element = video.current
    if (element) goOn.current = { at: element.currentTime, isPlaying: !element.paused }
  }
  const onLoaded = () => {
    const from = goOn.current
    goOn.current = undefined
    if (!from || !video.current) return
    video.current.currentTime = from.at
    if (from.isPlaying) play()
  }
  const chooseSound = (isOnly: boolean) => {
    keepPlace()
    setIsSoundOnly(isOnly)
  }
  const [hasBroken, setHasBroken] = useState(false)
  const onError = () => {
    if (Date.parse(media.expiresAt) > Date.now()) return setHasBroken(true)
    keepPlace()
    void onExpired()
  }

  const start = (isOnlySound = false) => {
    hasBegun.current = true
    setIsAsked(true)
    if (isOnlySound) chooseSound(true)
    // After React has written the source.
    setTimeout(play)
  }

  const keys = useKeys({
    toggle: () => (isPaused ? start() : video.current?.pause()),
    seek: (seconds) => goTo(Math.max(0, (video.current?.currentTime ?? 0) + seconds) * 1000),
    mute: () => {
      if (video.current) video.current.muted = !video.current.muted
    },
    captions: () => setCaptions(captions === "off" ? lesson.spokenLanguage : "off"),
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
      <div ref={attachFrame} className="film relative bg-[#14120f]">
        <video
          key="film"
          ref={attach}
          src={source}
          poster={media.posterAddress ?? undefined}
          preload="none"
          playsInline
          className="aspect-video max-h-[80dvh] w-full"
          onLoadedMetadata={onLoaded}
          onTimeUpdate={(event) => onTime(event.currentTarget.currentTime * 1000)}
          onError={onError}
          onClick={() => (isPaused ? start() : video.current?.pause())}
        >
          <track kind="captions" />
        </video>
        {isWarned ? <SlowLine media={media} onStart={start} /> : null}
        {hasEnded && lesson.next ? <NextLesson lesson={lesson} next={lesson.next} /> : null}
        <Controls
          durationMs={media.durationMs}
          onPlay={() => start()}
          onSeek={goTo}
          speed={speed}
          onSpeed={setSpeed}
          captions={captions}
          languages={content.transcripts.map(({ language }) => language)}
          onCaptions={setCaptions}
          isWide={isWide}
          onWide={onWide}
          sound={media.audioAddress ? { isOnly: isSoundOnly, choose: chooseSound } : undefined}
          marks={content.transcripts[0]?.marks ?? []}
        />
      </div>
      {hasBroken ? <Notice kind="error" live title={t("filmFailed")} /> : null}
      {resumesAt !== undefined && isPaused && !isAsked ? (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
          {t("resumed", { time: clockTime(resumesAt) })}
          <Button
            variant="quiet"
            onClick={() => {
              setResumesAt(undefined)
              goTo(0)
            }}
          >
            {t("fromStart")}
          </Button>
        </p>
      ) : null}
      <Finished
        lesson={lesson}
        isDone={reported?.isDone ?? own?.isDone ?? false}
        isCourseDone={reported?.isCourseDone ?? false}
      />
      <p className="text-ink-faint text-xs max-lg:hidden">{t("keys")}</p>
    </section>
  )
}

/** In several sizes where the browser itself plays that; others get the film in one piece. */
function sourceOf(media: Media, isSoundOnly: boolean): string {
  if (isSoundOnly && media.audioAddress) return media.audioAddress
  const playsHls = document.createElement("video").canPlayType("application/vnd.apple.mpegurl") !== ""
  return media.hlsAddress && playsHls ? media.hlsAddress : media.videoAddress
}

function SlowLine({ media, onStart }: { media: Media; onStart: (isOnlySound?: boolean) => void }) {
  const t = useTranslations("lesson.slow")
  const { bytes, audioBytes } = media
  return (
    <div className="absolute inset-x-0 top-0 z-2 grid gap-3 bg-paper/95 p-4">
      <p className="font-semibold">{t("title", { megabytes: megabytes(bytes) })}</p>
      <p className="text-sm">
        {audioBytes === null ? t("textWithoutSound") : t("text", { soundMegabytes: megabytes(audioBytes) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onStart()}>{t("watch")}</Button>
        {audioBytes === null ? null : (
          <Button variant="secondary" onClick={() => onStart(true)}>
            {t("listen")}
          </Button>
        )}
      </div>
    </div>
  )
}

function NextLesson({ lesson, next }: { lesson: Lesson; next: NonNullable<Lesson["next"]> }) {
  const t = useTranslations("lesson")
  const href = useHref()
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 z-2 flex flex-wrap items-center justify-between gap-3 bg-paper/95 p-4"
    >
      <p>{t("nextIn", { title: next.title })}</p>
      <ButtonLink href={href(lessonHref(lesson.course.id, next.key))}>{t("next")}</ButtonLink>
    </div>
  )
}

function Finished({
  lesson,
  isDone,
  isCourseDone,
}: {
  lesson: Lesson
  isDone: boolean
  isCourseDone: boolean
}) {
  const t = useTranslations("lesson")
  const href = useHref()
  if (isCourseDone)
    return (
      <Notice kind="success" live title={t("courseDone")}>
        <TextLink href={href(courseHref(lesson.course.id))}>{t("toCourse")}</TextLink>
      </Notice>
    )
  return isDone ? <p className="font-semibold text-matcha text-sm">✓ {t("done")}</p> : null
}

interface Keys {
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  readonly mute: () => void
  readonly captions: () => void
  readonly wide: () => void
  readonly fullScreen: () => void
  readonly speed: (step: 1 | -1) => void
}

const STEP_S = 5

/** While something of the player has the focus; what its own controls do with a key stays theirs. */
function useKeys(act: Keys) {
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = event.target as HTMLElement
    const isTyping = at.matches("input, select, textarea")
    const isButton = at.matches("button, a")
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      " ": isButton || isTyping ? undefined : act.toggle,
      k: act.toggle,
      ArrowLeft: isTyping ? undefined : () => act.seek(-STEP_S),
      ArrowRight: isTyping ? undefined : () => act.seek(STEP_S),
      m: act.mute,
      c: act.captions,
      t: act.wide,
      f: act.fullScreen,
      "<": () => act.speed(-1),
      ">": () => act.speed(1),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
}
