import { type EditorRole, editorRoles } from "@shirube/vocabulary/product"
import { useTranslations } from "use-intl"
import type { FieldName } from "#web/ui/form/names.ts"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"

/** What an editor may do. */
export function RolesField({ name }: { name: FieldName<readonly EditorRole[] | undefined> }) {
  const t = useTranslations("accountInvitations.roles")
  return (
    <CheckboxesField
      name={name}
      label={t("label")}
      help={t("help")}
      missing={t("help")}
      required
      look="column"
      most={editorRoles.length}
      options={editorRoles.map((each) => ({ value: each, label: t(each) }))}
    />
  )
}
