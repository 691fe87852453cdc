import { useEffect, useState, useSyncExternalStore } from "react"
import type { ToastCard, ToastLabels } from "./toast-card.tsx"
import { isUrgent, type ToastQueue } from "./toast-queue.ts"

/** Both live regions are on the page from the start: a region that arrives together with its words is not read. */
export function ToastRegion({ queue, labels }: { queue: ToastQueue; labels: ToastLabels }) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current, () => undefined)
  const Card = useToastCard(queue)
  const card = Card && toast && (
    <Card key={toast.id} toast={toast} labels={labels} onDismiss={() => queue.dismiss(toast.id)} />
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

/** Comes when the page is alive; what is said before waits in the queue. If it could not come, the next message asks again. */
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
