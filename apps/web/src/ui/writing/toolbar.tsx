import type { LucideIcon } from "lucide-react"
import { type KeyboardEvent, useRef, useState } from "react"
import { arrowStep } from "../control/arrow-steps.ts"

export interface Tool {
  readonly key: string
  readonly label: string
  /** In the syntax of the ARIA attribute. */
  readonly shortcut?: string
  readonly Icon: LucideIcon
  readonly isOff?: boolean
  readonly onPress: () => void
}

interface ToolbarProps {
  readonly label: string
  /** The id of the controlled element. */
  readonly controls: string
  readonly tools: readonly Tool[]
}

/** One tab stop; arrow keys move inside it, as in the ARIA toolbar pattern. */
export function Toolbar({ label, controls, tools }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const steer = (event: KeyboardEvent) => {
    const place = arrowStep(event.key, current, tools.length)
    if (place === undefined) return
    event.preventDefault()
    setCurrent(place)
    row.current?.querySelectorAll("button")[place]?.focus()
  }
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={steer}
      className="flex border-rule-strong border-b bg-washi"
    >
      {tools.map(({ key, label: name, shortcut, Icon, isOff = false, onPress }, place) => (
        <button
          key={key}
          type="button"
          tabIndex={place === current ? 0 : -1}
          aria-keyshortcuts={shortcut}
          aria-disabled={isOff || undefined}
          // Keeps the text's selection, and a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(place)}
          onClick={() => void (isOff || onPress())}
          className="flex min-h-12 min-w-10 flex-col items-center justify-center gap-1 whitespace-nowrap px-0.5 text-2xs text-ink-soft leading-none hover:bg-rule hover:text-ink focus-visible:-outline-offset-2 aria-disabled:text-ink-faint max-md:flex-auto md:min-h-11 md:min-w-11 md:flex-row md:gap-1.5 md:px-3 md:text-sm"
        >
          <Icon aria-hidden className="size-4.5 flex-none" />
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
