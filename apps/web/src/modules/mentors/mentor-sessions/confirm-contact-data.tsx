import { useTranslations } from "use-intl"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"

interface ConfirmContactDataProps {
  readonly name: FieldName<boolean | undefined>
  /** Everyone will read the text, not only the other person. */
  readonly isPublic?: boolean
}

/** Why contact details do not belong here, and the way to send the text all the same. */
export function ConfirmContactData({ name, isPublic = false }: ConfirmContactDataProps) {
  const t = useTranslations("mentorSessions.contactData")
  const { form } = useFormParts()
  return (
    <Notice kind="warn" title={t("title")}>
      <p>{t(isPublic ? "publicText" : "text")}</p>
      <Checkbox
        {...form.register(name)}
        value="true"
        label={t(isPublic ? "publicConfirm" : "confirm")}
        help={t(isPublic ? "publicConfirmHelp" : "confirmHelp")}
      />
    </Notice>
  )
}
