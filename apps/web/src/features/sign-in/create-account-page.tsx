import { LONGEST_NAME } from "@shirube/contract/product"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { createAccount, type SignInOutcome } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button, buttonClass } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { TextInput } from "#web/ui/text-input.tsx"

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
    <DoorPage title={t("createTitle")} lead={<p>{t("createLead", { name: service })}</p>}>
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
        <Field
          label={t("personName")}
          id="name"
          help={t("personNameHelp")}
          error={form.problems.name}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              maxLength={LONGEST_NAME}
              defaultValue={name}
              onChange={(event) => onTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("creating")}>
          {t("createSubmit")}
        </Button>
      </form>
      {children}
    </DoorPage>
  )
}

interface UnconfirmedPageProps {
  readonly service: string
  readonly email: string | null
  readonly children: ReactNode
}

/** An address that anyone could have typed in there makes no account. */
export function UnconfirmedPage({ service: name, email, children }: UnconfirmedPageProps) {
  const t = useTranslations("auth")
  const href = useHref()
  return (
    <DoorPage title={t("unconfirmedTitle")}>
      <Notice kind="info" live>
        <p className="wrap-anywhere">
          {email ? t("unconfirmedText", { name, email }) : t("unconfirmedTextUnnamed", { name })}
        </p>
      </Notice>
      <a href={href("/sign-in")} className={`${buttonClass("primary", "large")} mt-6 w-full`}>
        {t("signInAgain")}
      </a>
      {children}
    </DoorPage>
  )
}
