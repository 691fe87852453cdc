// The global status notification, for messages that belong to no place on the page. Rendered by ui/overlay/toast.tsx.
export interface StatusMessage {
  kind: "info" | "success" | "warn" | "error"
  message: string
  requestId?: string | undefined
  /** An action, available while the message is shown. */
  action?: StatusAction | undefined
  /** It says that there is no connection, and is over when there is one. */
  isOffline?: boolean | undefined
}

export interface StatusAction {
  readonly label: string
  readonly run: () => void
}

export interface Status {
  /** Returns the id of the shown message, which may be an identical earlier one. */
  show: (message: StatusMessage) => number
  dismiss: (id: number) => void
  /** There is a connection again. */
  connected: () => void
  current: () => (StatusMessage & { id: number }) | undefined
  subscribe: (listener: () => void) => () => void
}
