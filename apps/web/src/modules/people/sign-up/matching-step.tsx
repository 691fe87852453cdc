import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { SignUp } from "./queries.ts"
import { nextOf, StepPage, useNext } from "./step-page.tsx"

const PATH = "/sign-up/connect-jportmatch"

interface MatchingStepProps {
  readonly signUp: SignUp
  readonly isAdult: boolean
  /** What would be shared. */
  readonly children: ReactNode
}

/** Yes or no; no is just as easy. */
export function MatchingStep({ signUp, isAdult, children }: MatchingStepProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  const goToNext = useNext(signUp, PATH)
  return (
    <StepPage path={PATH} signUp={signUp} title={t("steps.matching.title")} lead={t("steps.matching.lead")}>
      {children}
      <Form
        route="PUT /v1/consents/matching"
        problems={t("problems")}
        className="mt-8 grid gap-3"
        fixed={{ isGiven: true }}
        onDone={goToNext}
      >
        {() => (
          <div className="flex flex-wrap gap-3">
            {isAdult ? (
              <SubmitButton size="large" busyLabel={t("saving")}>
                {t("matchingYes")}
              </SubmitButton>
            ) : null}
            <a href={href(nextOf(signUp, PATH))} className={buttonClass("secondary", "large")}>
              {t("matchingNo")}
            </a>
          </div>
        )}
      </Form>
    </StepPage>
  )
}
