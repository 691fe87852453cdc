import { useRouter } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/api-client.ts"
import { signIn, takeRedirect } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { Button } from "#web/ui/button.tsx"
import { Field } from "#web/ui/field.tsx"
import { type FormError, FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { PasswordInput } from "#web/ui/password-input.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { AuthPage } from "./auth-page.tsx"
import { checkCredentials, tidyEmail } from "./credentials.ts"

interface Refusal {
  readonly email?: string | undefined
  readonly password?: string | undefined
  /** Belongs to no field. */
  readonly form?: string | undefined
}

/** Posts by itself where there is no JavaScript; the server entry answers. */
export function SignInForm() {
  const t = useTranslations("auth")
  const router = useRouter()
  const app = useApp()
  const href = useHref()
  const sent = app.refusedForm
  const [refusal, setRefusal] = useState<Refusal>(sent ? refusalOf(sent.message, sent.errors) : {})
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const credentials = {
      email: tidyEmail(String(fields.get("email") ?? "")),
      password: String(fields.get("password") ?? ""),
    }
    const problems = checkCredentials(credentials)
    setAttempt(attempt + 1)
    setRefusal({
      email: problems.email && t(problems.email),
      password: problems.password && t(problems.password),
    })
    if (problems.email || problems.password) return
    setBusy(true)
    try {
      const user = await signIn(app, credentials)
      app.status.show({ kind: "success", message: t("welcome", { name: user.name }) })
      await router.navigate({ href: takeRedirect() })
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.failure === "answer") setRefusal(refusalOf(error.message, error.errors))
    } finally {
      setBusy(false)
    }
  }

  const errors: FormError[] = [
    { fieldId: "email", message: refusal.email },
    { fieldId: "password", message: refusal.password },
    { message: refusal.form },
  ].flatMap(({ message, ...rest }) => (message ? [{ ...rest, message }] : []))

  return (
    <AuthPage title={t("mailTitle")}>
      <form
        method="post"
        action={href("/auth/sign-in-mail")}
        onSubmit={submit}
        noValidate
        className="grid gap-6"
      >
        <FormErrorSummary title={t("problems")} errors={errors} attempt={attempt} />
        <Field label={t("email")} id="email" error={refusal.email} required>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={sent?.values.email}
            />
          )}
        </Field>
        <Field label={t("password")} id="password" error={refusal.password} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              labels={{ show: t("showPassword"), hide: t("hidePassword") }}
            />
          )}
        </Field>
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={t("submitting")}>
          {t("submit")}
        </Button>
      </form>
      <p className="mt-8">
        <TextLink kind="stand-alone" href={href("/sign-in")}>
          {t("otherWays")}
        </TextLink>
      </p>
    </AuthPage>
  )
}

function refusalOf(message: string, errors: Readonly<Record<string, readonly string[]>>): Refusal {
  const email = errors.email?.[0]
  const password = errors.password?.[0]
  return { email, password, form: email || password ? undefined : message }
}
