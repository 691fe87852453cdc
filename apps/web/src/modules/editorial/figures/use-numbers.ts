import { useFormatter, useTranslations } from "use-intl"

/** Numbers as the reader writes them, and how one compares with the period before. */
export function useNumbers() {
  const format = useFormatter()
  const t = useTranslations("figures")
  const numberText = (value: number) => format.number(value)
  const percentText = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 })
  function comparedText(count: number, before: number): string {
    if (before === 0) return t("noneBefore")
    const change = (count - before) / before
    const sign = change > 0 ? "+" : change < 0 ? "−" : "±"
    return t("compared", { change: `${sign}${percentText(Math.abs(change))}` })
  }
  return { numberText, percentText, comparedText }
}
