import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react"
import { useEffect, useState, useSyncExternalStore } from "react"
import { classNames } from "./class-names.ts"
import type { ShownToast, ToastKind, ToastQueue } from "./toast-queue.ts"

type ToastLabels = { region: string; dismiss: string; requestId: string }

const icons = { info: Info, success: CircleCheck, warn: TriangleAlert, error: CircleAlert }
const colours: Record<ToastKind, string> = {
  info: "text-ai border-t-ai",
  success: "text-matcha border-t-matcha",
  warn: "text-yamabuki border-t-yamabuki",
  error: "text-shu-ink border-t-shu-ink",
}
const isUrgent = (kind: ToastKind) => kind === "error" || kind === "warn"
const readingTime = 8000

/** Both live regions are on the page from the start: a region that arrives together with its words is not read. */
export function ToastRegion({ queue, labels }: { queue: ToastQueue; labels: ToastLabels }) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current, () => undefined)
  const card = toast && (
    <ToastCard key={toast.id} toast={toast} labels={labels} onDismiss={() => queue.dismiss(toast.id)} />
  )
  const urgent = toast !== undefined && isUrgent(toast.kind)
  return (
    <section
      aria-label={labels.region}
      className="toast-region pointer-events-none fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 flex justify-center px-4 md:justify-end md:bottom-6 md:px-6"
    >
      <div role="status" className="contents">
        {urgent ? null : card}
      </div>
      <div role="alert" className="contents">
        {urgent ? card : null}
      </div>
    </section>
  )
}

function ToastCard({
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
  useEffect(() => {
    if (!leavesByItself) return
    const timer = setTimeout(onDismiss, readingTime)
    return () => clearTimeout(timer)
  }, [leavesByItself, onDismiss])
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
