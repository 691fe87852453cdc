import { useBlocker } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { Button } from "../button.tsx"
import { Dialog } from "../dialog.tsx"
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

  const { status, proceed, reset } = useBlocker({
    // An address within the page, as the list of what is wrong has them, leads nowhere else.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isTouched(),
    enableBeforeUnload: isTouched,
    withResolver: true,
  })
  const stay = () => reset?.()
  return (
    <Dialog
      open={status === "blocked"}
      onClose={stay}
      title={t("leaveTitle")}
      closeLabel={t("leaveStay")}
      actions={
        <>
          <Button variant="quiet" onClick={() => proceed?.()}>
            {t("leaveGo")}
          </Button>
          <Button onClick={stay}>{t("leaveStay")}</Button>
        </>
      }
    >
      <p>{t("leaveText")}</p>
    </Dialog>
  )
}
