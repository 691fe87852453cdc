import { useFormatter } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { DateText } from "#web/ui/text/date-text.tsx"

const RECENT_MS = 7 * 24 * 60 * 60_000

/** Relative time for recent posts. The cached page shows the day; the browser knows the current time. */
export function Since({ at }: { at: string }) {
  const format = useFormatter()
  const day = useDay()
  const isAlive = useIsHydrated()
  const moment = new Date(at)
  const age = Date.now() - moment.getTime()
  const isRecent = isAlive && age >= 0 && age < RECENT_MS
  return (
    <DateText dateTime={at} title={day(at)}>
      {isRecent ? format.relativeTime(moment, new Date()) : day(at)}
    </DateText>
  )
}
