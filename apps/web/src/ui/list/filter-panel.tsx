import { ChevronDown } from "lucide-react"
import { type ReactNode, useId, useState } from "react"
import { classNames } from "../class-names.ts"
import { buttonClass } from "../control/button.tsx"

interface FilterPanelProps {
  /** On the button that opens it on a phone; the active filters are shown above the list anyway. */
  readonly label: string
  readonly title: string
  /** One field per filter. */
  readonly children: ReactNode
}

/** The filters of a list: beside it on a wide screen, behind a button on others. */
export function FilterPanel({ label, title, children }: FilterPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={classNames(buttonClass("secondary"), "justify-self-start lg:hidden noscript:hidden!")}
      >
        {label}
        <ChevronDown
          aria-hidden
          className={classNames("size-4 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <fieldset
        id={id}
        className={classNames(
          "grid-cols-1 gap-4 sm:grid-cols-2 lg:grid lg:grid-cols-1 noscript:grid!",
          isOpen ? "grid" : "max-lg:hidden",
        )}
      >
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </>
  )
}
