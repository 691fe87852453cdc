import { useTranslations } from "use-intl"
import type { FieldName } from "#web/ui/form/names.ts"
import { ConfirmField } from "#web/ui/form/option-fields.tsx"

interface ConfirmContactDataProps {
  readonly name: FieldName<boolean | undefined>
  /** Everyone will read the text, not only the other person. */
  readonly isPublic?: boolean
}

/** Why contact details do not belong here, and the way to send the text all the same. */
export function ConfirmContactData({ name, isPublic = false }: ConfirmContactDataProps) {
  const t = useTranslations("mentorSessions.contactData")
  return (
    <ConfirmField
      name={name}
      title={t("title")}
      text={t(isPublic ? "publicText" : "text")}
      label={t(isPublic ? "publicConfirm" : "confirm")}
      help={t(isPublic ? "publicConfirmHelp" : "confirmHelp")}
    />
  )
}
