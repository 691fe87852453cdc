import { useTranslations } from "use-intl"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"

/** Why contact details wait until a session is agreed, and the way to send the text all the same. */
export function ConfirmContactData({ name }: { name: FieldName<boolean | undefined> }) {
  const t = useTranslations("mentorSessions.contactData")
  const { form } = useFormParts()
  return (
    <Notice kind="warn" title={t("title")}>
      <p>{t("text")}</p>
      <Checkbox {...form.register(name)} value="true" label={t("confirm")} help={t("confirmHelp")} />
    </Notice>
  )
}
