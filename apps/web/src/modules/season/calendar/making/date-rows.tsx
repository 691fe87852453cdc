import { languages } from "@shirube/vocabulary/language"
import { EVERY_CLASS, MOST_ENTRY_DATES } from "@shirube/vocabulary/season/calendar/choices"
import { seasonOf, yearOf } from "@shirube/vocabulary/season/calendar/classes"
import { useTranslations } from "use-intl"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DateField } from "#web/ui/form/date-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import { Rows } from "#web/ui/form/rows.tsx"
import type { EntryDraft } from "./queries.ts"

interface DateRow {
  readonly class: string
  readonly precision: EntryDraft["dates"][number]["precision"]
  readonly startsOn?: string | undefined
  readonly endsOn?: string | undefined
  readonly isExpected?: boolean | undefined
  readonly labelEn?: string | undefined
  readonly labelJa?: string | undefined
}

const NO_DATE: DateRow = {
  class: EVERY_CLASS,
  precision: "day",
  isExpected: false,
  labelEn: "",
  labelJa: "",
}
const precisions = ["day", "month"] as const
const labels = { en: "labelEn", ja: "labelJa" } as const

interface DateRowsProps {
  readonly name: FieldName<readonly DateRow[] | undefined>
  readonly classes: readonly string[]
}

/** The dates, per graduating class or for everyone. */
export function DateRows({ name, classes }: DateRowsProps) {
  const t = useTranslations("makingCalendar")
  const classOptions = [
    { value: EVERY_CLASS, label: t("everybody") },
    ...classes.map((key) => ({
      value: key,
      label: t(`classes.${seasonOf(key)}`, { year: String(yearOf(key)) }),
    })),
  ]
  return (
    <Rows
      name={name}
      label={t("dates")}
      blank={NO_DATE}
      most={MOST_ENTRY_DATES}
      add={t("addDate")}
      rowLabel={(place) => t("dateNumber", { place })}
    >
      {(row) => (
        <div className="grid gap-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <SelectField
              name={row("class")}
              label={t("class")}
              placeholder={t("choose")}
              options={classOptions}
            />
            <SelectField
              name={row("precision")}
              label={t("precision")}
              placeholder={t("choose")}
              options={precisions.map((each) => ({ value: each, label: t(`precisions.${each}`) }))}
            />
            <DateField name={row("startsOn")} label={t("startsOn")} />
            <DateField name={row("endsOn")} label={t("endsOn")} />
          </div>
          <CheckboxField name={row("isExpected")} label={t("expected")} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-8">
            {languages.map((of) => (
              <TextField
                key={of}
                name={row(labels[of])}
                label={t("labelField", { language: t(`languages.${of}`) })}
                autoComplete="off"
                lang={of}
              />
            ))}
          </div>
        </div>
      )}
    </Rows>
  )
}
