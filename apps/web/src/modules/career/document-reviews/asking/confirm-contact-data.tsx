import { useTranslations } from "use-intl"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"

/** Why contact details are not for here, and the way to send the text all the same. */
export function ConfirmContactData({ name }: { name: string }) {
  const t = useTranslations("documentReviews.asking")
  const { form } = useFormParts()
  return (
    <Notice kind="warn" title={t("confirmTitle")}>
      <p>{t("confirmText")}</p>
      <Checkbox {...form.register(name)} value="true" label={t("confirm")} />
    </Notice>
  )
}
