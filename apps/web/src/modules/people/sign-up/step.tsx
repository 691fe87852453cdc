import type { SignUpPath } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { SignUp } from "./queries.ts"
import { stepName } from "./step-names.ts"
import { StepButton, StepPage, useNext } from "./step-page.tsx"

interface StepProps {
  readonly path: SignUpPath
  readonly signUp: SignUp
  readonly children: (form: {
    readonly onSaved: () => Promise<void>
    readonly children: ReactNode
  }) => ReactNode
}

/** A step with a form: its page, its text and its buttons. */
export function Step({ path, signUp, children }: StepProps) {
  const t = useTranslations("signUp")
  const onSaved = useNext(signUp, path)
  const name = stepName[path]
  return (
    <StepPage path={path} signUp={signUp} title={t(`steps.${name}.title`)} lead={t(`steps.${name}.lead`)}>
      {children({ onSaved, children: <StepButton /> })}
    </StepPage>
  )
}
