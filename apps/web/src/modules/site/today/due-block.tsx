import { daysBetween } from "@shirube/vocabulary/time/days"
import { CalendarDays } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Block } from "./block.tsx"
import type { TodayParts } from "./queries.ts"

type Due = TodayParts["due"]["items"][number]

export function DueBlock({ due: { today, items } }: Pick<TodayParts, "due">) {
  const t = useTranslations("today.due")
  return (
    <Block title={t("title")} all={{ to: "/shukatsu-calendar", label: t("all") }}>
      <DueRows today={today} items={items} />
    </Block>
  )
}

export const DueRows = ({ today, items }: TodayParts["due"]) =>
  items.map((item) => <DueRow key={item.id} item={item} today={today} />)

/** A ticked row stays where it is, so that a wrong tick can be undone. */
function DueRow({ item, today }: { item: Due; today: string }) {
  const t = useTranslations("today.due")
  const href = useHref()
  const [isDone, setDone] = useState(false)
  const { run } = useAction("PUT /v1/calendar/due/done", { touches: ["my-calendar", "due", "applications"] })
  const set = async (to: boolean) => {
    setDone(to)
    if (!(await run({ body: { id: item.id, isDone: to } }))) setDone(!to)
  }
  const title = (
    <span className={classNames("wrap-anywhere font-semibold leading-snug", isDone && "line-through")}>
      {item.title}
    </span>
  )
  return (
    <li className="flex items-start gap-3 py-1.5">
      {item.canTick ? (
        <label className="grid size-11 flex-none cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="checkbox"
            checked={isDone}
            onChange={({ currentTarget }) => void set(currentTarget.checked)}
            aria-label={t("tick", { title: item.title })}
          />
        </label>
      ) : (
        <span className="grid size-11 flex-none place-items-center text-ink-faint">
          <CalendarDays aria-hidden className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1 py-1.5">
        <p>
          {item.href ? (
            <a
              href={href(item.href as Address)}
              className="inline-block min-h-6 decoration-1 underline-offset-4 hover:underline"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className="text-sm">{isDone ? t("done") : <When item={item} today={today} />}</p>
      </div>
    </li>
  )
}

/** The last day counts: `In 3 days`, `2 days late`, or the day itself if it is far. */
function When({ item: { startsOn, endsOn, startsAt }, today }: { item: Due; today: string }) {
  const t = useTranslations("today.due")
  const write = useTimeText()
  const last = endsOn ?? startsOn
  const days = daysBetween(today, last)
  const day = write(last, { month: "short", day: true, weekday: true })
  const time = startsAt === null ? "" : ` ${write(startsAt, { clock: true })}`
  if (days < 0) return <span className="font-semibold text-shu-ink">{t("late", { count: -days, day })}</span>
  if (days === 0) return <span className="font-semibold">{t("today", { time })}</span>
  if (days === 1) return <span className="font-semibold">{t("tomorrow", { time })}</span>
  return (
    <span className="text-ink-soft">
      {endsOn ? t("until", { day }) : t("inDays", { count: days, day: `${day}${time}` })}
    </span>
  )
}
