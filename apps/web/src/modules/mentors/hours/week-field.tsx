import { MOST_WEEKLY_HOURS, type Weekday, weekdays } from "@shirube/vocabulary/mentors/hours/choices"
import { Copy, Plus, X } from "lucide-react"
import { useController } from "react-hook-form"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { Select } from "#web/ui/control/select.tsx"
import type { Labelled } from "#web/ui/form/bound.ts"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { GroupField } from "#web/ui/form/group-field.tsx"
import type { Span } from "./queries.ts"
import { copiedTo, endsAfter, replaced, spansOn, starts, withFrom, withNewSpan } from "./spans.ts"

const optionsOf = (times: readonly string[]) => times.map((time) => ({ value: time, label: time }))
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5]

/** The hours of each weekday, in Japan time. */
export function WeekField(field: Labelled<readonly Span[]>) {
  const t = useTranslations("mentorHours")
  const { form } = useFormParts()
  const { field: bound } = useController({ name: field.name, control: form.control, defaultValue: [] })
  const hours: readonly Span[] = Array.isArray(bound.value) ? bound.value : []
  return (
    <GroupField {...field} className="mt-2 border-t">
      {weekdays.map((weekday) => (
        <WeekdayRow key={weekday} weekday={weekday} hours={hours} onChange={bound.onChange} />
      ))}
      {hours.length >= MOST_WEEKLY_HOURS ? (
        <p role="status" className="pt-2 text-ink-soft text-sm">
          {t("most", { count: MOST_WEEKLY_HOURS })}
        </p>
      ) : null}
    </GroupField>
  )
}

interface WeekdayRowProps {
  readonly weekday: Weekday
  readonly hours: readonly Span[]
  readonly onChange: (hours: readonly Span[]) => void
}

function WeekdayRow({ weekday, hours, onChange }: WeekdayRowProps) {
  const t = useTranslations("mentorHours")
  const day = t(`weekdays.${weekday}`)
  const spans = spansOn(hours, weekday)
  const put = (place: number, span: Span | undefined) =>
    onChange(
      replaced(
        hours,
        weekday,
        spans.flatMap((each, at) => (at !== place ? [each] : span ? [span] : [])),
      ),
    )
  return (
    <fieldset className="grid gap-3 border-b py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <legend className="sr-only">{day}</legend>
      <span aria-hidden className="font-semibold sm:pt-2.5">
        {day}
      </span>
      <div className="grid gap-3">
        {spans.length === 0 ? <p className="text-ink-soft sm:pt-2.5">{t("none")}</p> : null}
        {[...spans.entries()].map(([place, span]) => (
          <div key={place} className="flex flex-wrap items-center gap-2">
            <Select
              aria-label={t("fromOf", { day, place: place + 1 })}
              className="w-28"
              options={optionsOf(starts)}
              value={span.from}
              onChange={(event) => put(place, withFrom(span, event.currentTarget.value))}
            />
            <span aria-hidden>–</span>
            <Select
              aria-label={t("untilOf", { day, place: place + 1 })}
              className="w-28"
              options={optionsOf(endsAfter(span.from))}
              value={span.until}
              onChange={(event) => put(place, { ...span, until: event.currentTarget.value })}
            />
            <button
              type="button"
              aria-label={t("removeOf", { day, from: span.from, until: span.until })}
              onClick={() => put(place, undefined)}
              className="grid size-11 flex-none place-items-center text-ink-soft hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
            </button>
          </div>
        ))}
        <div className="flex flex-wrap gap-x-4">
          <Button
            variant="quiet"
            className="px-0!"
            icon={<Plus aria-hidden className="size-4" />}
            aria-label={t("addOf", { day })}
            onClick={() => onChange(withNewSpan(hours, weekday))}
          >
            {t("add")}
          </Button>
          {spans.length > 0 ? (
            <>
              <Button
                variant="quiet"
                className="px-0!"
                icon={<Copy aria-hidden className="size-4" />}
                aria-label={t("copyWorkdaysOf", { day })}
                onClick={() => onChange(copiedTo(hours, weekday, workdays))}
              >
                {t("copyWorkdays")}
              </Button>
              <Button
                variant="quiet"
                className="px-0!"
                aria-label={t("copyAllOf", { day })}
                onClick={() => onChange(copiedTo(hours, weekday, weekdays))}
              >
                {t("copyAll")}
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </fieldset>
  )
}
