import { useTranslations } from "use-intl"
import type { Labelled } from "./bound.ts"
import { MonthField } from "./date-fields.tsx"

/** When universities let people go: neither is the exception. */
const USUAL = [3, 9]
/** A doctorate from its first day, with a year of leave. */
const YEARS_AHEAD = 8

interface GraduationFieldProps extends Pick<Labelled<string | undefined>, "name"> {
  readonly thisYear: number
  /** What the answer is for, where that is not plain. */
  readonly purpose?: string
}

/** When somebody expects to graduate, asked in the same words wherever it is. */
export function GraduationField({ name, thisYear, purpose }: GraduationFieldProps) {
  const t = useTranslations("forms.graduation")
  const years = Array.from({ length: YEARS_AHEAD + 2 }, (_, place) => thisYear - 1 + place)
  return (
    <MonthField
      name={name}
      label={t("label")}
      help={purpose === undefined ? t("help") : t("helpFor", { help: t("help"), purpose })}
      missing={t("missing")}
      years={years}
      usual={USUAL}
      required
    />
  )
}
