import { MOST_PROPOSED_TIMES } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { dayInJapan, mondayOf } from "@shirube/vocabulary/time/days"
import { ChevronDown, X } from "lucide-react"
import { useController } from "react-hook-form"
import { useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import type { Labelled } from "#web/ui/form/bound.ts"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { GroupField } from "#web/ui/form/group-field.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { useOwnClock } from "./clocks.tsx"

interface TimesFieldProps extends Labelled<readonly string[]> {
  /** Starts that can be chosen, earliest first. */
  readonly times: readonly string[]
}

const byKey = (times: readonly string[], keyOf: (time: string) => string) => [
  ...Map.groupBy(times, keyOf).entries(),
]
const dayOf = (time: string) => dayInJapan(new Date(time))
const weekOf = (time: string) => mondayOf(dayOf(time))

/** Up to three starts in the order of preference, by week and day. Without scripts these are plain checkboxes. */
export function TimesField({ times, ...field }: TimesFieldProps) {
  const t = useTranslations("mentorSessions.choosing")
  const { form } = useFormParts()
  const { field: bound } = useController({ name: field.name, control: form.control, defaultValue: [] })
  const isAlive = useIsHydrated()
  const own = useOwnClock()
  const write = useTimeText()
  const all: readonly string[] = Array.isArray(bound.value) ? bound.value : []
  const chosen = all.filter((time) => times.includes(time))
  const gone = all.filter((time) => !times.includes(time))
  const isFull = isAlive && chosen.length >= MOST_PROPOSED_TIMES
  const toggle = (time: string) =>
    bound.onChange(chosen.includes(time) ? chosen.filter((each) => each !== time) : [...chosen, time])
  const weeks = byKey(times, weekOf)
  return (
    <GroupField {...field} className="grid gap-4">
      <p className="text-ink-soft text-sm">{own ? t("clocks", { city: own.city }) : t("clock")}</p>
      {gone.length > 0 ? (
        <Notice kind="warn" live title={t("gone")}>
          <p>{gone.map((time) => write(time, moment)).join(" · ")}</p>
        </Notice>
      ) : null}
      <div className="border-t">
        {weeks.map(([week, inWeek], place) => (
          <details
            key={week}
            open={place === 0 || inWeek.some((time) => chosen.includes(time))}
            className="group border-b"
          >
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-semibold">
              <span className="flex items-center gap-2">
                <ChevronDown
                  aria-hidden
                  className="size-5 flex-none text-ink-soft transition-transform group-open:rotate-180"
                />
                {t("week", { day: write(week, { month: "long", day: true }) })}
              </span>
              <span className="font-normal text-ink-soft text-sm">
                {t("count", { count: inWeek.length })}
              </span>
            </summary>
            <div className="grid gap-5 pt-2 pb-6">
              {byKey(inWeek, dayOf).map(([day, starts]) => (
                <Day
                  key={day}
                  name={field.name}
                  day={day}
                  starts={starts}
                  chosen={chosen}
                  isFull={isFull}
                  onToggle={toggle}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
      {isAlive ? <Chosen chosen={chosen} onRemove={toggle} /> : null}
    </GroupField>
  )
}

const dayParts = { month: "short", day: true, weekday: true } as const
const moment = { ...dayParts, clock: true } as const

interface DayProps {
  readonly name: string
  readonly day: string
  readonly starts: readonly string[]
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly onToggle: (time: string) => void
}

function Day({ name, day, starts, chosen, isFull, onToggle }: DayProps) {
  const t = useTranslations("mentorSessions.choosing")
  const write = useTimeText()
  const own = useOwnClock()
  return (
    <fieldset className="grid gap-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <legend className="sr-only">{write(day, dayParts)}</legend>
      <span aria-hidden className="font-medium sm:pt-2.5">
        {write(day, dayParts)}
      </span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {starts.map((time) => {
          const japan = write(time, { clock: true })
          const isChosen = chosen.includes(time)
          return (
            <label
              key={time}
              className="relative flex min-h-12 flex-col items-center justify-center rounded-sm border border-rule-strong px-1 py-1 text-center tabular-nums leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:border-dashed has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
            >
              <input
                type="checkbox"
                name={name}
                value={time}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(time)}
                aria-label={
                  own
                    ? t("bothOf", { day: write(day, dayParts), japan, own: own.timeOf(time), city: own.city })
                    : t("oneOf", { day: write(day, dayParts), japan })
                }
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              <span className="font-semibold">{japan}</span>
              {own ? <span className="text-xs">{own.timeOf(time)}</span> : null}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** In the order of preference, which is the order of choosing. */
function Chosen({ chosen, onRemove }: { chosen: readonly string[]; onRemove: (time: string) => void }) {
  const t = useTranslations("mentorSessions.choosing")
  const write = useTimeText()
  const own = useOwnClock()
  return (
    <div role="status" className="grid gap-1 bg-washi p-4">
      <p className="font-semibold">{t("chosen", { count: chosen.length, most: MOST_PROPOSED_TIMES })}</p>
      {chosen.length === 0 ? <p className="text-ink-soft text-sm">{t("chosenNone")}</p> : null}
      <ol className="grid">
        {chosen.map((time, place) => (
          <li key={time} className="flex items-center justify-between gap-3 border-b last:border-b-0">
            <span className="tabular-nums">
              {place + 1}. {write(time, moment)}
              {own ? (
                <span className="ms-2 text-ink-soft text-sm">
                  {t("there", { time: own.timeOf(time), city: own.city })}
                </span>
              ) : null}
            </span>
            <button
              type="button"
              aria-label={t("removeOf", { time: write(time, moment) })}
              onClick={() => onRemove(time)}
              className="grid size-11 flex-none place-items-center text-ink-soft hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
