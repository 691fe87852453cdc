// The sign-up steps, free of dependencies: the API returns the member's step, pages show the progress.
import type { Role } from "../../product.ts"

const basic = ["/sign-up/basic-info/1", "/sign-up/basic-info/2", "/sign-up/basic-info/3"] as const
const university = [
  "/sign-up/select-university/1",
  "/sign-up/select-university/2",
  "/sign-up/select-university/3",
  "/sign-up/university-info",
] as const
const career = ["/sign-up/career-info/1", "/sign-up/career-info/2", "/sign-up/career-info/3"] as const
const MATCHING = "/sign-up/connect-jportmatch"
/** A senpai's work history, and the application to answer as one. */
const WORK_HISTORY = "/sign-up/career-info"

export const allSignUpPaths = [...basic, ...university, ...career, MATCHING, WORK_HISTORY] as const
export type SignUpPath = (typeof allSignUpPaths)[number]

const required = (paths: readonly SignUpPath[]) => paths.map((path) => ({ path, isRequired: true }))
const optional = (paths: readonly SignUpPath[]) => paths.map((path) => ({ path, isRequired: false }))

export const signUpPaths: Readonly<
  Record<Role, readonly { readonly path: SignUpPath; readonly isRequired: boolean }[]>
> = {
  student: [...required([...basic, ...university]), ...optional([...career, MATCHING])],
  senpai: required([...basic, WORK_HISTORY]),
  company: required(basic),
  editor: required(basic),
}

export const FIRST_SIGN_UP_PATH = basic[0]
/** Region, university and course are asked on one screen; the addresses of the three steps stay. */
export const screenOf = (path: SignUpPath): SignUpPath =>
  path === university[1] || path === university[2] ? university[0] : path

/** Steps that are asked on one screen count as one, done when all of them are. */
export const screensOf = <Step extends { readonly path: SignUpPath; readonly isDone: boolean }>(
  steps: readonly Step[],
): Step[] =>
  steps
    .filter(({ path }) => screenOf(path) === path)
    .map((step) => ({
      ...step,
      isDone: steps.every(({ path, isDone }) => isDone || screenOf(path) !== step.path),
    }))

/** Page after the last step. */
export const SIGN_UP_DONE_PATH = "/sign-up/basic-info/complete"
