import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import { useHref } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button, buttonClass } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { Notice } from "#web/ui/notice.tsx"
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
  const form = useSubmission({ password: "password" })
  const reset = async (password: string) => {
    try {
      await api("POST /v1/password/reset", { body: { token, password } })
      onStep("done")
    } catch (error) {
      if (!isApiError(error) || error.code !== "password.reset_invalid") throw error
      onStep("void")
    }
  }
  return (
    <DoorPage title={t("resetTitle")} lead={t("resetLead")}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) =>
          void form.submit(event, {
            check: ({ password }) => ({ password: password === "" ? t("newMissing") : undefined }),
            work: ({ password }) => reset(password),
          })
        }
      >
        <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
        <NewPasswordField error={form.problems.password} />
        <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("saving")}>
          {t("save")}
        </Button>
      </form>
      <noscript>
        <p className="mt-6">{t("scriptless")}</p>
      </noscript>
    </DoorPage>
  )
}

function Done() {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const href = useHref()
  return (
    <DoorPage title={t("doneTitle")}>
      <Notice kind="success" live>
        {t("doneText")}
      </Notice>
      <p className="mt-8">
        <a href={href("/sign-in-mail")} className={buttonClass("primary", "large")}>
          {labels("submit")}
        </a>
      </p>
    </DoorPage>
  )
}

function VoidLink() {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const href = useHref()
  return (
    <DoorPage title={t("voidTitle")} lead={t("voidText")}>
      <div className="flex flex-wrap gap-4">
        <a href={href("/forgot-password")} className={buttonClass("primary")}>
          {t("voidAgain")}
        </a>
        <a href={href("/sign-in")} className={buttonClass("secondary")}>
          {labels("backToSignIn")}
        </a>
      </div>
    </DoorPage>
  )
}
