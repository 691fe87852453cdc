import { useState } from "react"
import { useTranslations } from "use-intl"
import { Field } from "#web/ui/field.tsx"
import { PasswordInput } from "#web/ui/password-input.tsx"
import { hintOf, SHORTEST } from "./strength.ts"

/** Says while typing how far the password has come. */
export function NewPasswordField({ error }: { error: string | undefined }) {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const [typed, setTyped] = useState("")
  const { hint, length } = hintOf(typed)
  return (
    <div>
      <Field label={t("new")} help={t("newHelp", { count: SHORTEST })} id="password" error={error} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            onChange={(event) => setTyped(event.currentTarget.value)}
            labels={{ show: labels("showPassword"), hide: labels("hidePassword") }}
          />
        )}
      </Field>
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
