import type { ReactNode } from "react"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Unbroken } from "#web/ui/text/unbroken.tsx"
import type { EventSession } from "../queries.ts"

const DAY = { month: "short", day: true, weekday: true } as const

interface BarProps {
  readonly session: Pick<EventSession, "startsAt" | "endsAt">
  /** Such as “2 more dates”. */
  readonly more?: string | undefined
  /** Seats, or the reader's own registration. */
  readonly mark: ReactNode
  readonly action: ReactNode
}

/** One line of the bar: date, status and action. */
export function Bar({ session: { startsAt, endsAt }, more, mark, action }: BarProps) {
  const write = useTimeText()
  const clock = { clock: true }
  const time = `${write(startsAt, DAY)} ${write(startsAt, clock)}–${write(endsAt, clock)}`
  return (
    <>
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm leading-snug">
        <p className="font-semibold">
          <time dateTime={startsAt} className="tabular-nums">
            <Unbroken text={time} />
          </time>
          {more ? <span className="whitespace-nowrap font-normal text-ink-soft"> {more}</span> : null}
        </p>
        <p>{mark}</p>
      </div>
      {action}
    </>
  )
}
