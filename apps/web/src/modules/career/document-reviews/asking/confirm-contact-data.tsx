import { useTranslations } from "use-intl"
import type { FieldName } from "#web/ui/form/names.ts"
import { ConfirmField } from "#web/ui/form/option-fields.tsx"

/** Why contact details do not belong here, and the way to send the text all the same. */
export function ConfirmContactData({ name }: { name: FieldName<boolean | undefined> }) {
  const t = useTranslations("documentReviews.asking")
  return <ConfirmField name={name} title={t("confirmTitle")} text={t("confirmText")} label={t("confirm")} />
}
