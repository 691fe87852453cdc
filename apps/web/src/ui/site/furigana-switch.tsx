import type { ReactNode } from "react"

type FuriganaSwitchProps = { label: ReactNode; on: boolean; onChange: (on: boolean) => void }

export function FuriganaSwitch({ label, on, onChange }: FuriganaSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="group inline-flex min-h-11 items-center gap-2.5 text-sm"
    >
      <span aria-hidden lang="ja" className="relative block font-serif-ja text-lg leading-none">
        <span className="absolute inset-x-0 -top-2.5 text-center text-[0.5625rem] opacity-25 group-aria-checked:text-shu-ink group-aria-checked:opacity-100">
          あ
        </span>
        亜
      </span>
      <span>{label}</span>
      <span
        aria-hidden
        className="relative h-5 w-9 rounded-sm border border-rule-strong group-aria-checked:border-shu group-aria-checked:bg-shu"
      >
        <span className="absolute inset-y-0.5 start-0.5 w-3.5 bg-rule-strong transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-shu" />
      </span>
    </button>
  )
}
