import { describe, expect, test } from "vitest"
import {
  type Clip,
  initialPractice,
  limitFor,
  type PracticeEvent,
  type PracticeState,
  practise,
  secondsLeft,
  verdictOn,
} from "./practice-state.ts"

const clip: Clip = { url: "blob:here", type: "audio/webm", hasVideo: false }
const after = (...events: readonly PracticeEvent[]): PracticeState =>
  events.reduce(practise, initialPractice(60))
const audio: PracticeEvent = { kind: "recording-chosen", recording: "audio" }
const at = (
  kind: "begun" | "granted" | "ticked" | "speech-begun" | "ended",
  seconds: number,
): PracticeEvent => ({
  kind,
  at: seconds * 1_000,
})

describe("practice with the timer alone", () => {
  test("asks for no device, and goes from preparing to speaking after 30 seconds", () => {
    expect(after(at("begun", 0)).phase.name).toBe("preparing")
    expect(secondsLeft(after(at("begun", 0), at("ticked", 29)))).toBe(1)
    expect(after(at("begun", 0), at("ticked", 30)).phase.name).toBe("speaking")
  })

  test("begins to speak earlier on request", () => {
    const state = after(at("begun", 0), at("speech-begun", 5), at("ticked", 15))
    expect([state.phase.name, secondsLeft(state)]).toEqual(["speaking", 50])
  })

  test("shows the overtime, and ends by itself after half a minute of it", () => {
    const begun = [at("begun", 0), at("speech-begun", 0)]
    expect(secondsLeft(after(...begun, at("ticked", 72)))).toBe(-12)
    expect(after(...begun, at("ticked", 89)).phase.name).toBe("speaking")
    expect(after(...begun, at("ticked", 90)).phase).toEqual({ name: "finished", spokenMs: 90_000 })
  })

  test("says how long the answer was", () => {
    expect(after(at("begun", 0), at("speech-begun", 10), at("ended", 52)).phase).toEqual({
      name: "finished",
      spokenMs: 42_000,
    })
  })

  test("never runs backwards if the clock is set back", () => {
    const state = after(at("begun", 100), at("ticked", 110), at("ticked", 50))
    expect(secondsLeft(state)).toBe(20)
  })
})

describe("practice with a recording", () => {
  test("waits for the permission before the timer runs", () => {
    const asking = after(audio, at("begun", 0))
    expect([asking.phase.name, secondsLeft(asking)]).toEqual(["asking", undefined])
    expect(practise(asking, at("ticked", 100)).phase.name).toBe("asking")
    expect(practise(asking, at("granted", 100)).phase.name).toBe("preparing")
  })

  test("falls back to the timer alone after a refusal, and says why", () => {
    const refused = after(audio, at("begun", 0), { kind: "denied", problem: "refused" })
    expect(refused).toMatchObject({ phase: { name: "ready" }, recording: "none", problem: "refused" })
    expect(practise(refused, at("begun", 9))).toMatchObject({ phase: { name: "preparing" }, problem: null })
  })

  test("ignores a permission that comes after it was cancelled", () => {
    const cancelled = after(audio, at("begun", 0), { kind: "cancelled" })
    expect(practise(cancelled, at("granted", 5)).phase.name).toBe("ready")
  })

  test("continues with the timer if the device is lost", () => {
    const lost = after(audio, at("begun", 0), at("granted", 1), at("speech-begun", 2), {
      kind: "device-lost",
    })
    expect(lost).toMatchObject({ phase: { name: "speaking" }, recording: "none", problem: "lost" })
  })

  test("has the recording once it is finished, until it is deleted or the next one begins", () => {
    const done = after(audio, at("begun", 0), at("granted", 1), at("speech-begun", 2), at("ended", 9), {
      kind: "recorded",
      clip,
    })
    expect(done.clip).toEqual(clip)
    expect(practise(done, { kind: "deleted" }).clip).toBeNull()
    expect(practise(done, at("begun", 20)).clip).toBeNull()
  })

  test("drops a recording that arrives after it was cancelled", () => {
    const cancelled = after(audio, at("begun", 0), at("granted", 1), { kind: "cancelled" })
    expect(practise(cancelled, { kind: "recorded", clip }).clip).toBeNull()
  })
})

test("settings change only between two answers", () => {
  const speaking = after(at("begun", 0), at("speech-begun", 1))
  expect(practise(speaking, { kind: "limit-chosen", limit: 120 }).limit).toBe(60)
  expect(practise(speaking, audio).recording).toBe("none")
  expect(practise(speaking, at("begun", 5))).toBe(speaking)
  expect(after({ kind: "limit-chosen", limit: 90 }).limit).toBe(90)
})

test("the limit fits the question", () => {
  expect([limitFor(30), limitFor(60), limitFor(90), limitFor(120)]).toEqual([60, 60, 90, 120])
})

test.each([
  [29, "short"],
  [30, "good"],
  [75, "good"],
  [76, "long"],
] as const)("%d seconds for an answer of a minute is %s", (spoken, verdict) => {
  expect(verdictOn(spoken * 1_000, 60)).toBe(verdict)
})
