import { useLocale } from "use-intl"
import { type TimeParts, timeText } from "./time-text.ts"

/** In the reader's language and in Japan time, as everywhere on the site. */
export function useTimeText(): (at: string, parts: TimeParts) => string {
  const language = useLocale()
  return (at, parts) => timeText(at, language, parts)
}

const DAY = { year: true, month: "short", day: true } as const

/** A date, or a date and a time, as most pages write it. */
export function useDay(): (at: string) => string {
  const write = useTimeText()
  return (at) => write(at, DAY)
}

export function useMoment(): (at: string) => string {
  const write = useTimeText()
  return (at) => write(at, { ...DAY, clock: true })
}
