import { useTranslations } from "use-intl"
import type { Labelled } from "./bound.ts"
import { MonthField } from "./date-fields.tsx"

/** The usual months of graduation; both are common. */
const USUAL = [3, 9]
/** A doctorate from its first day, with a year of leave. */
const YEARS_AHEAD = 8

interface GraduationFieldProps extends Pick<Labelled<string | undefined>, "name"> {
  readonly thisYear: number
  /** What the answer is for, if not obvious. */
  readonly purpose?: string
}

/** The expected graduation, asked in the same words everywhere. */
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
