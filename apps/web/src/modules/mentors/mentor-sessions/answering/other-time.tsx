import {
  EARLIEST_TIME,
  HORIZON_DAYS,
  LATEST_TIME,
  LEAD_HOURS,
} from "@shirube/vocabulary/mentors/hours/choices"
import { addDays, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import { useId, useState } from "react"
import { get } from "react-hook-form"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { halfHours } from "../../hours/half-hours.ts"
import { endOf } from "../clocks.tsx"

interface OtherTimeProps {
  readonly name: string
  readonly length: number
  readonly onAdd: (time: string) => void
}

const HOUR_MS = 3_600_000
const dayParts = { month: "short", day: true, weekday: true } as const

/** A day and a time outside of the weekly hours; the rules for all sessions still apply. */
export function OtherTime({ name, length, onAdd }: OtherTimeProps) {
  const t = useTranslations("mentorSessions.proposing")
  const write = useTimeText()
  const id = useId()
  const { form } = useFormParts()
  const [opened] = useState(() => Date.now())
  const today = dayInJapan(new Date(opened))
  const days = Array.from({ length: HORIZON_DAYS }, (_, after) => addDays(today, after + 1))
  const [day, setDay] = useState(days[1] ?? today)
  const [time, setTime] = useState("18:00")
  const start = new Date(instantInJapan(day, time)).toISOString()
  const isPossible =
    Date.parse(start) >= opened + LEAD_HOURS * HOUR_MS &&
    Date.parse(endOf(start, length)) <= Date.parse(instantInJapan(day, LATEST_TIME))
  const add = () => {
    if (!isPossible) return
    const chosen: string[] = get(form.getValues(), name) ?? []
    onAdd(start)
    if (!chosen.includes(start)) form.setValue(name, [...chosen, start].slice(0, 3))
  }
  return (
    <fieldset className="grid gap-2 border-t pt-4">
      <legend className="sr-only">{t("other")}</legend>
      <p className="font-semibold">{t("other")}</p>
      <p className="text-ink-soft text-sm">{t("otherHelp")}</p>
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor={`${id}-day`} className="grid gap-1 text-sm">
          {t("day")}
          <Select
            id={`${id}-day`}
            options={days.map((each) => ({ value: each, label: write(each, dayParts) }))}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </label>
        <label htmlFor={`${id}-time`} className="grid gap-1 text-sm">
          {t("time")}
          <Select
            id={`${id}-time`}
            options={halfHours(EARLIEST_TIME, LATEST_TIME)
              .slice(0, -1)
              .map((each) => ({ value: each, label: each }))}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </label>
        <Button variant="secondary" aria-disabled={!isPossible || undefined} onClick={add}>
          {t("add")}
        </Button>
      </div>
      {isPossible ? null : (
        <p role="status" className="text-ink-soft text-sm">
          {t("notPossible")}
        </p>
      )}
    </fieldset>
  )
}
