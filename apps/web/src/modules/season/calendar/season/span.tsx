import { useTranslations } from "use-intl"
import { useOwnTime } from "#web/lib/time/use-own-time.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Unbroken } from "#web/ui/text/unbroken.tsx"
import type { Item } from "./items.ts"

type When = Pick<Item, "startsOn" | "endsOn" | "startsAt" | "precision">

/** A day with its weekday, a day and an hour, a period, or months; in Japan time, as everywhere on the site. */
export function useSpan(): (when: When) => string {
  const write = useTimeText()
  const t = useTranslations("calendar")
  const day = (at: string) => write(at, { year: true, month: "short", day: true, weekday: true })
  const month = (at: string) => write(at, { year: true, month: "short" })
  return ({ startsOn, endsOn, startsAt, precision }) => {
    if (precision === "month") {
      const [first, last] = [month(startsOn), month(endsOn ?? startsOn)]
      return first === last ? first : t("span", { first, last })
    }
    if (startsAt !== null)
      return t("atTime", {
        day: day(startsOn),
        time: write(startsAt, { clock: true }),
      })
    return endsOn === null || endsOn === startsOn
      ? day(startsOn)
      : t("span", { first: day(startsOn), last: day(endsOn) })
  }
}

/** A period is too long for one line on the narrowest phones, so unlike a day it may wrap. */
export function Span({ when }: { when: When }) {
  const span = useSpan()
  return (
    <>
      <time dateTime={when.startsOn} className="tabular-nums">
        {span(when)}
      </time>
      {when.startsAt === null ? null : <OwnTime startsAt={when.startsAt} />}
    </>
  )
}

function OwnTime({ startsAt }: { startsAt: string }) {
  const t = useTranslations("calendar")
  const own = useOwnTime({ startsAt })
  if (!own) return null
  return (
    <span className="block text-sm tabular-nums">
      <Unbroken text={t("ownTime", own)} />
    </span>
  )
}
