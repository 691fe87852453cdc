import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { useApp, useUser } from "#web/lib/page/use-app.ts"
import { hasIntention } from "./intention.ts"

/**
 * Saves what a visitor wanted to save once they have signed in, by any way and on any page, including right
 * after sign-up.
 */
export function CarriedSave() {
  const t = useTranslations("common")
  const { queries, status } = useApp()
  const user = useUser()
  // A member who must set up a second factor may do nothing else first.
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
