import { useSyncExternalStore } from "react"
import { useLocale } from "use-intl"
import { agoText } from "./ago-text.ts"
import { type TimeParts, timeText } from "./time-text.ts"

const MINUTE_MS = 60_000
const parts = {
  day: { year: true, month: "short", day: true },
  moment: { year: true, month: "short", day: true, clock: true },
} as const satisfies Record<string, TimeParts>
/** How exact the date is that is written before hydration and after a week. */
export type AgoPrecision = keyof typeof parts

/** “3 minutes ago”, which counts on. A stored page does not know when it is read, so it has the date. */
export function useAgo(precision: AgoPrecision = "day"): (at: string) => string {
  const language = useLocale()
  const isAlive = useSyncExternalStore(subscribe, currentMinute, () => undefined) !== undefined
  return (at) =>
    (isAlive ? agoText(at, language, Date.now()) : undefined) ?? timeText(at, language, parts[precision])
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS)

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all times of a page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
