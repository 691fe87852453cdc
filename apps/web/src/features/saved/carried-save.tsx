import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { useApp, useUser } from "#web/lib/use-app.ts"
import { hasIntention } from "./intention.ts"

/**
 * What a visitor meant to save is saved once they are somebody, whichever way they came in and wherever that led them: right
 * after an account is made, too, before its first step.
 */
export function CarriedSave() {
  const t = useTranslations("common")
  const { queries, status } = useApp()
  const user = useUser()
  // Who has to set up a second factor first may do nothing else until then.
  const mayAct = user !== null && !user.requiresSecondFactor
  useEffect(() => {
    if (!mayAct || !hasIntention()) return
    void import("./carry.ts").then(async ({ carrySaves }) => {
      for (const title of await carrySaves(queries))
        status.show({ kind: "success", message: t("nowSaved", { title }) })
    }, nothing)
  }, [mayAct, queries, status, t])
  return null
}

const nothing = () => undefined
