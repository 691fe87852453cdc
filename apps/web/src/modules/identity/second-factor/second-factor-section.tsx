import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Provider } from "#web/lib/auth/sso.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { CodeField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { type Proof, ProofDialog } from "#web/ui/overlay/proof-dialog.tsx"
import { QrCode } from "#web/ui/picture/qr-code.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import type { SecondFactor } from "./queries.ts"

type Question = "set-up" | "turn-off" | "new-codes"

interface SecondFactorSectionProps {
  readonly secondFactor: SecondFactor
  readonly proofBy: readonly Provider[]
  readonly onCodes: (codes: readonly string[]) => void
}

export function SecondFactorSection({ secondFactor, proofBy, onCodes }: SecondFactorSectionProps) {
  const t = useTranslations("security")
  const { status } = useApp()
  const day = useDay()
  const refresh = useRefresh()
  const [question, setQuestion] = useState<Question>()
  const [totp, setTotp] = useState<Totp>()
  const { isOn, since } = secondFactor.totp

  const answers: Record<Question, (body: Proof) => Promise<void>> = {
    "set-up": async (body) => setTotp(await api("POST /v1/second-factor/totp", { body })),
    "turn-off": async (body) => {
      await api("DELETE /v1/second-factor/totp", { body })
      status.show({ kind: "success", message: t("totpTurnedOff") })
      await refresh()
    },
    "new-codes": async (body) => {
      const { recoveryCodes } = await api("POST /v1/second-factor/recovery-codes", { body })
      onCodes(recoveryCodes)
      await refresh()
    },
  }
  const questions = {
    "set-up": {
      route: "POST /v1/second-factor/totp",
      title: t("totpSetupTitle"),
      text: t("totpSetupText"),
      confirm: t("goOn"),
    },
    "turn-off": {
      route: "DELETE /v1/second-factor/totp",
      title: t("totpOffTitle"),
      text: t("totpOffText"),
      confirm: t("totpOff"),
    },
    "new-codes": {
      route: "POST /v1/second-factor/recovery-codes",
      title: t("codesNewTitle"),
      text: t("codesNewText"),
      confirm: t("codesNew"),
    },
  } as const
  const [asked, setAsked] = useState<Question>("set-up")
  const ask = (next: Question) => {
    setAsked(next)
    setQuestion(next)
  }

  return (
    <Section title={t("secondTitle")} text={t("secondText")}>
      <ul>
        <Row
          title={t("totp")}
          text={isOn && since ? t("onSince", { day: day(since) }) : t("totpText")}
          actions={
            isOn ? (
              <Button variant="danger" onClick={() => ask("turn-off")}>
                {t("totpOff")}
              </Button>
            ) : totp ? null : (
              <Button variant="secondary" onClick={() => ask("set-up")}>
                {t("totpSetUp")}
              </Button>
            )
          }
        />
        {secondFactor.isOn ? (
          <Row
            title={t("codes")}
            text={t("codesLeft", { count: secondFactor.recoveryCodesLeft })}
            actions={
              <Button variant="secondary" onClick={() => ask("new-codes")}>
                {t("codesNew")}
              </Button>
            }
          />
        ) : null}
      </ul>
      {totp ? (
        <TotpSetup
          totp={totp}
          onCancel={() => setTotp(undefined)}
          onDone={async (codes) => {
            setTotp(undefined)
            onCodes(codes)
            await refresh()
          }}
        />
      ) : null}
      <ProofDialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        {...questions[asked]}
        isDangerous={asked === "turn-off"}
        providers={proofBy}
        work={answers[asked]}
      />
    </Section>
  )
}

type Totp = ApiResponse<"POST /v1/second-factor/totp">

interface TotpSetupProps {
  readonly totp: Totp
  readonly onDone: (recoveryCodes: readonly string[]) => Promise<void>
  readonly onCancel: () => void
}

function TotpSetup({ totp, onDone, onCancel }: TotpSetupProps) {
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
