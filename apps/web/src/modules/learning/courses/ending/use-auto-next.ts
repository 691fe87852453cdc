// Plays the next lesson after a countdown, for viewers who chose it on this device.
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useState } from "react"
import { useHref } from "#web/lib/page/use-app.ts"
import { lessonHref } from "../address.ts"
import { useAutoChoice } from "../player/choices.ts"
import { isSlowLine } from "../player/slow-notice.tsx"
import type { Lesson } from "../queries.ts"

const COUNTDOWN_S = 8

export interface AutoNext {
  /** The viewer may watch the next lesson. */
  readonly isOffered: boolean
  readonly isOn: boolean
  /** False if the device saves data or reduces motion. */
  readonly isPossible: boolean
  readonly choose: (isOn: boolean) => void
  readonly secondsLeft: number | undefined
  readonly cancel: () => void
}

/** The lesson that begins by itself; kept while the browser goes from one page to the next. */
let pendingStart: string | undefined

/** Whether this lesson was opened by the countdown. Returns true once. */
export function takePendingStart({ course, key }: Lesson): boolean {
  const isPending = pendingStart === `${course.id}/${key}`
  if (isPending) pendingStart = undefined
  return isPending
}

const isAllowed = () => !isSlowLine() && !matchMedia("(prefers-reduced-motion: reduce)").matches

export function useAutoNext(lesson: Lesson | null, hasEnded: boolean, isMember: boolean): AutoNext {
  const router = useRouter()
  const href = useHref()
  const [choice, setChoice] = useAutoChoice()
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const next = lesson?.next
  const isOffered = next != null && (isMember || next.isOpen)
  const isPossible = isAllowed()
  const isCounting = secondsLeft !== undefined

  const begin = useEffectEvent(() => {
    if (isOffered && choice === "on" && isPossible) setSecondsLeft(COUNTDOWN_S)
  })
  useEffect(() => {
    if (hasEnded) begin()
    else setSecondsLeft(undefined)
  }, [hasEnded])

  const go = useEffectEvent(() => {
    if (!lesson || !next) return
    pendingStart = `${lesson.course.id}/${next.key}`
    void router.navigate({ href: href(lessonHref(lesson.course.id, next.key)) })
  })
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setSecondsLeft((left) => (left === undefined ? left : left - 1)), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  useEffect(() => {
    if (secondsLeft === 0) go()
  }, [secondsLeft])

  return {
    isOffered,
    isOn: choice === "on",
    isPossible,
    choose(isOn) {
      setChoice(isOn ? "on" : "off")
      if (!isOn) setSecondsLeft(undefined)
      else if (hasEnded && isPossible) setSecondsLeft(COUNTDOWN_S)
    },
    secondsLeft: secondsLeft === undefined ? undefined : Math.max(0, secondsLeft),
    cancel: () => setSecondsLeft(undefined),
  }
}
