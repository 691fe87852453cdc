import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { timeText } from "#web/lib/time/time-text.ts"
import { Select } from "#web/ui/control/select.tsx"

interface MonthFieldProps {
  readonly label: string
  /** `2026-04`. */
  readonly value: string | null
  readonly onChange: (month: string | null) => void
}

const YEARS = 20
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"))

/** Year and month apart, because desktop browsers have no field for a month. */
export function MonthField({ label, value, onChange }: MonthFieldProps) {
  const t = useTranslations("stories.fields")
  const language = useLocale()
  const [chosen, setChosen] = useState({ year: value?.slice(0, 4) ?? "", month: value?.slice(5) ?? "" })
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - at))
  const choose = (part: Partial<typeof chosen>) => {
    const now = { ...chosen, ...part }
    setChosen(now)
    onChange(now.year && now.month ? `${now.year}-${now.month}` : null)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Select
          aria-label={t("year", { name: label })}
          placeholder={t("noYear")}
          value={chosen.year}
          options={(years.includes(chosen.year) || chosen.year === "" ? years : [chosen.year, ...years]).map(
            (year) => ({ value: year, label: year }),
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
    </fieldset>
  )
}
