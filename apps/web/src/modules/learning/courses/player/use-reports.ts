// Reports a player's progress: every few seconds, on pause, and when the page is left.
import { REPORT_EVERY_MS } from "@shirube/vocabulary/learning/courses/choices"
import { type RefObject, useEffect, useRef, useState } from "react"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { createWatch } from "./film.ts"

export type ProgressReport = ApiResponse<"PUT /v1/lessons/{id}/progress">

interface WatchedLesson {
  readonly id: string
  readonly durationMs: number
}

/** A longer step between two time updates was a seek. */
const LONGEST_STEP_S = 1.2
/** At double speed the last slots may be refused as too early. */
const RETRY_AT_END_MS = 2_500
const MOST_RETRIES_AT_END = 4

/**
 * The server's response to the last report, and whether the end of the film is still being reported. Only
 * members' progress is recorded.
 */
export function useReports(
  video: RefObject<HTMLVideoElement | null>,
  { id, durationMs }: WatchedLesson,
  isOn: boolean,
) {
  const { queries } = useApp()
  const [reported, setReported] = useState<ProgressReport>()
  const [isPending, setIsPending] = useState(false)
  const known = useRef("")

  useEffect(() => {
    const element = video.current
    if (!element || !isOn) return
    const watch = createWatch(durationMs)
    let play: Promise<number> | undefined
    let before = element.currentTime
    let hasNews = false
    let isRefused = false

    const begin = () => {
      play ??= api("POST /v1/lessons/{id}/plays", { params: { id }, handles: "all" }).then(
        (begun) => begun.play,
      )
      // The next report retries.
      play.catch(() => {
        play = undefined
      })
      return play
    }

    const report = async (isLeaving = false) => {
      if (!hasNews || isRefused) return undefined
      hasNews = false
      const slots = watch.take()
      try {
        const body = { play: await begin(), positionMs: Math.floor(element.currentTime * 1000), slots }
        const answer = await api("PUT /v1/lessons/{id}/progress", {
          params: { id },
          body,
          handles: "all",
          ...(isLeaving ? { keepalive: true as const } : {}),
        })
        watch.restore(answer.refusedSlots)
        hasNews ||= answer.refusedSlots.length > 0
        setReported(answer)
        const outcome = `${answer.isWatched} ${answer.isDone} ${answer.isCourseDone}`
        if ((answer.isWatched || answer.isDone) && known.current !== outcome)
          refetch(queries.current(), ["course"])
        known.current = outcome
        return answer
      } catch (error) {
        watch.restore(slots)
        hasNews = true
        if (!isApiError(error)) return undefined
        if (error.code === "lesson.play_unknown") play = undefined
        isRefused = error.code === "lesson.for_members"
        return undefined
      }
    }

    const onTime = () => {
      const now = element.currentTime
      const step = now - before
      if (!element.paused && step > 0 && step <= LONGEST_STEP_S * element.playbackRate)
        watch.add(before * 1000, now * 1000)
      before = now
      hasNews = true
    }
    const onPlay = () => {
      before = element.currentTime
      hasNews = true
      void begin()
    }
    const onStop = () => {
      if (!element.ended) void report()
    }
    let retry: ReturnType<typeof setTimeout> | undefined
    const reportEnd = async (retriesLeft = MOST_RETRIES_AT_END) => {
      setIsPending(true)
      const answer = await report()
      const isMissing = answer !== undefined && answer.refusedSlots.length > 0 && !answer.isWatched
      if (isMissing && retriesLeft > 0 && element.ended)
        retry = setTimeout(() => void reportEnd(retriesLeft - 1), RETRY_AT_END_MS)
      else setIsPending(false)
    }
    const onEnd = () => void reportEnd()
    const onHidden = () => {
      if (document.visibilityState === "hidden") void report(true)
    }
    const onLeave = () => void report(true)

    element.addEventListener("timeupdate", onTime)
    element.addEventListener("play", onPlay)
    element.addEventListener("pause", onStop)
    element.addEventListener("ended", onEnd)
    document.addEventListener("visibilitychange", onHidden)
    addEventListener("pagehide", onLeave)
    const timer = setInterval(() => {
      if (!element.paused) void report()
    }, REPORT_EVERY_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(retry)
      element.removeEventListener("timeupdate", onTime)
      element.removeEventListener("play", onPlay)
      element.removeEventListener("pause", onStop)
      element.removeEventListener("ended", onEnd)
      document.removeEventListener("visibilitychange", onHidden)
      removeEventListener("pagehide", onLeave)
      void report(true)
    }
  }, [video, id, durationMs, isOn, queries])

  return { reported, isPending }
}
