import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { classNames } from "../class-names.ts"
import { isUrgent, type ShownToast, type ToastKind } from "./toast-queue.ts"

export type ToastLabels = { region: string; dismiss: string; requestId: string }

const icons = { info: Info, success: CircleCheck, warn: TriangleAlert, error: CircleAlert }
const colours: Record<ToastKind, string> = {
  info: "text-ai border-t-ai",
  success: "text-matcha border-t-matcha",
  warn: "text-yamabuki border-t-yamabuki",
  error: "text-shu-ink border-t-shu-ink",
}
const readingTime = 8000
/** Time to find it, decide and press it. */
const actingTime = 20_000
/** Moves focus to the action and back; other sites use the same key. */
const ACTION_KEY = "F8"

function ActionButton({ action, onDone }: { action: NonNullable<ShownToast["action"]>; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<Element>(null)
  const goBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ACTION_KEY) return
      event.preventDefault()
      if (document.activeElement === button.current) return goBack()
      before.current = document.activeElement
      button.current?.focus()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  })
  const press = () => {
    goBack()
    onDone()
    action.run()
  }
  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts={ACTION_KEY}
      onClick={press}
      className="-mb-2 min-h-11 font-semibold underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
    >
      {action.label}
    </button>
  )
}

export function ToastCard({
  toast,
  labels,
  onDismiss,
}: {
  toast: ShownToast
  labels: ToastLabels
  onDismiss: () => void
}) {
  const [isHeld, setHeld] = useState(false)
  const leavesByItself = !isUrgent(toast.kind) && !isHeld
  const hasAction = toast.action !== undefined
  useEffect(() => {
    if (!leavesByItself) return
    const timer = setTimeout(onDismiss, hasAction ? actingTime : readingTime)
    return () => clearTimeout(timer)
  }, [leavesByItself, hasAction, onDismiss])
  const Icon = icons[toast.kind]
  return (
    <article
      className={classNames(
        "toast pointer-events-auto flex w-full max-w-md items-start gap-3 border border-rule-strong border-t-3 bg-paper ps-4",
        colours[toast.kind],
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        aria-hidden
        className={classNames("mt-3.5 size-5 flex-none", toast.kind === "success" && "stamp")}
      />
      <div className="min-w-0 flex-1 py-3 text-ink leading-relaxed">
        <p>{toast.message}</p>
        {toast.requestId ? (
          <p className="text-2xs text-ink-faint">
            {labels.requestId} <span className="break-all font-mono">{toast.requestId}</span>
          </p>
        ) : null}
        {toast.action ? <ActionButton action={toast.action} onDone={onDismiss} /> : null}
      </div>
      <button
        type="button"
        aria-label={labels.dismiss}
        onClick={onDismiss}
        className="grid size-12 flex-none place-items-center text-ink-soft hover:text-ink focus-visible:-outline-offset-4"
      >
        <X aria-hidden className="size-5" />
      </button>
    </article>
  )
}
