import type { Language } from "@shirube/vocabulary/language"
import {
  Captions as CaptionsIcon,
  Gauge,
  Headphones,
  ListVideo,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCcw,
  RotateCw,
  SlidersHorizontal,
  Volume2,
  VolumeX,
} from "lucide-react"
import { MediaActionTypes, useMediaDispatch, useMediaSelector } from "media-chrome/react/media-store"
import { type ReactNode, useId, useState } from "react"
import { useTranslations } from "use-intl"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { classNames } from "#web/ui/class-names.ts"
import type { AutoNext } from "../ending/use-auto-next.ts"
import { type Captions, speeds } from "./choices.ts"

interface ControlsProps {
  readonly durationMs: number
  readonly onPlay: () => void
  readonly onSeek: (ms: number) => void
  readonly speed: number
  readonly onSpeed: (speed: number) => void
  readonly captions: Captions
  readonly languages: readonly Language[]
  readonly onCaptions: (captions: Captions) => void
  readonly isWide: boolean
  readonly onWide: (isWide: boolean) => void
  /** Undefined if there is no audio track. */
  readonly sound: { readonly isOnly: boolean; readonly choose: (isOnly: boolean) => void } | undefined
  /** Undefined if no lesson follows. */
  readonly auto: Pick<AutoNext, "isOn" | "choose"> | undefined
}

const STEP_MS = 5_000

