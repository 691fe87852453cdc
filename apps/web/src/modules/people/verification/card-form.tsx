import { FILE_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { documentTypes } from "#web/ui/control/file-box.tsx"
import { FileField } from "#web/ui/form/file-field.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { GraduationField } from "#web/ui/form/graduation-field.tsx"
import { StudentNumberField } from "./claim-fields.tsx"
import { type Verification, verificationQuery } from "./queries.ts"

interface CardFormProps {
  readonly verification: Verification
  readonly thisYear: number
  readonly onDone: () => Promise<void>
}

export function CardForm({ verification, thisYear, onDone }: CardFormProps) {
  const t = useTranslations("verification")
  const { queries } = useApp()
  return (
    <Form
      route="POST /v1/user/verification/card"
      problems={t("problems")}
      onDone={async (answer) => {
        ;(await queries.open()).setQueryData(verificationQuery.queryKey, answer)
        await onDone()
      }}
    >
      {(at) => (
        <>
          <p>{t("cardLead", { university: verification.university ?? "" })}</p>
          <FileField
            name={at("fileId")}
            label={t("card")}
            help={t("cardHelp")}
            required
            missing={t("cardMissing")}
            purpose="student-card"
            accept={documentTypes}
            mostBytes={FILE_LIMIT_BYTES}
          />
          <StudentNumberField name={at("studentNumber")} />
          {verification.graduationMonth === null ? (
            <GraduationField
              name={at("graduationMonth")}
              thisYear={thisYear}
              purpose={t("graduationPurpose")}
            />
          ) : null}
          <p className="text-ink-soft text-sm">{t("cardPrivacy")}</p>
          <SubmitButton size="large" wide busyLabel={t("sending")}>
            {t("sendCard")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
