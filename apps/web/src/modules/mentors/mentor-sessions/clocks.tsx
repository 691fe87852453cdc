// Times in Japan, and on the reader's own clock where that differs.
import { inZone } from "@shirube/vocabulary/mentors/hours/in-zone"
import { useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { cityOf } from "#web/lib/time/own-time.ts"
import { useOwnTime } from "#web/lib/time/use-own-time.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Unbroken } from "#web/ui/text/unbroken.tsx"

const JAPAN_OFFSET = -9 * 60

interface OwnClock {
  readonly city: string
  /** The time there, with the weekday if the day is another one than in Japan. */
  readonly timeOf: (instant: string) => string
}

/** Undefined in Japan, and on the server, which does not know the reader's zone. */
export function useOwnClock(): OwnClock | undefined {
  const isAlive = useIsHydrated()
  const weekdays = useTranslations("mentorSessions")
  if (!isAlive || new Date().getTimezoneOffset() === JAPAN_OFFSET) return undefined
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    city: cityOf(zone),
    timeOf: (instant) => {
      const { time, isOtherDay, weekday } = inZone(instant, zone)
      return isOtherDay ? `${weekdays(`weekdays.${weekday}`)} ${time}` : time
    },
  }
}

const day = { year: true, month: "long", day: true, weekday: true } as const

interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

/** `Wed, 20 January 2027 19:00–19:30` */
export function useSpanText(): (times: Times) => string {
  const write = useTimeText()
  return ({ startsAt, endsAt }) =>
    `${write(startsAt, day)} ${write(startsAt, { clock: true })}–${write(endsAt, { clock: true })}`
}

export const endOf = (startsAt: string, minutes: number) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()

export function BothClocks({ startsAt, endsAt }: Times) {
  const t = useTranslations("mentorSessions")
  const own = useOwnTime({ startsAt, endsAt })
  const span = useSpanText()
  return (
    <>
      <time dateTime={startsAt} className="tabular-nums">
        <Unbroken text={span({ startsAt, endsAt })} />
      </time>{" "}
      <span className="whitespace-nowrap text-ink-soft text-sm">{t("japanTime")}</span>
      {own ? (
        <span className="block text-ink-soft text-sm tabular-nums">
          <Unbroken text={t("ownTime", own)} />
        </span>
      ) : null}
    </>
  )
}
