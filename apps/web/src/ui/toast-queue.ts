// The global status notification: one message at a time, the next one waits. Plain data, so the API client can be handed
// `show` without knowing that a page exists.
export type ToastKind = "info" | "success" | "warn" | "error"

export type Toast = { kind: ToastKind; message: string; requestId?: string | undefined }
export type ShownToast = Toast & { id: number }

export type ToastQueue = {
  show: (toast: Toast) => void
  dismiss: (id: number) => void
  current: () => ShownToast | undefined
  subscribe: (listener: () => void) => () => void
}

/** Stays until it is dismissed, and is read at once. */
export const isUrgent = (kind: ToastKind) => kind === "error" || kind === "warn"

const isSame = (a: Toast, b: Toast) => a.kind === b.kind && a.message === b.message

export function createToastQueue(): ToastQueue {
  let waiting: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly ShownToast[]) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    show(toast) {
      // Ten failed calls of one page say one sentence, not ten.
      if (waiting.some((other) => isSame(other, toast))) return
      lastId += 1
      become([...waiting, { ...toast, id: lastId }])
    },
    dismiss: (id) => become(waiting.filter((toast) => toast.id !== id)),
    current: () => waiting[0],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
