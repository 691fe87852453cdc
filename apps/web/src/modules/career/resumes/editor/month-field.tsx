import { yearOfMonth } from "@shirube/vocabulary/career/resumes/eras"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { timeText } from "#web/lib/time/time-text.ts"
import { Select } from "#web/ui/control/select.tsx"

interface MonthFieldProps {
  readonly label: string
  /** `2026-04`. */
  readonly value: string | null
  readonly onChange: (month: string | null) => void
  readonly help?: string
}

const YEARS_BACK = 45
const YEARS_AHEAD = 8
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"))
const partsOf = (value: string | null) => ({ year: value?.slice(0, 4) ?? "", month: value?.slice(5) ?? "" })

/** Year and month apart, because desktop browsers have no field for a month. In Japanese, with the year of the era. */
export function MonthField({ label, value, onChange, help }: MonthFieldProps) {
  const t = useTranslations("resumes.month")
  const language = useLocale()
  const [chosen, setChosen] = useState(partsOf(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setChosen(partsOf(value))
  }
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD }, (_, at) =>
    String(thisYear + YEARS_AHEAD - at),
  )
  const yearLabel = (year: string) =>
    language === "ja" ? `${year}（${yearOfMonth(`${year}-12`, "japanese")}）年` : year
  const choose = (part: Partial<typeof chosen>) => {
    const now = { ...chosen, ...part }
    const month = now.year && now.month ? `${now.year}-${now.month}` : null
    setChosen(now)
    setKnown(month)
    onChange(month)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-[2fr_1fr] gap-2">
        <Select
          aria-label={t("year", { name: label })}
          placeholder={t("noYear")}
          value={chosen.year}
          options={(years.includes(chosen.year) || chosen.year === "" ? years : [chosen.year, ...years]).map(
            (year) => ({ value: year, label: yearLabel(year) }),
          )}
          onChange={(event) => choose({ year: event.target.value })}
        />
        <Select
          aria-label={t("month", { name: label })}
          placeholder={t("noMonth")}
          value={chosen.month}
          options={months.map((month) => ({
            value: month,
            label: timeText(`2026-${month}`, language, { month: "short" }),
          }))}
          onChange={(event) => choose({ month: event.target.value })}
        />
      </div>
      {help ? <p className="mt-1.5 text-ink-soft text-sm">{help}</p> : null}
    </fieldset>
  )
}
