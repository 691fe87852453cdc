// The global status notification: the one way to tell the reader something that belongs to no place on the page.
// Drawn by ui/toast.tsx.
export interface StatusMessage {
  kind: "info" | "success" | "warn" | "error"
  message: string
  requestId?: string | undefined
  /** What can be done about it, for as long as it is shown. */
  action?: StatusAction | undefined
}

export interface StatusAction {
  readonly label: string
  readonly run: () => void
}

export interface Status {
  /** Answers the id of what is shown, which may be the same sentence said before. */
  show: (message: StatusMessage) => number
  dismiss: (id: number) => void
  current: () => (StatusMessage & { id: number }) | undefined
  subscribe: (listener: () => void) => () => void
}
