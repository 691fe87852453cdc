import { useTranslations } from "use-intl"
import { api } from "#web/lib/api.ts"
import type { ApiResponse } from "#web/lib/api-client.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
import { QrCode } from "./qr-code.tsx"

export type Totp = ApiResponse<"POST /v1/second-factor/totp">

interface TotpSetupProps {
  readonly totp: Totp
  readonly onDone: (recoveryCodes: readonly string[]) => Promise<void>
  readonly onCancel: () => void
}

export function TotpSetup({ totp, onDone, onCancel }: TotpSetupProps) {
  const t = useTranslations("security")
  const labels = useTranslations("auth")
  const form = useSubmission({ code: "totp-code" })
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
          <form
            noValidate
            className="mt-3 grid gap-4"
            onSubmit={(event) =>
              void form.submit(event, {
                check: ({ code }) => ({ code: code.trim() === "" ? labels("codeMissing") : undefined }),
                work: async ({ code }) => {
                  const { recoveryCodes } = await api("POST /v1/second-factor/totp/confirm", {
                    body: { code },
                  })
                  await onDone(recoveryCodes)
                },
              })
            }
          >
            <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
            <Field label={labels("code")} id="totp-code" error={form.problems.code} required>
              {(control) => (
                <TextInput
                  {...control}
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  spellCheck={false}
                  className="max-w-56 font-mono text-lg tracking-widest"
                />
              )}
            </Field>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={form.isBusy} busyLabel={t("working")}>
                {t("totpConfirm")}
              </Button>
              <Button variant="quiet" onClick={onCancel}>
                {t("cancel")}
              </Button>
            </div>
          </form>
        </li>
      </ol>
    </div>
  )
}
