import { freeTimes } from "@shirube/vocabulary/mentors/hours/free-times"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { Body } from "#web/ui/form/names.ts"

type Hours = Body<"PUT /v1/mentors/me/hours">

const DAYS = 5
const TIMES = 8

/** The first free times that students would see with the hours as typed. Agreed sessions are not taken off. */
export function Preview() {
  const t = useTranslations("mentorHours.preview")
  const write = useTimeText()
  const isAlive = useIsHydrated()
  const { form } = useFormParts()
  const values = useWatch({ control: form.control }) as Partial<Hours>
  const [now] = useState(() => new Date())
  const times = isAlive
    ? freeTimes(
        {
          hours: values.hours ?? [],
          length: values.length ?? 30,
          sessionsPerWeek: values.sessionsPerWeek ?? 1,
          daysOff: values.daysOff ?? [],
          taken: [],
          noRequestsUntil: null,
        },
        now,
      )
    : []
  const days = [...Map.groupBy(times, (time) => dayInJapan(new Date(time)))].slice(0, DAYS)
  return (
    <section aria-labelledby="preview" className="grid gap-3 bg-washi p-5">
      <div>
        <h2 id="preview" className="font-semibold">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t("text")}</p>
      </div>
      <div role="status">
        {days.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <dl className="grid gap-3">
            {days.map(([day, starts]) => (
              <div key={day} className="grid gap-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <dt className="font-medium">{write(day, { month: "short", day: true, weekday: true })}</dt>
                <dd className="flex flex-wrap gap-x-3 tabular-nums">
                  {starts.slice(0, TIMES).map((time) => (
                    <span key={time}>{write(time, { clock: true })}</span>
                  ))}
                  {starts.length > TIMES ? (
                    <span className="text-ink-soft">{t("more", { count: starts.length - TIMES })}</span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
