// Shows the failure of something that the reader requested in the global notification.
import { useCallback, useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "../page/use-app.ts"
import { statusMessageOf } from "./failure.ts"
import { isApiError } from "./is-api-error.ts"

export interface Failures {
  /** Shows it, and returns the message for the form. */
  readonly tell: (error: unknown) => string
  /** Before a retry: dismisses the last message. */
  readonly clear: () => void
}

export function useFailure(): Failures {
  const { status } = useApp()
  const t = useTranslations("status")
  const shown = useRef<number>(undefined)
  // A callback may outlive one render; it uses the current language.
  const unexpected = useRef("")
  useEffect(() => {
    unexpected.current = t("unexpected")
  }, [t])

  const showApiFailure = useCallback(
    (error: unknown) => {
      const shownMessage = isApiError(error)
        ? statusMessageOf(error)
        : ({ kind: "error", message: unexpected.current } as const)
      // The client has already reported API errors. Any other is a bug of ours.
      if (!isApiError(error))
        void import("./browser-api.ts").then(({ reportError }) => reportError(error, "uncaught"), nothing)
      shown.current = status.show(shownMessage)
      return shownMessage.message
    },
    [status],
  )
  const clear = useCallback(() => {
    if (shown.current !== undefined) status.dismiss(shown.current)
    shown.current = undefined
  }, [status])
  return { tell: showApiFailure, clear }
}

const nothing = () => undefined
