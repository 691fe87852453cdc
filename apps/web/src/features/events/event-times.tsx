// When an event is: in Japan time, which the page is made with, and in the reader's own where that is another.
import { dayInJapan } from "@shirube/contract/japan-day"
import { useFormatter, useLocale, useTranslations } from "use-intl"
import { ownTime } from "#web/lib/own-time.ts"
import { useIsAlive } from "#web/lib/use-is-alive.ts"

interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

const day = { year: "numeric", month: "long", day: "numeric", weekday: "short" } as const
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const

/** `Wed, 20 January 2027, 19:00–21:00`. Put together here: what joins a day and an hour, or two of them, differs between programs. */
export function useSessionTime(): (times: Times) => string {
  const format = useFormatter()
  return ({ startsAt, endsAt }) => {
    const [start, end] = [new Date(startsAt), new Date(endsAt)]
    const isOneDay = dayInJapan(start) === dayInJapan(end)
    const until = isOneDay ? "" : `${format.dateTime(end, day)} `
    return `${format.dateTime(start, day)} ${format.dateTime(start, clock)}–${until}${format.dateTime(end, clock)}`
  }
}

export function SessionTime({ startsAt, endsAt }: Times) {
  const t = useTranslations("events")
  const time = useSessionTime()
  return (
    <>
      <time dateTime={startsAt} className="tabular-nums">
        {time({ startsAt, endsAt })}
      </time>{" "}
      <span className="whitespace-nowrap text-ink-soft text-sm">{t("japanTime")}</span>
      <OwnTime startsAt={startsAt} endsAt={endsAt} />
    </>
  )
}

/** Only the browser knows where its reader is: it comes once the page is alive, and for readers in Japan not at all. */
function OwnTime(times: Times) {
  const t = useTranslations("events")
  const language = useLocale()
  const isAlive = useIsAlive()
  const own = isAlive ? ownTime(times, language) : undefined
  return own ? <span className="block text-ink-soft text-sm">{t("ownTime", own)}</span> : null
}
