import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Section } from "#web/ui/text/section.tsx"

const consequences = ["page", "requests", "answers", "account", "again"] as const

/** Says what happens, and asks once more. */
export function StopSection() {
  const t = useTranslations("screening")
  const [isAsking, setAsking] = useState(false)
  const stop = useAction("DELETE /v1/senpai/screening", {
    touches: ["screening", "mentor-page"],
    done: () => t("stopped"),
  })
  const close = () => setAsking(false)
  return (
    <Section title={t("stopTitle")} text={t("stopText")}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("stop")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t("stopConfirm")}
        back={t("stay")}
        closeLabel={t("close")}
        label={t("stopNow")}
        busyLabel={t("working")}
        isBusy={stop.underWay.length > 0}
        onConfirm={() => void stop.run().then(close)}
      >
        <ul className="grid list-disc gap-2 ps-5">
          {consequences.map((name) => (
            <li key={name}>{t(`consequences.${name}`)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </Section>
  )
}
