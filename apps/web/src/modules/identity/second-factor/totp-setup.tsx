import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { Button } from "#web/ui/control/button.tsx"
import { CodeField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { QrCode } from "#web/ui/picture/qr-code.tsx"

export type Totp = ApiResponse<"POST /v1/second-factor/totp">

interface TotpSetupProps {
  readonly totp: Totp
  readonly onDone: (recoveryCodes: readonly string[]) => Promise<void>
  readonly onCancel: () => void
}

export function TotpSetup({ totp, onDone, onCancel }: TotpSetupProps) {
  const t = useTranslations("security")
  const labels = useTranslations("auth")
  return (
    <div className="border-ai border-t-3 bg-ai-tint p-5 sm:p-6">
      <h3 className="font-semibold text-ai">{t("totpSetupTitle")}</h3>
      <ol className="mt-4 grid list-decimal gap-6 ps-5">
        <li>{t("totpStepApp")}</li>
        <li>
          <p>{t("totpStepScan")}</p>
          <div className="mt-3 flex flex-wrap items-start gap-5">
            <QrCode text={totp.uri} label={t("totpQr")} />
            <div className="min-w-0">
              <p className="text-ink-soft text-sm">{t("totpKey")}</p>
              <p className="break-all font-mono">{totp.secret.replace(/(.{4})(?=.)/g, "$1 ")}</p>
            </div>
          </div>
        </li>
        <li>
          <p>{t("totpStepCode")}</p>
          <Form
            route="POST /v1/second-factor/totp/confirm"
            problems={t("problems")}
            className="mt-3 grid gap-4"
            onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
          >
            {(at) => (
              <>
                <CodeField
                  name={at("code")}
                  id="totp-code"
                  label={labels("code")}
                  missing={labels("codeMissing")}
                  required
                />
                <div className="flex flex-wrap gap-3">
                  <SubmitButton busyLabel={t("working")}>{t("totpConfirm")}</SubmitButton>
                  <Button variant="quiet" onClick={onCancel}>
                    {t("cancel")}
                  </Button>
                </div>
              </>
            )}
          </Form>
        </li>
      </ol>
    </div>
  )
}
