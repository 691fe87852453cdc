import { useFormatter, useLocale } from "use-intl"
import { dayText } from "./day-text.ts"

/** A day, or a day and an hour, as people write it. In Japan time, as everywhere on the site. */
export function useDay(): (at: string) => string {
  const language = useLocale()
  return (at) => dayText(at, language)
}

export function useMoment(): (at: string) => string {
  const format = useFormatter()
  return (at) =>
    format.dateTime(new Date(at), {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      // As times of events and the calendar are written, in both languages.
      hourCycle: "h23",
    })
}
