import { useBlocker } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { LeaveDialog } from "../leave-dialog.tsx"
import { useFormParts } from "./form-context.ts"

/** Asks before somebody leaves the form that it stands in with something typed and not sent. */
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
    // An address within the page, as the list of what is wrong has them, leads nowhere else.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isTouched(),
    enableBeforeUnload: isTouched,
    withResolver: true,
  })
  const words = { title: t("leaveTitle"), text: t("leaveText"), stay: t("leaveStay"), go: t("leaveGo") }
  return <LeaveDialog blocker={blocker} words={words} />
}
