// Uploads a file and waits until it has been processed.
import { api } from "../api/api.ts"
import type { Handled } from "../api/failure.ts"

interface Upload {
  readonly file: Blob
  /** Passed on to the upload route. */
  readonly purpose: string
  /** The same for every retry with the same file. */
  readonly retryKey: string
  readonly handles?: Handled
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void
  /** The upload is complete and being processed. */
  readonly onSent: () => void
}

/** A refusal carries the API's message. */
export type Uploaded =
  | { readonly kind: "ready"; readonly id: string }
  | { readonly kind: "refused"; readonly problem: string }

const LOOK_AGAIN_MS = 700

export async function uploadFile({
  file,
  purpose,
  retryKey,
  handles = [],
  signal,
  onProgress,
  onSent,
}: Upload): Promise<Uploaded> {
  const { id } = await api("POST /v1/files", {
    query: { purpose },
    file,
    onProgress,
    retryKey,
    handles,
    signal,
  })
  onSent()
  for (;;) {
    const { state, refusal } = await api("GET /v1/files/{id}", { params: { id }, handles, signal })
    if (state === "ready") return { kind: "ready", id }
    if (state === "refused") return { kind: "refused", problem: refusal?.message ?? "" }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    signal.throwIfAborted()
  }
}
