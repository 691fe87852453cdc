import { Plus, Trash2 } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "#web/ui/control/button.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"

interface AddProps {
  readonly label: string
  readonly isFull: boolean
  readonly onAdd: () => void
}

/** Adds another item at the end. */
export function Add({ label, isFull, onAdd }: AddProps) {
  return (
    <Button
      variant="quiet"
      className="justify-self-start px-0!"
      icon={<Plus aria-hidden className="size-4" />}
      aria-disabled={isFull || undefined}
      onClick={() => {
        if (!isFull) onAdd()
      }}
    >
      {label}
    </Button>
  )
}

interface BoxProps {
  readonly title: string
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** One of several items, with its remove button. */
export function Box({ title, removeLabel, onRemove, children }: BoxProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-s-3 ps-4">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden className="font-semibold">
          {title}
        </p>
        <IconButton label={removeLabel} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      {children}
    </fieldset>
  )
}
