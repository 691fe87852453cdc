import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { createAccount, type SignInOutcome } from "#web/lib/auth/actions.ts"
import { useApp } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { NameField } from "./name-field.tsx"

interface CreateAccountPageProps {
  /** What the other service is called. */
  readonly service: string
  readonly token: string
  readonly email: string
  readonly name: string
  /** So that what is typed outlives a reload. */
  readonly onTyped: (name: string) => void
  readonly settle: (outcome: Promise<SignInOutcome>) => Promise<void>
  readonly children: ReactNode
}

/** For someone whom the other service knows, and nobody here does yet. */
export function CreateAccountPage({
  service,
  token,
  email,
  name,
  onTyped,
  settle,
  children,
}: CreateAccountPageProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const form = useSubmission({ name: "name" })
  return (
    <DoorPage isStep title={t("createTitle")} lead={<p>{t("createLead", { name: service })}</p>}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) =>
          void form.submit(event, {
            check: ({ name }) => ({ name: name.trim() ? undefined : t("personNameMissing") }),
            work: ({ name }) => settle(createAccount(app, { registrationToken: token, name })),
          })
        }
      >
        <FormErrorSummary title={t("createProblems")} errors={form.summary} attempt={form.attempt} />
        <dl className="grid gap-1.5 border-y py-4">
          <dt className="font-semibold">{t("email")}</dt>
          <dd className="wrap-anywhere">{email}</dd>
          <dd className="text-ink-soft text-sm">{t("createEmailHelp", { name: service })}</dd>
        </dl>
        <NameField name={name} problem={form.problems.name} onTyped={onTyped} />
        <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("creating")}>
          {t("createSubmit")}
        </Button>
      </form>
      {children}
    </DoorPage>
  )
}
