import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { useApp, useUser } from "#web/lib/use-app.ts"

/** What a visitor had in their calendar is taken along once they are somebody, whichever way they came in. */
export function CarriedCalendar() {
  const t = useTranslations("common")
  const { queries, status } = useApp()
  const user = useUser()
  // Who has to set up a second factor first may do nothing else until then.
  const mayAct = user !== null && !user.requiresSecondFactor
  useEffect(() => {
    if (!mayAct || !isKept()) return
    void Promise.all([import("./visitor.ts"), import("./carry.ts")]).then(
      async ([{ hasVisitorCalendar }, { carryCalendar }]) => {
        if (hasVisitorCalendar() && (await carryCalendar(queries)))
          status.show({ kind: "success", message: t("calendarCarried") })
      },
      () => undefined,
    )
  }, [mayAct, queries, status, t])
  return null
}

/** For who is signed in, nearly always no; so that nobody loads the rest for nothing. */
function isKept(): boolean {
  try {
    return localStorage.getItem("calendar") !== null
  } catch {
    return false
  }
}
