// Uncaught errors of a page.
import type { FaultKind } from "@shirube/vocabulary/product"
import { isApiError } from "../api/is-api-error.ts"

type OnError = (error: unknown, kind: Extract<FaultKind, "uncaught" | "rejection">) => void

export function watchErrors(
  target: Pick<Window, "addEventListener" | "removeEventListener">,
  found: OnError,
) {
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

/** Errors in extensions' scripts are not ours to fix. */
const isOwnScript = (filename: string) =>
  filename === "" || filename.startsWith(`${location.origin}/`) || !/^[\w-]+:\/\//.test(filename)

/** The API client reports its own errors; aborts follow from leaving a page; some browser warnings are harmless. */
function isWorthTelling(error: unknown): boolean {
  if (isApiError(error)) return false
  if (error instanceof DOMException && error.name === "AbortError") return false
  const text = error instanceof Error ? error.message : String(error)
  return !/^Script error\.?$|ResizeObserver loop/.test(text)
}
