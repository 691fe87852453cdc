import { useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api.ts"
import { SECURITY_PATH, type User } from "#web/lib/auth/guards.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button, buttonClass } from "#web/ui/button.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { PasswordInput } from "#web/ui/password-input.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { NewPasswordField } from "./new-password-field.tsx"

export function ChangePasswordPage({ user }: { user: User }) {
  const t = useTranslations("password")
  const href = useHref()
  return (
    <div className="page editorial py-10 md:py-16">
      <p className="col-margin">
        <TextLink kind="stand-alone" href={href(SECURITY_PATH)}>
          {t("backToSecurity")}
        </TextLink>
      </p>
      <div className="col-text max-w-md">
        <h1 className="voice-serif text-title">{user.hasPassword ? t("changeTitle") : t("firstTitle")}</h1>
        <p className="mt-4 text-ink-soft">{user.hasPassword ? t("changeLead") : t("firstLead")}</p>
        <div className="mt-8">
          {user.hasPassword ? (
            <ChangeForm user={user} />
          ) : (
            <a href={href("/forgot-password")} className={buttonClass("primary")}>
              {t("send")}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

function ChangeForm({ user }: { user: User }) {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const router = useRouter()
  const { status } = useApp()
  const form = useSubmission({ currentPassword: "current-password", password: "password" })
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) =>
        void form.submit(event, {
          check: ({ currentPassword, password }) => ({
            currentPassword: currentPassword === "" ? t("currentMissing") : undefined,
            password: password === "" ? t("newMissing") : undefined,
          }),
          work: async (body) => {
            await api("PUT /v1/password", { body })
            status.show({ kind: "success", message: t("changed") })
            await router.navigate({ href: SECURITY_PATH })
          },
        })
      }
    >
      <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
      {/* Password managers look here for whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <Field label={t("current")} id="current-password" error={form.problems.currentPassword} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="currentPassword"
            labels={{ show: labels("showPassword"), hide: labels("hidePassword") }}
          />
        )}
      </Field>
      <NewPasswordField error={form.problems.password} />
      <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("saving")}>
        {t("save")}
      </Button>
    </form>
  )
}
