import { useTranslations } from "use-intl"
import { linkAccount, type SignInOutcome, type SsoResult } from "#web/lib/auth/actions.ts"
import { useApp, useHref, useUser } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button, buttonClass } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { PasswordInput } from "#web/ui/password-input.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { checkCredentials, tidyEmail } from "./credentials.ts"

interface LinkAccountPageProps {
  /** Of the service that the reader comes from. */
  readonly name: string
  readonly result: Extract<SsoResult, { kind: "link" | "registration" }>
  readonly onOutcome: (outcome: SignInOutcome) => Promise<void>
}

/** Nobody's word but the owner's connects an account: the password is asked for here. */
export function LinkAccountPage({ name, result, onOutcome }: LinkAccountPageProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const href = useHref()
  const user = useUser()
  const isKnown = result.kind === "link"
  const form = useSubmission({ email: "email", password: "password" })

  return (
    <DoorPage
      title={isKnown ? t("linkTitle") : t("connectTitle", { name })}
      lead={
        isKnown ? (
          <p>{t("linkLead", { name, hint: result.emailHint })}</p>
        ) : (
          <p>
            {result.email
              ? t("connectLead", { name, email: result.email })
              : t("connectLeadUnnamed", { name })}
          </p>
        )
      }
    >
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) =>
          void form.submit(event, {
            check: ({ email, password }) => {
              const problems = checkCredentials({ email: tidyEmail(email), password })
              return {
                email: isKnown ? undefined : problems.email && t(problems.email),
                password: problems.password && t(problems.password),
              }
            },
            work: async ({ email, password }) =>
              onOutcome(
                await linkAccount(app, {
                  linkToken: result.token,
                  password,
                  ...(isKnown ? {} : { email: tidyEmail(email) }),
                }),
              ),
          })
        }
      >
        <FormErrorSummary title={t("linkProblems")} errors={form.summary} attempt={form.attempt} />
        {isKnown ? null : (
          <Field label={t("connectEmail")} id="email" error={form.problems.email} required>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={user?.email}
              />
            )}
          </Field>
        )}
        <Field label={t("linkPassword")} id="password" error={form.problems.password} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              labels={{ show: t("showPassword"), hide: t("hidePassword") }}
            />
          )}
        </Field>
        <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("linking")}>
          {t("linkSubmit", { name })}
        </Button>
      </form>
      <div className="mt-6 grid justify-items-start gap-2 border-t pt-4">
        <TextLink kind="stand-alone" href={href("/forgot-password")}>
          {t("forgotPassword")}
        </TextLink>
        {isKnown ? (
          <TextLink kind="stand-alone" href={href("/sign-in")}>
            {t("otherWays")}
          </TextLink>
        ) : (
          <>
            <p className="text-ink-soft text-sm">{t("connectNoAccount")}</p>
            <a href={href("/article")} className={buttonClass("secondary")}>
              {t("goReading")}
            </a>
          </>
        )}
      </div>
    </DoorPage>
  )
}
