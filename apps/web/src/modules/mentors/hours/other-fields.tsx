import {
  MOST_DAYS_OFF,
  MOST_SESSIONS_PER_WEEK,
  sessionLengths,
} from "@shirube/vocabulary/mentors/hours/choices"
import { addDays, dayInJapan, isDay } from "@shirube/vocabulary/time/days"
import { Plus, X } from "lucide-react"
import { useId, useState } from "react"
import { useController } from "react-hook-form"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import type { Labelled } from "#web/ui/form/bound.ts"
import { errorAt, useFacts, useFormParts } from "#web/ui/form/form-context.ts"
import { GroupField } from "#web/ui/form/group-field.tsx"
import type { FieldName } from "#web/ui/form/names.ts"

const useValue = (name: string) => {
  const { form } = useFormParts()
  return useController({ name, control: form.control }).field
}

export function LengthField(field: Labelled<number>) {
  const t = useTranslations("mentorHours")
  const bound = useValue(field.name)
  return (
    <GroupField {...field} className="flex flex-wrap gap-x-6">
      {sessionLengths.map((length) => (
        <label key={length} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={field.name}
            value={length}
            className="size-5 flex-none"
            checked={bound.value === length}
            onChange={() => bound.onChange(length)}
          />
          {t("minutes", { count: length })}
        </label>
      ))}
    </GroupField>
  )
}

const caps = Array.from({ length: MOST_SESSIONS_PER_WEEK }, (_, place) => place + 1)

export function CapField({ name, label, help }: Labelled<number>) {
  const t = useTranslations("mentorHours")
  const bound = useValue(name)
  const id = useFacts(name, { label, isChosen: true })
  return (
    <Field id={id} label={label} help={help}>
      {(control) => (
        <div className="max-w-56">
          <Select
            {...control}
            value={String(bound.value ?? 1)}
            onChange={(event) => bound.onChange(Number(event.currentTarget.value))}
            options={caps.map((count) => ({ value: String(count), label: t("perWeek", { count }) }))}
          />
        </div>
      )}
    </Field>
  )
}

/** A year ahead is enough; past days are dropped by saving. */
const YEAR_DAYS = 366

export function DaysOffField(field: Labelled<readonly string[]>) {
  const t = useTranslations("mentorHours")
  const write = useTimeText()
  const id = useId()
  const bound = useValue(field.name)
  const days: readonly string[] = Array.isArray(bound.value) ? bound.value : []
  const [typed, setTyped] = useState("")
  const [today] = useState(() => dayInJapan(new Date()))
  const canAdd =
    isDay(typed) && typed >= today && typed <= addDays(today, YEAR_DAYS) && days.length < MOST_DAYS_OFF
  const add = () => {
    if (!canAdd) return
    bound.onChange([...new Set([...days, typed])].toSorted())
    setTyped("")
  }
  return (
    <GroupField {...field} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor={`${id}-day`} className="grid gap-1 text-sm">
          {t("dayOff")}
          <TextInput
            id={`${id}-day`}
            type="date"
            className="w-48"
            value={typed}
            min={today}
            max={addDays(today, YEAR_DAYS)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden className="size-4" />}
          aria-disabled={!canAdd || undefined}
          onClick={add}
        >
          {t("addDayOff")}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2" aria-label={field.label}>
        {days.map((day) => {
          const shown = write(day, { year: true, month: "short", day: true, weekday: true })
          return (
            <li key={day} className="inline-flex items-center rounded-sm border ps-3">
              {shown}
              <button
                type="button"
                aria-label={t("removeDayOff", { day: shown })}
                onClick={() => bound.onChange(days.filter((each) => each !== day))}
                className="grid size-11 place-items-center text-ink-soft hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          )
        })}
      </ul>
    </GroupField>
  )
}

interface MeetingFieldProps {
  readonly name: FieldName<string | null>
  /** Whether this site makes rooms for meetings. */
  readonly roomsAreMade: boolean
}

/** A room made for each session where the site makes them, or the senpai's own link. */
export function MeetingField({ name, roomsAreMade }: MeetingFieldProps) {
  const t = useTranslations("mentorHours")
  const { errors } = useFormParts()
  const bound = useValue(name)
  const [isOwn, setOwn] = useState(!roomsAreMade || typeof bound.value === "string")
  const id = useFacts(name, { label: t("link") })
  const choose = (own: boolean) => {
    setOwn(own)
    if (!own) bound.onChange(null)
  }
  return (
    <div className="grid gap-3">
      {roomsAreMade ? (
        <fieldset className="grid">
          <legend className="mb-1.5 font-semibold">{t("meeting")}</legend>
          {([false, true] as const).map((own) => (
            <label key={String(own)} className="flex min-h-12 cursor-pointer items-start gap-3 border-b py-3">
              <input
                type="radio"
                name="meeting"
                className="mt-0.5 size-5 flex-none"
                checked={isOwn === own}
                onChange={() => choose(own)}
              />
              <span>
                {t(own ? "ownLink" : "room")}
                <span className="block text-ink-soft text-sm">{t(own ? "ownLinkHelp" : "roomHelp")}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isOwn ? (
        <Field
          id={id}
          label={t("link")}
          help={t(roomsAreMade ? "linkHelp" : "linkNeeded")}
          error={errorAt(errors, name)?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              value={typeof bound.value === "string" ? bound.value : ""}
              onChange={(event) => bound.onChange(event.currentTarget.value.trim() || null)}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
