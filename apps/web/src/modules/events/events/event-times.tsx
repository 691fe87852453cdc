// When an event is: in Japan time as rendered by the server, and in the reader's time zone if that differs.
import { useTranslations } from "use-intl"
import { useOwnTime } from "#web/lib/time/use-own-time.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Unbroken } from "#web/ui/text/unbroken.tsx"

interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

const day = { year: true, month: "long", day: true, weekday: true } as const
const clock = { clock: true } as const

/**
 * `Wed, 20 January 2027, 19:00–21:00`. Joined by hand, because browsers and Node join dates and times
 * differently.
 */
export function useSessionTime(): (times: Times) => string {
  const write = useTimeText()
  return ({ startsAt, endsAt }) => {
    const [first, last] = [write(startsAt, day), write(endsAt, day)]
    const until = first === last ? "" : `${last} `
    return `${first} ${write(startsAt, clock)}–${until}${write(endsAt, clock)}`
  }
}

export function SessionTime({ startsAt, endsAt }: Times) {
  const t = useTranslations("events")
  const time = useSessionTime()
  return (
    <>
      <time dateTime={startsAt} className="tabular-nums">
        <Unbroken text={time({ startsAt, endsAt })} />
      </time>{" "}
      <span className="whitespace-nowrap text-ink-soft text-sm">{t("japanTime")}</span>
      <OwnTime startsAt={startsAt} endsAt={endsAt} />
    </>
  )
}

function OwnTime(times: Times) {
  const t = useTranslations("events")
  const own = useOwnTime(times)
  return own ? (
    <span className="block text-ink-soft text-sm">
      <Unbroken text={t("ownTime", own)} />
    </span>
  ) : null
}
