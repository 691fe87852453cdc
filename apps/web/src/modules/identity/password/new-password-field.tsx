import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { PasswordField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"

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

// Feedback on a password while it is typed. The API decides: it has the full list.
const SHORTEST = 10

type Hint = "short" | "repeated" | "common" | "product" | "fine"

/** Common first guesses, with any digits and punctuation behind them. */
const guessedFirst =
  /^(?:password|passw0rd|p@ssw0rd|qwerty(?:uiop)?|asdfgh(?:jkl)?|1?q2w3e4r(?:5t)?|iloveyou|letmein|welcome|admin|abc|sakura|monkey|dragon|sunshine|football|princess)?[\d\p{P}\p{S}]*$/u

export function hintOf(password: string): { readonly hint: Hint; readonly length: number } {
  const plain = password.normalize("NFKC").toLowerCase()
  const { length } = [...plain]
  return { hint: judge(plain, length), length }
}

function judge(plain: string, length: number): Hint {
  if (length < SHORTEST) return "short"
  if (/^(.{1,5})\1+$/u.test(plain)) return "repeated"
  if (guessedFirst.test(plain.replace(/\s+/g, ""))) return "common"
  return [PRODUCT_NAME, PRODUCT_NAME_JA].some((name) => plain.includes(name.toLowerCase()))
    ? "product"
    : "fine"
}
