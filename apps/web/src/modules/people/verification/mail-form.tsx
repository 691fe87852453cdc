import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { EmailField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { GraduationField } from "#web/ui/form/graduation-field.tsx"
import { StudentNumberField } from "./claim-fields.tsx"
import { type Verification, verificationQuery } from "./queries.ts"

interface MailFormProps {
  readonly verification: Verification
  readonly thisYear: number
  readonly onDone: () => Promise<void>
}

export function MailForm({ verification, thisYear, onDone }: MailFormProps) {
  const t = useTranslations("verification")
  const { queries } = useApp()
  return (
    <Form
      route="POST /v1/user/verification/mail"
      problems={t("problems")}
      {...(verification.request?.email ? { start: { email: verification.request.email } } : {})}
      onDone={async (answer) => {
        ;(await queries.open()).setQueryData(verificationQuery.queryKey, answer)
        await onDone()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of="verification-mail" />
          <EmailField
            name={at("email")}
            label={t("email")}
            help={
              verification.university
                ? t("emailHelpOf", { university: verification.university })
                : t("emailHelp")
            }
            missing={t("emailMissing")}
            required
          />
          <StudentNumberField name={at("studentNumber")} />
          {verification.graduationMonth === null ? (
            <GraduationField
              name={at("graduationMonth")}
              thisYear={thisYear}
              purpose={t("graduationPurpose")}
            />
          ) : null}
          <p className="text-ink-soft text-sm">{t("privacy")}</p>
          <SubmitButton size="large" wide busyLabel={t("sending")}>
            {t("sendLink")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
