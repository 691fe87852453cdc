import { Mic, Play, Square, Timer, Video } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import type { InterviewQuestion } from "../queries.ts"
import { NextQuestion } from "./next-question.tsx"
import { Playback } from "./playback.tsx"
import {
  limitFor,
  type PracticeState,
  recordings,
  secondsLeft,
  speakingLimits,
  verdictOn,
} from "./practice-state.ts"
import { countPractice, practised } from "./practised.ts"
import { usePractice } from "./use-practice.ts"

/** A recording ends with the session of the member who made it. */
export function Practice({ question }: { question: InterviewQuestion }) {
  const user = useUser()
  return <PracticeBox key={`${question.id} ${user?.id ?? ""}`} question={question} />
}

function PracticeBox({ question }: { question: InterviewQuestion }) {
  const t = useTranslations("interview.practice")
  const isHydrated = useIsHydrated()
  const practice = usePractice(limitFor(question.seconds), () => countPractice(question.id))
  const { state, deleteClip } = practice
  const { phase, clip, problem } = state
  return (
    <section
      aria-labelledby="practice"
      className="no-print grid grid-cols-1 gap-4 border-ai border-t-3 bg-washi p-5"
    >
      <div>
        <h2 id="practice" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <p className="text-ink-soft">{t("lead")}</p>
      </div>
      {isHydrated ? (
        <>
          {problem ? (
            <Notice kind="warn" live>
              {t(`problem.${problem}`)}
            </Notice>
          ) : null}
          {phase.name === "finished" ? (
            <p role="status" className="font-semibold">
              {t("done", { time: clockTime(phase.spokenMs) })}{" "}
              {t(`verdict.${verdictOn(phase.spokenMs, question.seconds)}`)}
            </p>
          ) : null}
          {clip ? <Playback clip={clip} question={question.id} onDelete={deleteClip} /> : null}
          {phase.name === "ready" || phase.name === "finished" ? (
            <Beginning practice={practice} />
          ) : (
            <Running practice={practice} />
          )}
          <TimesPractised id={question.id} />
          <NextQuestion question={question} />
        </>
      ) : (
        <p className="text-ink-soft">{t("needsScripts")}</p>
      )}
    </section>
  )
}

type Course = ReturnType<typeof usePractice>

const choice =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 border px-3 text-[0.9375rem] has-checked:border-ai has-checked:bg-ai-tint has-checked:font-semibold has-focus-visible:outline-2"

function Beginning({ practice: { state, send, begin } }: { practice: Course }) {
  const t = useTranslations("interview.practice")
  const icons = { none: Timer, audio: Mic, video: Video }
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">{t("limit")}</legend>
        <div className="flex flex-wrap gap-2">
          {speakingLimits.map((limit) => (
            <label key={limit} className={choice}>
              <input
                type="radio"
                name="limit"
                className="sr-only"
                checked={state.limit === limit}
                onChange={() => send({ kind: "limit-chosen", limit })}
              />
              {t("seconds", { count: limit })}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">{t("recording")}</legend>
        <div className="flex flex-wrap gap-2">
          {recordings.map((recording) => {
            const Icon = icons[recording]
            return (
              <label key={recording} className={choice}>
                <input
                  type="radio"
                  name="recording"
                  className="sr-only"
                  checked={state.recording === recording}
                  onChange={() => send({ kind: "recording-chosen", recording })}
                />
                <Icon aria-hidden className="size-4 flex-none" />
                {t(`recordings.${recording}`)}
              </label>
            )
          })}
        </div>
        <p className="mt-2 text-ink-soft text-sm">
          {t("stays")}{" "}
          {state.recording === "none" ? null : t(state.recording === "video" ? "asksVideo" : "asks")}
        </p>
      </fieldset>
      <Button size="large" icon={<Play aria-hidden className="size-4" />} onClick={begin}>
        {t(state.phase.name === "finished" ? "again" : "begin")}
      </Button>
    </div>
  )
}

function Running({ practice: { state, send, cancel, picture } }: { practice: Course }) {
  const t = useTranslations("interview.practice")
  const { phase, recording } = state
  return (
    <div className="grid grid-cols-1 gap-4">
      {phase.name === "asking" ? (
        <p role="status" className="text-lead">
          {t("asking")}
        </p>
      ) : (
        <Clock state={state} />
      )}
      {picture && recording === "video" && phase.name !== "asking" ? <Mirror picture={picture} /> : null}
      <div className="flex flex-wrap gap-3">
        {phase.name === "preparing" ? (
          <Button
            icon={<Mic aria-hidden className="size-4" />}
            onClick={() => send({ kind: "speech-begun", at: Date.now() })}
          >
            {t("speakNow")}
          </Button>
        ) : null}
        {phase.name === "speaking" ? (
          <Button
            icon={<Square aria-hidden className="size-4" />}
            onClick={() => send({ kind: "ended", at: Date.now() })}
          >
            {t("stop")}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={cancel}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  )
}

/** The figures change every second and are not announced; the change of phase is. */
function Clock({ state }: { state: PracticeState }) {
  const t = useTranslations("interview.practice")
  const { phase, limit, recording } = state
  const left = secondsLeft(state) ?? 0
  const isOver = left < 0
  const isSpeaking = phase.name === "speaking"
  const share = Math.max(0, left) / (isSpeaking ? limit : 30)
  return (
    <div>
      <p role="status" className="flex flex-wrap items-center gap-x-4 font-semibold">
        {t(isSpeaking ? "speaking" : "preparing")}
        {isSpeaking && recording !== "none" ? (
          <span className="inline-flex items-center gap-2 font-normal text-shu-ink text-sm">
            <span aria-hidden className="size-2.5 rounded-full bg-shu motion-safe:animate-pulse" />
            {t(`recordingNow.${recording}`)}
          </span>
        ) : null}
      </p>
      <p
        role="timer"
        aria-live="off"
        className={classNames("voice-serif text-display tabular-nums", isOver && "text-shu-ink")}
      >
        <span aria-hidden>
          {isOver ? "+" : ""}
          {clockTime(Math.abs(left) * 1_000)}
        </span>
        <span className="sr-only">
          {isOver ? t("over", { count: -left }) : t("secondsLeft", { count: left })}
        </span>
      </p>
      <div aria-hidden className="mt-2 h-1.5 bg-rule">
        <div
          className={classNames("h-full", isSpeaking ? "bg-shu" : "bg-ai")}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

function Mirror({ picture }: { picture: MediaStream }) {
  const t = useTranslations("interview.practice")
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = picture
  }, [picture])
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={t("mirror")}
      className="aspect-4/3 w-full max-w-xs -scale-x-100 bg-ink object-cover"
    />
  )
}

function TimesPractised({ id }: { id: string }) {
  const t = useTranslations("interview.practice")
  const count = useBrowserStore(practised)?.[id]
  return count ? <p className="text-ink-soft text-sm">{t("practised", { count })}</p> : null
}
