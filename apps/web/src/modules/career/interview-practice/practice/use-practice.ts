// Connects the course of a practice to the clock and the devices of this browser.
import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from "react"
import {
  type Clip,
  initialPractice,
  type PracticeEvent,
  type PracticeState,
  practise,
  type Recording,
  type SpeakingLimit,
} from "./practice-state.ts"
import { canRecord, openRecorder, problemOf, type Recorder } from "./recorder.ts"

interface Practice {
  readonly state: PracticeState
  readonly send: Dispatch<PracticeEvent>
  readonly begin: () => void
  readonly cancel: () => void
  readonly deleteClip: () => void
  /** The camera's picture while it is on. */
  readonly picture: MediaStream | undefined
}

const TICK_MS = 250

export function usePractice(limit: SpeakingLimit, onFinished: () => void): Practice {
  const [state, send] = useReducer(practise, limit, initialPractice)
  const recorder = useRef<Recorder>(undefined)
  const [picture, setPicture] = useState<MediaStream>()
  const clip = useRef<Clip>(undefined)
  /** Counts the beginnings, so that a permission given too late is recognised. */
  const attempt = useRef(0)
  const { name } = state.phase

  const dropClip = () => {
    if (clip.current) URL.revokeObjectURL(clip.current.url)
    clip.current = undefined
  }
  const releaseDevices = () => {
    attempt.current += 1
    recorder.current?.release()
    recorder.current = undefined
  }

  const askForDevices = async (recording: Exclude<Recording, "none">) => {
    const own = attempt.current
    try {
      if (!canRecord()) return send({ kind: "denied", problem: "unsupported" })
      const opened = await openRecorder(recording, () => send({ kind: "device-lost" }))
      if (attempt.current !== own) return opened.release()
      recorder.current = opened
      setPicture(opened.picture)
      send({ kind: "granted", at: Date.now() })
    } catch (error) {
      if (attempt.current === own) send({ kind: "denied", problem: problemOf(error) })
    }
  }

  const keepClip = async () => {
    const own = attempt.current
    const recorded = await recorder.current?.stop()
    recorder.current = undefined
    if (!recorded) return
    if (attempt.current !== own) return URL.revokeObjectURL(recorded.url)
    clip.current = recorded
    send({ kind: "recorded", clip: recorded })
  }

  const onPhase = useEffectEvent((phase: PracticeState["phase"]["name"]) => {
    if (phase === "speaking") recorder.current?.start()
    if (phase !== "finished") return
    onFinished()
    void keepClip()
  })
  useEffect(() => onPhase(name), [name])

  const isRunning = name === "preparing" || name === "speaking"
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => send({ kind: "ticked", at: Date.now() }), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  const dropAll = useEffectEvent(() => {
    releaseDevices()
    dropClip()
    send({ kind: "cancelled" })
    send({ kind: "deleted" })
  })
  useEffect(() => {
    // The browser may keep a page that was left, for its back button.
    const leave = () => dropAll()
    addEventListener("pagehide", leave)
    return () => {
      removeEventListener("pagehide", leave)
      dropAll()
    }
  }, [])

  return {
    state,
    send,
    begin: () => {
      releaseDevices()
      dropClip()
      send({ kind: "begun", at: Date.now() })
      if (state.recording !== "none") void askForDevices(state.recording)
    },
    cancel: () => {
      releaseDevices()
      send({ kind: "cancelled" })
    },
    deleteClip: () => {
      dropClip()
      send({ kind: "deleted" })
    },
    picture,
  }
}
