import { useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api.ts"
import { useHref } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
import { TextLink } from "#web/ui/text-link.tsx"

export function ForgotPage() {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const router = useRouter()
  const href = useHref()
  const form = useSubmission({ email: "email" })
  return (
    <DoorPage title={t("forgotTitle")} lead={t("forgotLead")}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) =>
          void form.submit(event, {
            check: ({ email }) => {
              const address = tidy(email)
              if (address === "") return { email: labels("emailMissing") }
              return { email: isAddress(address) ? undefined : labels("emailWrong") }
            },
            work: async ({ email }) => {
              await api("POST /v1/password/forgot", { body: { email: tidy(email) } })
              await router.navigate({ href: "/forgot-password/send" })
            },
          })
        }
      >
        <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
        <Field label={labels("email")} id="email" error={form.problems.email} required>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("sending")}>
          {t("send")}
        </Button>
      </form>
      <noscript>
        <p className="mt-6">{t("scriptless")}</p>
      </noscript>
      <p className="mt-8">
        <TextLink kind="stand-alone" href={href("/sign-in")}>
          {labels("backToSignIn")}
        </TextLink>
      </p>
    </DoorPage>
  )
}

const tidy = (email: string) => email.normalize("NFKC").trim()
const isAddress = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
