import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { askPermission, hasAsked, keepFor, subscribeHere } from "#web/lib/browser/push.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"

export function PushDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("notifications")
  const user = useUser()
  const [isBusy, setBusy] = useState(false)
  const on = useAction("PUT /v1/push/subscription", { done: () => t("pushOnNow") })
  const close = () => {
    hasAsked()
    onClose()
  }
  const accept = async () => {
    setBusy(true)
    try {
      if ((await askPermission()) !== "granted") return
      const { serverKey } = await api("GET /v1/push")
      const isDone = await on.run({ body: await subscribeHere(serverKey) })
      if (isDone && user) keepFor(user.id)
    } catch {
      // The settings page explains what the browser does not allow.
    } finally {
      close()
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t("ask.title")}
      closeLabel={t("ask.later")}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t("ask.later")}
          </Button>
          <Button busy={isBusy} busyLabel={t("working")} onClick={() => void accept()}>
            {t("ask.yes")}
          </Button>
        </>
      }
    >
      <p>{t("ask.text")}</p>
    </Dialog>
  )
}
