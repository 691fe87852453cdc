import { type SignUpPath, screenOf } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import type { SignUp } from "./queries.ts"

/** The next screen; from the address of a single step, the next step. */
export function nextPathOf(steps: SignUp["steps"], path: SignUpPath): SignUpPath | undefined {
  const rest = steps.slice(steps.findIndex((step) => step.path === path) + 1)
  return rest.find((step) => screenOf(step.path) !== path)?.path
}
