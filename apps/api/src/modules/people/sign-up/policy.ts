import { type SignUpPath, signUpPaths } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import { newcomerRoles, type Role } from "@shirube/vocabulary/product"

export interface Step {
  readonly path: SignUpPath
  readonly isRequired: boolean
  readonly isDone: boolean
}

/** The sign-up steps of this role, in order. */
export const stepsOf = (role: Role, done: ReadonlySet<SignUpPath>): Step[] =>
  signUpPaths[role].map(({ path, isRequired }) => ({ path, isRequired, isDone: done.has(path) }))

/** Null once every required step is done. */
export const nextStep = (steps: readonly Step[]): SignUpPath | null =>
  steps.find((step) => step.isRequired && !step.isDone)?.path ?? null

/** Students and senpai, until sign-up is finished. */
export const mayChooseRole = ({ role, registerStep }: { role: Role; registerStep: string | null }) =>
  registerStep !== null && newcomerRoles.some((own) => own === role)