export function Controls(props: ControlsProps) {
  const t = useTranslations("lesson")
  const dispatch = useMediaDispatch()
  const isPaused = useMediaSelector((state) => state.mediaPaused !== false)
  const isMuted = useMediaSelector((state) => state.mediaMuted === true)
  const isFull = useMediaSelector((state) => state.mediaIsFullscreen === true)
  const isSmall = useMediaSelector((state) => state.mediaIsPip === true)
  const hasNoSmall = useMediaSelector((state) => state.mediaPipUnavailable !== undefined)
  const hasNoFull = useMediaSelector((state) => state.mediaFullscreenUnavailable !== undefined)
  const nowMs = useMediaSelector((state) => Math.floor((state.mediaCurrentTime ?? 0) * 4) * 250)
  const [isOpen, setIsOpen] = useState(false)
  const settings = useId()
  const { durationMs, sound, auto } = props
  return (
    <div className="film-bar bg-washi px-1 pb-1 text-ink sm:px-2">
      <input
        type="range"
        min={0}
        max={Math.floor(durationMs / 1000)}
        step={1}
        value={Math.floor(nowMs / 1000)}
        onChange={(event) => props.onSeek(Number(event.currentTarget.value) * 1000)}
        aria-label={t("time")}
        aria-valuetext={t("timeOf", { now: clockTime(nowMs), all: clockTime(durationMs) })}
        className="block h-6 w-full cursor-pointer accent-shu"
      />
      <div className="flex flex-wrap items-center">
        <Control
          label={t(isPaused ? "play" : "pause")}
          onPress={() =>
            isPaused ? props.onPlay() : dispatch({ type: MediaActionTypes.MEDIA_PAUSE_REQUEST })
          }
        >
          {isPaused ? (
            <Play aria-hidden className="size-6 fill-current" />
          ) : (
            <Pause aria-hidden className="size-6 fill-current" />
          )}
        </Control>
        <Control label={t("back")} onPress={() => props.onSeek(Math.max(0, nowMs - STEP_MS))}>
          <RotateCcw aria-hidden className="size-5" />
        </Control>
        <Control label={t("forward")} onPress={() => props.onSeek(Math.min(durationMs, nowMs + STEP_MS))}>
          <RotateCw aria-hidden className="size-5" />
        </Control>
        <p className="me-auto px-1 text-sm tabular-nums">
          {clockTime(nowMs)} / {clockTime(durationMs)}
        </p>
        <Control
          label={t("settings")}
          isExpanded={isOpen}
          controls={settings}
          onPress={() => setIsOpen(!isOpen)}
          className="md:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
        </Control>
        {hasNoFull ? null : (
          <Control
            label={t(isFull ? "exitFullScreen" : "fullScreen")}
            onPress={() =>
              dispatch({
                type: isFull
                  ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
                  : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
              })
            }
            className="md:order-last"
          >
            {isFull ? (
              <Minimize aria-hidden className="size-5" />
            ) : (
              <Maximize aria-hidden className="size-5" />
            )}
          </Control>
        )}
        <div
          id={settings}
          className={classNames(
            "flex flex-wrap items-center gap-x-1 max-md:w-full max-md:justify-between max-md:border-t max-md:px-2",
            !isOpen && "max-md:hidden",
          )}
        >
          <Choice
            label={t("captions")}
            icon={<CaptionsIcon aria-hidden className="size-5" />}
            value={props.captions}
            onChange={(value) => props.onCaptions(value as Captions)}
            options={[
              { value: "off", label: t("captionsOff") },
              ...props.languages.map((language) => ({ value: language, label: t(`languages.${language}`) })),
            ]}
          />
          <Choice
            label={t("speed")}
            icon={<Gauge aria-hidden className="size-5" />}
            value={String(props.speed)}
            onChange={(value) => props.onSpeed(Number(value))}
            options={speeds.map((rate) => ({ value: String(rate), label: t("speedIs", { rate }) }))}
          />
          <Control
            label={t(isMuted ? "unmute" : "mute")}
            onPress={() =>
              dispatch({
                type: isMuted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST,
              })
            }
          >
            {isMuted ? (
              <VolumeX aria-hidden className="size-5" />
            ) : (
              <Volume2 aria-hidden className="size-5" />
            )}
          </Control>
          {sound ? (
            <Control
              label={t(sound.isOnly ? "withPicture" : "audioOnly")}
              isOn={sound.isOnly}
              onPress={() => sound.choose(!sound.isOnly)}
            >
              <Headphones aria-hidden className="size-5" />
            </Control>
          ) : null}
          {auto ? (
            <Control label={t("end.auto")} isOn={auto.isOn} onPress={() => auto.choose(!auto.isOn)}>
              <ListVideo aria-hidden className="size-5" />
            </Control>
          ) : null}
          <Control
            label={t("theatre")}
            isOn={props.isWide}
            onPress={() => props.onWide(!props.isWide)}
            className="max-lg:hidden"
          >
            <RectangleHorizontal aria-hidden className="size-5" />
          </Control>
          {hasNoSmall ? null : (
            <Control
              label={t("pip")}
              isOn={isSmall}
              onPress={() =>
                dispatch({
                  type: isSmall
                    ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST
                    : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST,
                })
              }
            >
              <PictureInPicture2 aria-hidden className="size-5" />
            </Control>
          )}
        </div>
      </div>
    </div>
  )
}

interface ControlProps {
  readonly label: string
  readonly onPress: () => void
  readonly isOn?: boolean
  readonly isExpanded?: boolean
  /** The id of what it shows. */
  readonly controls?: string
  readonly className?: string
  readonly children: ReactNode
}

const Control = ({ label, onPress, isOn, isExpanded, controls, className, children }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-expanded={isExpanded}
    aria-controls={controls}
    onClick={onPress}
    className={classNames(
      "grid size-11 flex-none place-items-center rounded-sm hover:bg-paper aria-pressed:text-shu-ink",
      className,
    )}
  >
    {children}
  </button>
)

interface ChoiceProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A native select: easiest on a phone. */
const Choice = ({ label, icon, value, onChange, options }: ChoiceProps) => (
  <label className="inline-flex min-h-11 items-center gap-1">
    {icon}
    <span className="sr-only">{label}</span>
    <select
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className="min-h-11 cursor-pointer bg-transparent pe-1 text-sm"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
