import type { ReactNode } from "react"
import { Button } from "../control/button.tsx"
import { Dialog } from "./dialog.tsx"

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** The button that changes nothing. */
  readonly back: string
  /** Of the cross in the corner, if it does not say the same as `back`. */
  readonly closeLabel?: string
  /** The button that does it. */
  readonly label: string
  readonly busyLabel?: string | undefined
  readonly isBusy?: boolean
  /** Nothing is lost by it. */
  readonly isHarmless?: boolean
  readonly onConfirm: () => void
  /** What it means. */
  readonly children: ReactNode
}

/** Asks before something is done. Escape and the first button change nothing. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  back,
  closeLabel = back,
  label,
  busyLabel,
  isBusy = false,
  isHarmless = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {back}
          </Button>
          <Button
            variant={isHarmless ? "primary" : "danger"}
            busy={isBusy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
