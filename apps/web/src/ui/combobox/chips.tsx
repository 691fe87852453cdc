import { X } from "lucide-react"
import { useTranslations } from "use-intl"

interface ChipsProps {
  readonly label: string
  readonly chosen: readonly { readonly value: string; readonly label: string }[]
  readonly onRemove: (value: string) => void
}

/** The selected choices, each with a remove button. */
export function Chips({ label, chosen, onRemove }: ChipsProps) {
  const t = useTranslations("forms.choices")
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t("chosen", { label })} className="flex flex-wrap gap-2">
      {chosen.map((one) => (
        <li key={one.value}>
          <button
            type="button"
            aria-label={t("remove", { choice: one.label })}
            onClick={() => onRemove(one.value)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-rule-strong px-3 text-start text-sm hover:border-ink hover:bg-washi"
          >
            {one.label}
            <X aria-hidden className="size-4 flex-none" />
          </button>
        </li>
      ))}
    </ul>
  )
}
