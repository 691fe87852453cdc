import { useTranslations } from "use-intl"
import { linkAccount, type SignInOutcome } from "#web/lib/auth/actions.ts"
import type { Unfinished } from "#web/lib/auth/unfinished.ts"
import { useApp, useHref, useUser } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
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
  readonly result: Unfinished["result"]
  readonly settle: (outcome: Promise<SignInOutcome>) => Promise<void>
  /** Where the reader chose this page over another. */
  readonly onBack?: () => void
}

/** Nobody's word but the owner's connects an account: the password is asked for here. */
export function LinkAccountPage({ name, result, settle, onBack }: LinkAccountPageProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const href = useHref()
  const user = useUser()
  const isKnown = result.kind === "link"
  const form = useSubmission({ email: "email", password: "password" })

  return (
    <DoorPage
      isStep
      title={isKnown ? t("linkTitle") : t("connectTitle")}
      lead={<p>{isKnown ? t("linkLead", { name, hint: result.emailHint }) : t("connectLead", { name })}</p>}
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
            work: ({ email, password }) =>
              settle(
                linkAccount(app, {
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
        {onBack ? (
          <Button variant="quiet" className="px-0!" onClick={onBack}>
            {t("createInstead")}
          </Button>
        ) : (
          <TextLink kind="stand-alone" href={href("/sign-in")}>
            {t("otherWays")}
          </TextLink>
        )}
      </div>
    </DoorPage>
  )
}
