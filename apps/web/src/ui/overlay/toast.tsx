import { useEffect, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { openDialogs } from "./open-dialogs.ts"
import type { ToastCard, ToastLabels } from "./toast-card.tsx"
import { isUrgent, type ToastQueue } from "./toast-queue.ts"

/** Both live regions are on the page from the start: a region added together with its text is not announced. */
export function ToastRegion({ queue, labels }: { queue: ToastQueue; labels: ToastLabels }) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current, () => undefined)
  const Card = useToastCard(queue)
  const card = Card && toast && (
    <Card key={toast.id} toast={toast} labels={labels} onDismiss={() => queue.dismiss(toast.id)} />
  )
  const urgent = toast !== undefined && isUrgent(toast.kind)
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => undefined)
  const region = (
    <section
      aria-label={labels.region}
      // On a phone at the top: fields, buttons and dialogs are at the bottom, and so is what is said about the connection.
      className="toast-region pointer-events-none fixed inset-x-0 z-50 flex justify-center px-4 max-md:top-[calc(0.75rem+env(safe-area-inset-top))] md:bottom-24 md:justify-end md:px-6 lg:bottom-14"
    >
      <div role="status" className="contents">
        {urgent ? null : card}
      </div>
      <div role="alert" className="contents">
        {urgent ? card : null}
      </div>
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}

/** Loaded after hydration; earlier messages wait in the queue. If loading fails, the next message retries. */
function useToastCard({ subscribe }: ToastQueue) {
  const [Card, setCard] = useState<typeof ToastCard>()
  useEffect(() => {
    const load = () => {
      import("./toast-card.tsx").then(
        (loaded) => setCard(() => loaded.ToastCard),
        () => {},
      )
    }
    load()
    return subscribe(load)
  }, [subscribe])
  return Card
}
