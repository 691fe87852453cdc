// Dates and months. Not the browser's date picker: no one wants to page back twenty years to their birthday.
import { useId, useState } from "react"
import { useController } from "react-hook-form"
import { useLocale, useTranslations } from "use-intl"
import { type DatePart, dateProblem } from "#web/lib/form/date-parts.ts"
import { tidyCode } from "#web/lib/form/tidy.ts"
import { Select } from "../control/select.tsx"
import { TextInput } from "../control/text-input.tsx"
import type { Labelled } from "./bound.ts"
import { errorAt, useFormParts } from "./form-context.ts"
import { GroupField } from "./group-field.tsx"

type Text = string | undefined

const padded = (digits: string, length: number) => digits.padStart(length, "0")
const composed = (...parts: readonly string[]) =>
  parts.every((part) => part === "")
    ? undefined
    : parts.map((part, at) => padded(part, at === 0 ? 4 : 2)).join("-")

const monthName = (language: string, month: number) =>
  new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month - 1, 1))

interface DateFieldProps extends Labelled<Text> {
  readonly autoComplete?: "bday"
  /** Without a day it is a month, as `2004-04`. */
  readonly isDayOptional?: boolean
}

/** A date known by heart, as `2004-04-01`: three numbers, in the order of the reader's language. */
export function DateField({ autoComplete, isDayOptional = false, ...field }: DateFieldProps) {
  const t = useTranslations("forms")
  const language = useLocale()
  const id = useId()
  const { form, errors } = useFormParts()
  const { field: bound } = useController({ name: field.name, control: form.control })
  const [year = "", month = "", day = ""] = typeof bound.value === "string" ? bound.value.split("-") : []
  const unpadded = (digits: string) => digits.replace(/^0+(?=\d)/, "")
  const [typed, setTyped] = useState({ year: unpadded(year), month: unpadded(month), day: unpadded(day) })
  const [known, setKnown] = useState(bound.value)
  // Set by code, such as from a draft.
  if (bound.value !== known) {
    setKnown(bound.value)
    setTyped({ year: unpadded(year), month: unpadded(month), day: unpadded(day) })
  }
  const change = (part: keyof typeof typed, value: string) => {
    const next = { ...typed, [part]: tidyCode(value) }
    const whole =
      isDayOptional && next.day === ""
        ? composed(next.year, next.month)
        : composed(next.year, next.month, next.day)
    setTyped(next)
    setKnown(whole)
    bound.onChange(whole)
  }
  const problem = dateProblem(typed, isDayOptional)
  const problemText = () => {
    if (problem?.kind !== "day") return problem && t(`date.${problem.kind}`)
    const [year, month, day] = [typed.year, typed.month, typed.day].map(Number)
    const name = monthName(language, month ?? 1)
    return t("date.day", { year: String(year), month: name, day: String(day) })
  }
  const isWrong = (part: DatePart) =>
    errorAt(errors, field.name) && (problem?.parts.includes(part) ?? true) ? true : undefined
  const parts = [
    { part: "year", label: t("year"), width: "w-24", most: 4 },
    { part: "month", label: t("month"), width: "w-16", most: 2 },
    { part: "day", label: t("day"), width: "w-16", most: 2 },
  ] as const
  return (
    <GroupField {...field} unfinished={problemText()} className="flex flex-wrap gap-3">
      {(language === "ja" ? parts : parts.toReversed()).map(({ part, label, width, most }) => (
        <label key={part} htmlFor={`${id}-${part}`} className="grid gap-1 text-sm">
          {label}
          <TextInput
            id={`${id}-${part}`}
            className={width}
            inputMode="numeric"
            aria-invalid={isWrong(part)}
            maxLength={most}
            autoComplete={autoComplete ? `${autoComplete}-${part}` : "off"}
            value={typed[part]}
            onChange={(event) => change(part, event.currentTarget.value)}
          />
        </label>
      ))}
    </GroupField>
  )
}

interface MonthFieldProps extends Labelled<Text> {
  readonly years: readonly number[]
  /** Offered before the others. */
  readonly usual?: readonly number[]
}

/** A month, as `2028-03`. */
export function MonthField({ years, usual = [], ...field }: MonthFieldProps) {
  const t = useTranslations("forms")
  const language = useLocale()
  const id = useId()
  const { form, errors } = useFormParts()
  const { field: bound } = useController({ name: field.name, control: form.control })
  const [givenYear = "", givenMonth = ""] = typeof bound.value === "string" ? bound.value.split("-") : []
  const [chosen, setChosen] = useState({ year: givenYear, month: givenMonth })
  const [known, setKnown] = useState(bound.value)
  if (bound.value !== known) {
    setKnown(bound.value)
    setChosen({ year: givenYear, month: givenMonth })
  }
  const change = (part: keyof typeof chosen, value: string) => {
    const next = { ...chosen, [part]: value }
    const whole = next.year === "" && next.month === "" ? undefined : `${next.year}-${next.month}`
    setChosen(next)
    setKnown(whole)
    bound.onChange(whole)
  }
  const isHalf = (chosen.year === "") !== (chosen.month === "")
  const rest = Array.from({ length: 12 }, (_, at) => at + 1).filter((month) => !usual.includes(month))
  const months = [...usual, ...rest].map((month) => ({
    value: padded(String(month), 2),
    label: monthName(language, month),
  }))
  const shownYears = years.map((year) => ({ value: String(year), label: String(year) }))
  const selects = [
    { part: "year", label: t("year"), options: shownYears },
    { part: "month", label: t("month"), options: months },
  ] as const
  return (
    <GroupField
      {...field}
      unfinished={isHalf ? t("date.incompleteMonth") : undefined}
      className="flex flex-wrap gap-3"
    >
      {(language === "ja" ? selects : selects.toReversed()).map(({ part, label, options }) => (
        <label key={part} htmlFor={`${id}-${part}`} className="grid gap-1 text-sm">
          {label}
          <Select
            id={`${id}-${part}`}
            className="min-w-32"
            aria-invalid={errorAt(errors, field.name) && (!isHalf || chosen[part] === "") ? true : undefined}
            options={options}
            placeholder={t("choose")}
            value={chosen[part]}
            onChange={(event) => change(part, event.currentTarget.value)}
          />
        </label>
      ))}
    </GroupField>
  )
}
