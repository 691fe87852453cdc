import { newcomerRoles, type Role } from "@shirube/contract/product"
import { type SignUpPath, signUpPaths } from "@shirube/contract/sign-up-steps"

export interface Step {
  readonly path: SignUpPath
  readonly isRequired: boolean
  readonly isDone: boolean
}

/** The way through sign-up for a person of this role, in its order. */
export const stepsOf = (role: Role, done: ReadonlySet<SignUpPath>): Step[] =>
  signUpPaths[role].map(({ path, isRequired }) => ({ path, isRequired, isDone: done.has(path) }))

/** Null once nothing required is left. */
export const nextStep = (steps: readonly Step[]): SignUpPath | null =>
  steps.find((step) => step.isRequired && !step.isDone)?.path ?? null

/** Students and senpai, until they have finished. */
export const mayChooseRole = ({ role, registerStep }: { role: Role; registerStep: string | null }) =>
  registerStep !== null && newcomerRoles.some((own) => own === role)
