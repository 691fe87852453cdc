import { useState } from "react"
import { useTranslations } from "use-intl"
import { PasswordField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import { hintOf, SHORTEST } from "./strength.ts"

/** Shows the password's strength while typing. */
export function NewPasswordField({ name }: { name: FieldName<string> }) {
  const t = useTranslations("password")
  const [typed, setTyped] = useState("")
  const { hint, length } = hintOf(typed)
  return (
    <div>
      <PasswordField
        name={name}
        label={t("new")}
        help={t("newHelp", { count: SHORTEST })}
        missing={t("newMissing")}
        autoComplete="new-password"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div aria-hidden className="mt-2 h-1 bg-rule">
        <div
          className={`h-full origin-left ${hint === "fine" ? "bg-matcha" : "bg-yamabuki"}`}
          style={{ width: `${Math.min(100, (length / SHORTEST) * 100)}%` }}
        />
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {typed === "" ? null : t(`hint.${hint}`, { count: Math.max(0, SHORTEST - length) })}
      </p>
    </div>
  )
}
