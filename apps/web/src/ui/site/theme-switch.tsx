import { Monitor, Moon, Sun } from "lucide-react"
import { useId } from "react"
import type { ThemeChoice } from "#web/lib/browser/use-theme.ts"

type ThemeSwitchProps = {
  label: string
  names: Record<ThemeChoice, string>
  value: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

const choices = [
  { value: "light", Icon: Sun },
  { value: "dark", Icon: Moon },
  { value: "system", Icon: Monitor },
] as const

export function ThemeSwitch({ label, names, value, onChange }: ThemeSwitchProps) {
  const group = useId()
  return (
    <fieldset className="inline-flex">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          title={names[choice.value]}
          className="-ms-px relative grid size-11 cursor-pointer place-items-center border border-rule-strong text-ink-soft first-of-type:ms-0 hover:text-ink has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={group}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <choice.Icon aria-hidden className="size-4.5" />
          <span className="sr-only">{names[choice.value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
