import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { NewPasswordField } from "./new-password-field.tsx"

type Step = "choose" | "done" | "void"

export function ResetPage({ token, isGood }: { token: string; isGood: boolean }) {
  const [step, setStep] = useState<Step>(isGood ? "choose" : "void")
  switch (step) {
    case "choose":
      return <ChoosePassword token={token} onStep={setStep} />
    case "done":
      return <Done />
    case "void":
      return <VoidLink />
  }
}

function ChoosePassword({ token, onStep }: { token: string; onStep: (step: Step) => void }) {
  const t = useTranslations("password")
  return (
    <SignInLayout title={t("resetTitle")} lead={t("resetLead")}>
      <Form
        route="POST /v1/password/reset"
        problems={t("problems")}
        fixed={{ token }}
        send={reset}
        onDone={onStep}
      >
        {(at) => (
          <>
            <NewPasswordField name={at("password")} />
            <SubmitButton size="large" wide busyLabel={t("saving")}>
              {t("save")}
            </SubmitButton>
          </>
        )}
      </Form>
      <noscript>
        <p className="mt-6">{t("scriptless")}</p>
      </noscript>
    </SignInLayout>
  )
}

async function reset(body: ApiOptions<"POST /v1/password/reset">["body"]): Promise<Step> {
  try {
    await api("POST /v1/password/reset", { body })
    return "done"
  } catch (error) {
    if (!isApiError(error) || error.code !== "password.reset_invalid") throw error
    return "void"
  }
}

function Done() {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const href = useHref()
  return (
    <SignInLayout title={t("doneTitle")}>
      <Notice kind="success" live>
        {t("doneText")}
      </Notice>
      <p className="mt-8">
        <a href={href("/sign-in-mail")} className={buttonClass("primary", "large")}>
          {labels("submit")}
        </a>
      </p>
    </SignInLayout>
  )
}

function VoidLink() {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const href = useHref()
  return (
    <SignInLayout title={t("voidTitle")} lead={t("voidText")}>
      <div className="flex flex-wrap gap-4">
        <a href={href("/forgot-password")} className={buttonClass("primary")}>
          {t("voidAgain")}
        </a>
        <a href={href("/sign-in")} className={buttonClass("secondary")}>
          {labels("backToSignIn")}
        </a>
      </div>
    </SignInLayout>
  )
}
