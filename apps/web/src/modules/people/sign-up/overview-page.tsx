import { SIGN_UP_DONE_PATH, screensOf } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import type { NewcomerRole } from "@shirube/vocabulary/product"
import { Check } from "lucide-react"
import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { type ButtonVariant, buttonClass } from "#web/ui/control/button.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { SignUp } from "./queries.ts"
import { stepName } from "./step-names.ts"

interface OverviewPageProps {
  readonly signUp: SignUp
  readonly user: User
  readonly onChanged: () => Promise<void>
}

/** All steps, which of them are done, and the next one. */
export function OverviewPage({ signUp, user, onChanged }: OverviewPageProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  const { steps, isFinished, role } = signUp
  const isReady = role === "student" && !isFinished && user.registration.hasAgreed
  const screens = screensOf(steps)
  const required = screens.filter(({ isRequired }) => isRequired)
  const optional = screens.filter(({ isRequired }) => !isRequired)
  const done = required.filter(({ isDone }) => isDone).length
  return (
    <div className="page py-8 md:py-14">
      <div className="mx-auto w-full max-w-xl">
        <h1 className="voice-serif text-title">{t("overviewTitle", { name: user.name })}</h1>
        <p className="mt-3 text-ink-soft">
          {isReady ? t("readyLead") : t("overviewLead", { count: required.length })}
        </p>
        {isReady ? (
          <>
            <p className="mt-6 flex flex-wrap gap-3">
              <a href={href("/community/ask-senpai?ask=1")} className={buttonClass("primary", "large")}>
                {t("ready")}
              </a>
              <a href={href("/")} className={buttonClass("quiet", "large")}>
                {t("goHome")}
              </a>
            </p>
            <h2 className="voice-serif mt-10 border-t pt-8 text-heading">{t("moreTitle")}</h2>
            <p className="mt-3 text-ink-soft">{t("moreText")}</p>
          </>
        ) : null}
        <p className="mt-6">
          <Continue signUp={signUp} variant={isReady ? "secondary" : "primary"} hasBegun={done > 0} />
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

interface ContinueProps {
  readonly signUp: SignUp
  readonly variant: ButtonVariant
  readonly hasBegun: boolean
}

function Continue({ signUp: { nextPath }, variant, hasBegun }: ContinueProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  return (
    <a href={href(nextPath ?? SIGN_UP_DONE_PATH)} className={buttonClass(variant, "large")}>
      {t(hasBegun ? "goOn" : "begin")}
    </a>
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
