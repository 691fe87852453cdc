import { X } from "lucide-react"
import { type ReactNode, use, useEffect, useId, useRef } from "react"
import { createPortal } from "react-dom"
import { classNames } from "../class-names.ts"
import { MenuHostContext } from "./menu-host.ts"
import { openDialogs } from "./open-dialogs.ts"

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode
  /** On a desk: two texts beside each other. */
  isWide?: boolean
}

/** A native modal: the browser traps focus and restores it. On a phone it opens from the bottom edge. */
export function Dialog(props: DialogProps) {
  const host = use(MenuHostContext)
  return host ? createPortal(<NativeDialog {...props} />, host) : <NativeDialog {...props} />
}

function NativeDialog({ open, onClose, title, closeLabel, children, actions, isWide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
    return open ? openDialogs.add(element) : undefined
  }, [open])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // The backdrop belongs to the dialog element itself; everything visible is inside its only child.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose()
    }
    element.addEventListener("click", closeFromBackdrop)
    return () => element.removeEventListener("click", closeFromBackdrop)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={classNames(
        "sheet mx-auto mt-auto mb-0 w-full max-w-none border border-rule-strong bg-paper p-0 text-ink sm:my-auto",
        isWide ? "sm:max-w-4xl" : "sm:max-w-xl",
      )}
    >
      <div className="p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="voice-serif text-heading">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-me-3 -mt-1.5 grid size-11 flex-none place-items-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <div className="mt-3">{children}</div>
        {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
      </div>
    </dialog>
  )
}
