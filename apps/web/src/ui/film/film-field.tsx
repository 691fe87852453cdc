// A field for a film. It is uploaded as soon as it is chosen; the form gets its id once the upload is
// complete.
import { LONGEST_TIP_SECONDS } from "@shirube/vocabulary/product"
import { CircleCheck, Clapperboard, CloudOff, Upload } from "lucide-react"
import { useEffect, useEffectEvent, useId, useRef } from "react"
import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { megabytesOf, minutesLeft } from "#web/lib/media/pace.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { classNames } from "../class-names.ts"
import { Button, buttonClass } from "../control/button.tsx"
import { FieldError } from "../control/field.tsx"
import { type FilmShape, takenFiles } from "./film-kinds.ts"
import { type FilmState, useFilm } from "./use-film.ts"

export interface FilmFieldProps {
  /** The id of a video, set once the upload is complete: the form can be saved before the video can be watched. */
  readonly value: string | null
  readonly onChange: (videoId: string | null) => void
  readonly shape: FilmShape
  readonly label: string
  readonly help?: string | undefined
  /** Needed if an error summary links to it. */
  readonly id?: string | undefined
  /** An upload is in progress: saving now saves without it. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined
  readonly error?: string | undefined
}

export function FilmField({
  value,
  onChange,
  shape,
  label,
  help,
  id: givenId,
  onBusy,
  error,
}: FilmFieldProps) {
  const t = useTranslations("films")
  const made = useId()
  const id = givenId ?? made
  const input = useRef<HTMLInputElement>(null)
  const { state, send, clear } = useFilm({ value, onChange, shape })
  const isUnderWay = state.kind === "sending" || state.kind === "waiting"
  useLeaveWarning(isUnderWay)
  const tell = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy))
  useEffect(() => tell(isUnderWay), [isUnderWay])

  const problem = state.kind === "failed" ? state.problem : error
  const mayChoose = state.kind === "none" || state.kind === "failed"
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative grid min-h-24 content-center gap-3 border border-rule-strong border-dashed bg-washi p-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
        <State state={state} shape={shape} describing={`${id}-state`} />
        <input
          ref={input}
          id={id}
          type="file"
          accept={takenFiles}
          disabled={!mayChoose}
          aria-describedby={`${problem ? `${id}-error ` : ""}${id}-state ${id}-help`}
          className={mayChoose ? "absolute inset-0 cursor-pointer opacity-0" : "sr-only"}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // So that the same file can be chosen again.
            event.target.value = ""
            if (file) send(file)
          }}
        />
        <Actions
          state={state}
          onAgain={send}
          onClear={() => {
            clear()
            // The pressed button is gone, so focus moves to the field.
            setTimeout(() => input.current?.focus())
          }}
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {useSpoken(state)}
      </p>
      <div aria-live="assertive">
        {problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}
      </div>
      <p id={`${id}-help`} className="text-ink-soft text-sm">
        {isUnderWay
          ? t("keepOpen")
          : (help ?? (shape === "tall" ? t("helpTall", { seconds: LONGEST_TIP_SECONDS }) : t("helpWide")))}
      </p>
    </div>
  )
}

function State({ state, shape, describing }: { state: FilmState; shape: FilmShape; describing: string }) {
  const t = useTranslations("films")
  switch (state.kind) {
    case "none":
    case "failed":
      return (
        <p id={describing} className="flex items-center gap-3 text-sm">
          <Upload aria-hidden className="size-5 flex-none text-ink-soft" />
          {t(shape === "tall" ? "chooseTall" : "choose")}
        </p>
      )
    case "sending":
    case "waiting":
      return <UploadProgress state={state} describing={describing} />
    case "preparing":
      return (
        <div className="grid gap-2 text-sm">
          <p id={describing} className="flex items-center gap-3">
            <Clapperboard aria-hidden className="size-5 flex-none text-ink-soft" />
            {t("preparing")}
          </p>
          <progress
            // Indeterminate until the first progress event.
            value={state.film.percent > 0 ? state.film.percent : undefined}
            max={100}
            aria-labelledby={describing}
            className="h-1.5 w-full"
          />
          <p className="text-ink-soft">
            {state.film.percent > 0 ? `${t("preparingPart", { percent: state.film.percent })} · ` : null}
            {t("preparingText")}
          </p>
        </div>
      )
    case "ready":
      return <Ready film={state.film} shape={shape} describing={describing} />
    case "held":
      return (
        <p id={describing} className="flex items-center gap-3 text-sm">
          <Clapperboard aria-hidden className="size-5 flex-none text-ink-soft" />
          {t("held")}
        </p>
      )
  }
}

type UploadingState = Extract<FilmState, { kind: "sending" | "waiting" }>

function UploadProgress({ state, describing }: { state: UploadingState; describing: string }) {
  const t = useTranslations("films")
  const { kind, file, sent, leftMs } = state
  return (
    <div className="grid gap-2 text-sm">
      <p id={describing} className="flex items-center gap-3">
        {kind === "sending" ? (
          <Upload aria-hidden className="size-5 flex-none text-ink-soft" />
        ) : (
          <CloudOff aria-hidden className="size-5 flex-none text-yamabuki" />
        )}
        <span className="wrap-anywhere min-w-0">
          {kind === "sending" ? t("sending", { file: file.name }) : t("waiting")}
        </span>
      </p>
      <progress value={sent} max={file.size} aria-labelledby={describing} className="h-1.5 w-full" />
      <p className="flex min-h-[1lh] flex-wrap gap-x-4 text-ink-soft tabular-nums">
        <span>{t("amount", { sent: megabytesOf(sent), total: megabytesOf(file.size) })}</span>
        {leftMs === undefined ? null : <span>{t("left", { minutes: minutesLeft(leftMs) })}</span>}
      </p>
    </div>
  )
}

type ReadyFilm = Extract<FilmState, { kind: "ready" }>["film"]

function Ready({ film, shape, describing }: { film: ReadyFilm; shape: FilmShape; describing: string }) {
  const t = useTranslations("films")
  const size = shape === "tall" ? "aspect-9/16 w-20" : "aspect-video w-40"
  return (
    <div className="flex items-center gap-4">
      {film.media?.posterAddress ? (
        <img
          src={film.media.posterAddress}
          alt={t("shows")}
          className={classNames("flex-none border bg-ink object-contain", size)}
        />
      ) : (
        <span className={classNames("grid flex-none place-items-center border bg-paper", size)}>
          <Clapperboard aria-hidden className="size-6 text-ink-faint" />
        </span>
      )}
      <div id={describing} className="grid min-w-0 gap-0.5 text-sm">
        <p className="wrap-anywhere font-medium">{film.fileName}</p>
        {film.media ? (
          <p className="text-ink-soft tabular-nums">
            {t("length", { time: clockTime(film.media.durationMs) })}
          </p>
        ) : null}
        <p className="flex items-center gap-1.5 text-matcha">
          <CircleCheck aria-hidden className="size-4 flex-none" />
          {t("ready")}
        </p>
      </div>
    </div>
  )
}

interface ActionsProps {
  readonly state: FilmState
  readonly onAgain: (file: File) => void
  readonly onClear: () => void
}

/** Above the invisible input that fills the box, so that the buttons receive the press. */
function Actions({ state, onAgain, onClear }: ActionsProps) {
  const t = useTranslations("films")
  const href = useHref()
  if (state.kind === "none") return null
  if (state.kind === "failed") {
    const { file, isSignedOut } = state
    if (isSignedOut)
      return (
        <a
          href={href("/sign-in")}
          onClick={rememberHere}
          className={classNames(buttonClass("secondary"), "relative justify-self-start")}
        >
          {t("signIn")}
        </a>
      )
    return file ? (
      <Button variant="secondary" className="relative justify-self-start" onClick={() => onAgain(file)}>
        {t("again")}
      </Button>
    ) : null
  }
  const isUnderWay = state.kind === "sending" || state.kind === "waiting"
  return (
    <Button variant="quiet" className="relative justify-self-start px-0!" onClick={onClear}>
      {isUnderWay ? t("stop") : t("remove")}
    </Button>
  )
}

/** Announced in steps, not for every megabyte. */
function useSpoken(state: FilmState): string {
  const t = useTranslations("films")
  switch (state.kind) {
    case "sending":
      return t("percent", { percent: Math.floor((state.sent / state.file.size) * 4) * 25 })
    case "waiting":
      return t("waiting")
    case "preparing":
      return t("preparing")
    case "ready":
      return t("ready")
    default:
      return ""
  }
}

/** The browser shows its own text. */
function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [isOn])
}
