import { SIGN_UP_DONE_PATH } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import type { NewcomerRole } from "@shirube/vocabulary/product"
import { Check } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { SignUp } from "./queries.ts"
import { stepName } from "./step-names.ts"

interface OverviewPageProps {
  readonly signUp: SignUp
  readonly name: string
  readonly onChanged: () => Promise<void>
}

/** All steps, which of them are done, and the next one. */
export function OverviewPage({ signUp, name, onChanged }: OverviewPageProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  const { steps, nextPath, isFinished, role } = signUp
  const required = steps.filter(({ isRequired }) => isRequired)
  const optional = steps.filter(({ isRequired }) => !isRequired)
  const done = required.filter(({ isDone }) => isDone).length
  return (
    <div className="page py-8 md:py-14">
      <div className="mx-auto w-full max-w-xl">
        <h1 className="voice-serif text-title">{t("overviewTitle", { name })}</h1>
        <p className="mt-3 text-ink-soft">{t("overviewLead", { count: required.length })}</p>
        <p className="mt-6">
          <a href={href(nextPath ?? SIGN_UP_DONE_PATH)} className={buttonClass("primary", "large")}>
            {done === 0 ? t("begin") : t("goOn")}
          </a>
        </p>
        <h2 className="mt-10 font-semibold">{t("doneOf", { done, count: required.length })}</h2>
        <StepList steps={required} />
        {optional.length > 0 ? (
          <>
            <h2 className="mt-8 font-semibold">{t("optionalTitle")}</h2>
            <StepList steps={optional} />
          </>
        ) : null}
        {!isFinished && (role === "student" || role === "senpai") ? (
          <RoleSwitch to={role === "student" ? "senpai" : "student"} onChanged={onChanged} />
        ) : null}
      </div>
    </div>
  )
}

function StepList({ steps }: Pick<SignUp, "steps">) {
  const t = useTranslations("signUp")
  const href = useHref()
  return (
    <ol className="mt-2 border-t">
      {steps.map(({ path, isDone }) => (
        <li key={path} className="border-b">
          <a
            href={href(path)}
            className="flex min-h-12 items-center justify-between gap-3 py-2 hover:bg-washi"
          >
            <span className="underline decoration-rule-strong underline-offset-4">
              {t(`steps.${stepName[path]}.title`)}
            </span>
            {isDone ? (
              <span className="inline-flex items-center gap-1.5 text-matcha text-sm">
                <Check aria-hidden className="size-4" />
                {t("done")}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ol>
  )
}

function RoleSwitch({ to, onChanged }: { to: NewcomerRole; onChanged: () => Promise<void> }) {
  const t = useTranslations("signUp")
  return (
    <Form
      route="PUT /v1/sign-up/role"
      problems={t("problems")}
      className="mt-10 grid gap-2 border-t pt-6"
      fixed={{ role: to }}
      onDone={onChanged}
    >
      {() => (
        <>
          <p className="text-ink-soft text-sm">
            {t(to === "senpai" ? "switchToSenpaiText" : "switchToStudentText")}
          </p>
          <SubmitButton variant="quiet" className="justify-self-start px-0!" busyLabel={t("saving")}>
            {t(to === "senpai" ? "switchToSenpai" : "switchToStudent")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
