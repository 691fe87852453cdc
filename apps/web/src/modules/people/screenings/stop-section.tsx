import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
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
      <Dialog
        open={isAsking}
        onClose={close}
        title={t("stopConfirm")}
        closeLabel={t("close")}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t("stay")}
            </Button>
            <Button
              variant="danger"
              busy={stop.underWay.length > 0}
              busyLabel={t("working")}
              onClick={() => void stop.run().then(close)}
            >
              {t("stopNow")}
            </Button>
          </>
        }
      >
        <ul className="grid list-disc gap-2 ps-5">
          {consequences.map((name) => (
            <li key={name}>{t(`consequences.${name}`)}</li>
          ))}
        </ul>
      </Dialog>
    </Section>
  )
}
