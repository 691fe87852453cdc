// The course of one practice: prepare, speak, listen. Pure: time and devices come in as events.
import type { AnswerSeconds } from "@shirube/vocabulary/career/interview-practice/choices"

export const PREPARE_SECONDS = 30
/** Time after the limit until the answer is ended. */
export const OVERTIME_SECONDS = 30

export const speakingLimits = [60, 90, 120] as const
export type SpeakingLimit = (typeof speakingLimits)[number]

/** A short answer is practised with the shortest limit. */
export const limitFor = (seconds: AnswerSeconds): SpeakingLimit =>
  speakingLimits.find((limit) => limit >= seconds) ?? 120

export const recordings = ["none", "audio", "video"] as const
export type Recording = (typeof recordings)[number]

/** Why a device cannot be used; `lost`: it was disconnected while recording. */
export type DeviceProblem = "refused" | "missing" | "busy" | "unsupported" | "lost"

/** What was recorded. `url` is an object URL of this page. */
export interface Clip {
  readonly url: string
  readonly type: string
  readonly hasVideo: boolean
}

type Phase =
  | { readonly name: "ready" }
  /** Waits for the browser's permission. */
  | { readonly name: "asking" }
  | { readonly name: "preparing" | "speaking"; readonly since: number; readonly now: number }
  | { readonly name: "finished"; readonly spokenMs: number }

export interface PracticeState {
  readonly phase: Phase
  readonly limit: SpeakingLimit
  readonly recording: Recording
  readonly problem: DeviceProblem | null
  readonly clip: Clip | null
}

export type PracticeEvent =
  | { readonly kind: "limit-chosen"; readonly limit: SpeakingLimit }
  | { readonly kind: "recording-chosen"; readonly recording: Recording }
  | { readonly kind: "begun" | "granted" | "ticked" | "speech-begun" | "ended"; readonly at: number }
  | { readonly kind: "denied"; readonly problem: DeviceProblem }
  | { readonly kind: "device-lost" }
  | { readonly kind: "recorded"; readonly clip: Clip }
  | { readonly kind: "deleted" }
  | { readonly kind: "cancelled" }

export const initialPractice = (limit: SpeakingLimit): PracticeState => ({
  phase: { name: "ready" },
  limit,
  recording: "none",
  problem: null,
  clip: null,
})

const isAtRest = ({ phase }: PracticeState) => phase.name === "ready" || phase.name === "finished"

export function practise(state: PracticeState, event: PracticeEvent): PracticeState {
  const { phase } = state
  switch (event.kind) {
    case "limit-chosen":
      return isAtRest(state) ? { ...state, limit: event.limit } : state
    case "recording-chosen":
      return isAtRest(state) ? { ...state, recording: event.recording, problem: null } : state
    case "begun":
      if (!isAtRest(state)) return state
      return {
        ...state,
        problem: null,
        clip: null,
        phase: state.recording === "none" ? preparing(event.at) : { name: "asking" },
      }
    case "granted":
      return phase.name === "asking" ? { ...state, phase: preparing(event.at) } : state
    case "denied":
      // The timer works without a device.
      return phase.name === "asking"
        ? { ...state, phase: { name: "ready" }, recording: "none", problem: event.problem }
        : state
    case "speech-begun":
      return phase.name === "preparing" ? { ...state, phase: speaking(event.at) } : state
    case "ticked":
      return ticked(state, event.at)
    case "ended":
      return phase.name === "speaking" ? finished(state, event.at) : state
    case "device-lost":
      return phase.name === "preparing" || phase.name === "speaking"
        ? { ...state, recording: "none", problem: "lost" }
        : state
    case "recorded":
      return phase.name === "finished" ? { ...state, clip: event.clip } : state
    case "deleted":
      return { ...state, clip: null }
    case "cancelled":
      return isAtRest(state) ? state : { ...state, phase: { name: "ready" } }
  }
}

const preparing = (at: number): Phase => ({ name: "preparing", since: at, now: at })
const speaking = (at: number): Phase => ({ name: "speaking", since: at, now: at })

/** The clock of a sleeping tab jumps: what should have ended meanwhile ends now. */
function ticked(state: PracticeState, at: number): PracticeState {
  const { phase, limit } = state
  if (phase.name !== "preparing" && phase.name !== "speaking") return state
  const now = Math.max(phase.now, at)
  const elapsed = now - phase.since
  if (phase.name === "preparing" && elapsed >= PREPARE_SECONDS * 1_000)
    return { ...state, phase: speaking(now) }
  if (phase.name === "speaking" && elapsed >= (limit + OVERTIME_SECONDS) * 1_000) return finished(state, now)
  return { ...state, phase: { ...phase, now } }
}

const finished = (state: PracticeState, at: number): PracticeState =>
  state.phase.name === "speaking"
    ? { ...state, phase: { name: "finished", spokenMs: Math.max(0, at - state.phase.since) } }
    : state

/** Whole seconds: until speech begins, or until the limit, negative above it. */
export function secondsLeft({ phase, limit }: PracticeState): number | undefined {
  if (phase.name !== "preparing" && phase.name !== "speaking") return undefined
  const total = phase.name === "preparing" ? PREPARE_SECONDS : limit
  return Math.ceil(total - (phase.now - phase.since) / 1_000)
}

/** Compared with the length that the question asks for. */
export function verdictOn(spokenMs: number, seconds: AnswerSeconds): "short" | "good" | "long" {
  const spoken = spokenMs / 1_000
  return spoken < seconds * 0.5 ? "short" : spoken > seconds * 1.25 ? "long" : "good"
}
