import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { SubmitButton } from "#web/ui/form/form.tsx"

/** Cancelling keeps the text as a draft. */
export function FormEnd({ submit, onCancel }: { submit: string; onCancel: () => void }) {
  const t = useTranslations("asking")
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onCancel}>
        {t("later")}
      </Button>
      <SubmitButton busyLabel={t("posting")}>{submit}</SubmitButton>
    </div>
  )
}
