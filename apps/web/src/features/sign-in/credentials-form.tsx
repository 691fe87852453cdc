import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { type SignInOutcome, signIn } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { PasswordInput } from "#web/ui/password-input.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { checkCredentials, tidyEmail } from "./credentials.ts"

interface CredentialsFormProps {
  readonly onOutcome: (outcome: SignInOutcome) => Promise<void>
  readonly children?: ReactNode
}

/** Posts by itself where there is no JavaScript; the server entry answers. */
export function CredentialsForm({ onOutcome, children }: CredentialsFormProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const href = useHref()
  const sent = app.form.refusedForm
  const form = useSubmission({ email: "email", password: "password" }, sent)

  return (
    <form
      method="post"
      action={href("/auth/sign-in-mail")}
      onSubmit={(event) =>
        void form.submit(event, {
          check: ({ email, password }) => {
            const problems = checkCredentials({ email: tidyEmail(email), password })
            return {
              email: problems.email && t(problems.email),
              password: problems.password && t(problems.password),
            }
          },
          work: async ({ email, password }) =>
            onOutcome(await signIn(app, { email: tidyEmail(email), password })),
        })
      }
      noValidate
      className="grid gap-6"
    >
      <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
      {sent?.needsScripts ? <p>{t("secondStepScriptless")}</p> : null}
      <Field label={t("email")} id="email" error={form.problems.email} required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            // A browser that knows a passkey for this site offers it here.
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={sent?.values.email}
          />
        )}
      </Field>
      <div className="grid gap-1">
        <Field label={t("password")} id="password" error={form.problems.password} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              labels={{ show: t("showPassword"), hide: t("hidePassword") }}
            />
          )}
        </Field>
        <TextLink kind="stand-alone" href={href("/forgot-password")} className="justify-self-start text-sm">
          {t("forgotPassword")}
        </TextLink>
      </div>
      <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("submitting")}>
        {t("submit")}
      </Button>
      {children}
    </form>
  )
}
