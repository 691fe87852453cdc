import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import { useTimeText } from "#web/lib/time/use-time-text.ts"

interface DatedResult {
  readonly noun: SearchNoun
  readonly date: string | null
  readonly until: string | null
}

const DAY = { year: true, month: "short", day: true } as const

/** The date of a result in Japan time: for an event with its weekday and time, or its first and last day. */
export function useResultDate(): (result: DatedResult) => string | undefined {
  const write = useTimeText()
  return ({ noun, date, until }) => {
    if (date === null) return undefined
    if (noun !== "event") return write(date, DAY)
    if (until !== null && write(until, DAY) !== write(date, DAY))
      return `${write(date, DAY)} – ${write(until, DAY)}`
    return write(date, { ...DAY, weekday: true, clock: true })
  }
}
