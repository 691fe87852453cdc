import { useEffect, useState } from "react"
import { PUSH_MOMENT } from "#web/lib/notify/push-moment.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"

type Dialog = typeof import("./push-dialog.tsx").PushDialog

/** Asks once whether to notify on this device, after the first question or registration. */
export function PushQuestion() {
  const { locale } = useApp()
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const offer = () => setTime(true)
    addEventListener(PUSH_MOMENT, offer)
    return () => removeEventListener(PUSH_MOMENT, offer)
  }, [])
  const Asked = useLoaded<Dialog | undefined, typeof locale>(isTime && loadDialog, locale)
  return isTime && Asked ? <Asked onClose={() => setTime(false)} /> : null
}

const loadDialog = async (locale: ReturnType<typeof useApp>["locale"]): Promise<Dialog | undefined> => {
  const [{ PushDialog }, { mayAskOnce }] = await Promise.all([
    import("./push-dialog.tsx"),
    import("#web/lib/browser/push.ts"),
    locale.need(["notifications"]),
  ])
  return mayAskOnce() ? PushDialog : undefined
}
