// What went wrong with something that the reader has asked for, said in the global notification whatever it was.
import { useCallback, useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "./is-api-error.ts"
import { useApp } from "./use-app.ts"

export interface Failures {
  /** Shows it, and answers the sentence for beside the form. */
  readonly tell: (error: unknown) => string
  /** Before another try: what the last one said no longer holds. */
  readonly clear: () => void
}

export function useFailure(): Failures {
  const { status } = useApp()
  const t = useTranslations("status")
  const shown = useRef<number>(undefined)
  // A callback may be held for longer than one rendering; it speaks the language of the moment.
  const unexpected = useRef("")
  useEffect(() => {
    unexpected.current = t("unexpected")
  }, [t])

  const tell = useCallback(
    (error: unknown) => {
      const { message, requestId } = isApiError(error)
        ? error
        : { message: unexpected.current, requestId: undefined }
      // The client has told of its own errors. One that is not the API's is a mistake of ours.
      if (!isApiError(error))
        void import("./browser-api.ts").then(({ reportError }) => reportError(error, "uncaught"), nothing)
      shown.current = status.show({ kind: "error", message, requestId })
      return message
    },
    [status],
  )
  const clear = useCallback(() => {
    if (shown.current !== undefined) status.dismiss(shown.current)
    shown.current = undefined
  }, [status])
  return { tell, clear }
}

const nothing = () => undefined
