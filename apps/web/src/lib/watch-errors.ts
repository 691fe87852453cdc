// Errors of a page that nobody has caught.
import type { FaultKind } from "@shirube/contract/product"
import { isApiError } from "./is-api-error.ts"

type Found = (error: unknown, kind: Extract<FaultKind, "uncaught" | "rejection">) => void

export function watchErrors(target: Pick<Window, "addEventListener" | "removeEventListener">, found: Found) {
  const onError = ({ error, message, filename }: ErrorEvent) => {
    if (isOwnScript(filename) && isWorthTelling(error ?? message)) found(error ?? message, "uncaught")
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isWorthTelling(reason)) found(reason, "rejection")
  }
  target.addEventListener("error", onError)
  target.addEventListener("unhandledrejection", onRejection)
  return () => {
    target.removeEventListener("error", onError)
    target.removeEventListener("unhandledrejection", onRejection)
  }
}

/** What extensions do to the page is not ours to mend. */
const isOwnScript = (filename: string) =>
  filename === "" || filename.startsWith(`${location.origin}/`) || !/^[\w-]+:\/\//.test(filename)

/** The API client has told of its own errors; leaving a page ends what it was waiting for; browsers grumble. */
function isWorthTelling(error: unknown): boolean {
  if (isApiError(error)) return false
  if (error instanceof DOMException && error.name === "AbortError") return false
  const text = error instanceof Error ? error.message : String(error)
  return !/^Script error\.?$|ResizeObserver loop/.test(text)
}
