import { useBlocker } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { LeaveDialog } from "../overlay/leave-dialog.tsx"
import { useFormParts } from "./form-context.ts"

/** Asks before leaving the surrounding form with unsent changes. */
export function LeaveGuard() {
  const t = useTranslations("forms")
  const { form, isReady, whenSent } = useFormParts()
  const { getValues } = form
  const untouched = useRef<string>(undefined)

  useEffect(() => {
    const settle = () => {
      untouched.current = JSON.stringify(getValues())
    }
    if (isReady) settle()
    return whenSent(settle)
  }, [isReady, getValues, whenSent])
  const isTouched = () => untouched.current !== undefined && untouched.current !== JSON.stringify(getValues())

  const blocker = useBlocker({
    // Links within the page, as in the error summary, do not leave it.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isTouched(),
    enableBeforeUnload: isTouched,
    withResolver: true,
  })
  const words = { title: t("leaveTitle"), text: t("leaveText"), stay: t("leaveStay"), go: t("leaveGo") }
  return <LeaveDialog blocker={blocker} words={words} />
}
