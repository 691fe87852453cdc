import { type AgoPrecision, useAgo } from "#web/lib/time/use-ago.ts"
import { useDay, useMoment } from "#web/lib/time/use-time-text.ts"
import { DateText } from "./date-text.tsx"

/** When something happened: relative while it is recent, with the exact time as its title. */
export function Ago({ at, precision = "day" }: { at: string; precision?: AgoPrecision }) {
  const ago = useAgo(precision)
  const [day, moment] = [useDay(), useMoment()]
  return (
    <DateText dateTime={at} title={precision === "day" ? day(at) : moment(at)}>
      {ago(at)}
    </DateText>
  )
}
