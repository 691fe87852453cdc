import { languages } from "@shirube/vocabulary/language"
import { editorRoles, type InvitedRole, invitedRoles } from "@shirube/vocabulary/product"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { EmailField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { RolesField } from "./roles-field.tsx"

const FIRST_ROLE: InvitedRole = "editor"

/** Remounts an empty form once an invitation is sent. */
export function InviteForm() {
  const [times, setTimes] = useState(0)
  return <EmptyForm key={times} onSent={() => setTimes(times + 1)} />
}

function EmptyForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations("accountInvitations")
  const cache = useQueryClient()
  const { status } = useApp()
  const language = useLocale()
  const [role, setRole] = useState<InvitedRole>(FIRST_ROLE)
  return (
    <Form
      route="POST /v1/editors/invitations"
      start={{ role: FIRST_ROLE, language, editorRoles: [...editorRoles] }}
      problems={t("problems")}
      className="grid gap-4"
      onDone={() => {
        status.show({ kind: "success", message: t("sent") })
        refetch(cache, ["account-invitations"])
        onSent()
      }}
    >
      {(at) => (
        <>
          <RadioField
            name={at("role")}
            label={t("as")}
            options={invitedRoles.map((each) => ({
              value: each,
              label: t(`role.${each}`),
              help: t(`roleHelp.${each}`),
            }))}
            onChosen={setRole}
          />
          {role === "company" ? (
            <TextField
              name={at("companyName")}
              label={t("companyName")}
              help={t("companyNameHelp")}
              missing={t("companyNameMissing")}
              required
              autoComplete="off"
            />
          ) : null}
          {role === "editor" ? <RolesField name={at("editorRoles")} /> : null}
          <EmailField
            name={at("email")}
            label={t("email")}
            missing={t("emailMissing")}
            required
            autoComplete="off"
          />
          <RadioField
            name={at("language")}
            label={t("languageOfEmail")}
            options={languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
          />
          <SubmitButton className="justify-self-start" busyLabel={t("sending")}>
            {t("invite")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
