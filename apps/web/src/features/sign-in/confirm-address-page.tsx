// Two steps for someone whose address the other service has not confirmed: where a code goes, and the code itself.
import { type ReactNode, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { createAccount, type SignInOutcome, sendAddressCode } from "#web/lib/auth/actions.ts"
import { useApp } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
import { checkEmail, isCode, tidyCode, tidyEmail } from "./credentials.ts"
import { NameField } from "./name-field.tsx"

interface StepProps {
  readonly token: string
  readonly email: string
  readonly onSent: (email: string) => void
  /** Ends the step where it is too late for it. */
  readonly inTime: (work: Promise<void>) => Promise<void>
  readonly children: ReactNode
}

interface AddressPageProps extends StepProps {
  /** What the other service is called. */
  readonly service: string
  /** So that what is typed outlives a reload. */
  readonly onTyped: (email: string) => void
}

export function AddressPage({ service, token, email, onTyped, onSent, inTime, children }: AddressPageProps) {
  const t = useTranslations("auth")
  const form = useSubmission({ email: "email" })
  return (
    <DoorPage isStep title={t("confirmTitle")} lead={<p>{t("confirmLead", { name: service })}</p>}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) =>
          void form.submit(event, {
            check: (typed) => {
              const problem = checkEmail(tidyEmail(typed.email))
              return { email: problem && t(problem) }
            },
            work: (typed) => inTime(send(token, tidyEmail(typed.email), onSent)),
          })
        }
      >
        <FormErrorSummary title={t("sendCodeProblems")} errors={form.summary} attempt={form.attempt} />
        <Field
          label={t("email")}
          id="email"
          help={t("confirmEmailHelp", { name: service })}
          error={form.problems.email}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={email}
              onChange={(event) => onTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("sendingCode")}>
          {t("sendCode")}
        </Button>
      </form>
      {children}
    </DoorPage>
  )
}

interface CodePageProps extends StepProps {
  readonly name: string
  readonly sentAt: number
  readonly isResent: boolean
  readonly onTyped: (name: string) => void
  readonly onAnotherAddress: () => void
  readonly settle: (outcome: Promise<SignInOutcome>) => Promise<void>
}

export function CodePage({
  token,
  email,
  name,
  isResent,
  onTyped,
  settle,
  children,
  ...resending
}: CodePageProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const form = useSubmission({ code: "code", name: "name" })
  return (
    <DoorPage
      isStep
      title={t("mailedTitle")}
      lead={<p className="wrap-anywhere">{t("mailedLead", { email })}</p>}
    >
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) =>
          void form.submit(event, {
            check: (typed) => ({
              code: isCode(tidyCode(typed.code)) ? undefined : t("codeMissing"),
              name: typed.name.trim() ? undefined : t("personNameMissing"),
            }),
            work: (typed) =>
              settle(
                createAccount(app, {
                  registrationToken: token,
                  email,
                  code: tidyCode(typed.code),
                  name: typed.name,
                }),
              ),
          })
        }
      >
        {isResent && form.attempt === 0 ? (
          <Notice kind="success" live>
            {t("codeResent")}
          </Notice>
        ) : null}
        <FormErrorSummary title={t("createProblems")} errors={form.summary} attempt={form.attempt} />
        <Field
          label={t("mailedCode")}
          id="code"
          help={t("mailedCodeHelp")}
          error={form.problems.code}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="code"
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              className="max-w-56 font-mono text-lg tracking-widest"
            />
          )}
        </Field>
        <NameField name={name} problem={form.problems.name} onTyped={onTyped} />
        <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("creating")}>
          {t("createSubmit")}
        </Button>
      </form>
      <NoMail token={token} email={email} {...resending} />
      {children}
    </DoorPage>
  )
}

type NoMailProps = Pick<
  CodePageProps,
  "token" | "email" | "sentAt" | "onSent" | "inTime" | "onAnotherAddress"
>

/** Nobody's mailbox gets fuller by a nervous thumb. */
const PAUSE_MS = 60_000

function NoMail({ token, email, sentAt, onSent, inTime, onAnotherAddress }: NoMailProps) {
  const t = useTranslations("auth")
  const form = useSubmission({})
  const isSoon = !useIsPast(sentAt + PAUSE_MS)
  return (
    <section aria-labelledby="no-mail" className="mt-8 grid gap-3 border-t pt-6">
      <h2 id="no-mail" className="font-semibold">
        {t("noMail")}
      </h2>
      <p className="text-ink-soft text-sm">{t("noMailText")}</p>
      <FormErrorSummary title={t("sendCodeProblems")} errors={form.summary} attempt={form.attempt} />
      <form
        noValidate
        className="grid gap-1.5"
        onSubmit={(event) => void form.submit(event, { work: () => inTime(send(token, email, onSent)) })}
      >
        <Button
          type="submit"
          variant="secondary"
          wide
          disabled={isSoon}
          aria-describedby={isSoon ? "resend-help" : undefined}
          busy={form.isBusy}
          busyLabel={t("sendingCode")}
        >
          {t("resendCode")}
        </Button>
        {isSoon ? (
          <p id="resend-help" className="text-ink-soft text-sm">
            {t("resendSoon")}
          </p>
        ) : null}
      </form>
      <Button variant="quiet" className="justify-self-start px-0!" onClick={onAnotherAddress}>
        {t("anotherAddress")}
      </Button>
    </section>
  )
}

async function send(token: string, email: string, onSent: (email: string) => void): Promise<void> {
  await sendAddressCode({ registrationToken: token, email })
  onSent(email)
}

function useIsPast(moment: number): boolean {
  const [isPast, setPast] = useState(() => Date.now() >= moment)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), Math.max(0, moment - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return isPast
}
