// The global status notification: one message at a time. Plain data, so that the API client can use `show`
// without a page.
export type ToastKind = "info" | "success" | "warn" | "error"

export type Toast = {
  kind: ToastKind
  message: string
  requestId?: string | undefined
  action?: { readonly label: string; readonly run: () => void } | undefined
  /** It says that there is no connection, and is over when there is one. */
  isOffline?: boolean | undefined
}
export type ShownToast = Toast & { id: number }

export type ToastQueue = {
  /** Returns the id of the shown message, which may be an identical earlier one. */
  show: (toast: Toast) => number
  dismiss: (id: number) => void
  /** There is a connection again. */
  connected: () => void
  current: () => ShownToast | undefined
  subscribe: (listener: () => void) => () => void
}

/** Stays until dismissed, and is announced at once. */
export const isUrgent = (kind: ToastKind) => kind === "error" || kind === "warn"

const isSame = (a: Toast, b: Toast) => a.kind === b.kind && a.message === b.message

export function createToastQueue(): ToastQueue {
  let waiting: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const setWaiting = (next: readonly ShownToast[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    show(toast) {
      // Ten failed calls of one page show one message, not ten.
      const same = waiting.find((other) => isSame(other, toast))
      const shown = same ?? { ...toast, id: ++lastId }
      const others = waiting.filter((other) => other !== same)
      // Errors are shown at once. They replace success and info messages for good; earlier errors return
      // afterwards.
      if (isUrgent(toast.kind)) setWaiting([shown, ...others.filter(({ kind }) => isUrgent(kind))])
      else if (!same) setWaiting([...waiting, shown])
      return shown.id
    },
    dismiss: (id) => setWaiting(waiting.filter((toast) => toast.id !== id)),
    connected: () => setWaiting(waiting.filter(({ isOffline }) => !isOffline)),
    current: () => waiting[0],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
