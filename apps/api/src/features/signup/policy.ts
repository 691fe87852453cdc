import type { ConsentKind } from "@shirube/contract/consent-kinds"
import { newcomerRoles, type Role } from "@shirube/contract/product"
import { type SignUpPath, signUpPaths } from "@shirube/contract/sign-up-steps"
import type { ProfileRow } from "#api/features/profile/service"

/** What somebody has told so far. */
export interface Told {
  readonly role: Role
  readonly profile: ProfileRow | undefined
  readonly consents: readonly { readonly kind: ConsentKind }[]
  readonly hasApplied: boolean
}

export interface Step {
  readonly path: SignUpPath
  readonly isRequired: boolean
  readonly isDone: boolean
}

const isDone: Record<SignUpPath, (told: Told) => boolean> = {
  "/sign-up/basic-info/1": ({ profile }) => Boolean(profile?.familyName && profile.birthDate),
  "/sign-up/basic-info/2": ({ profile }) => Boolean(profile?.nationality && profile.japaneseLevel),
  "/sign-up/basic-info/3": ({ consents }) =>
    (["terms", "privacy"] as const).every((kind) => consents.some((consent) => consent.kind === kind)),
  "/sign-up/select-university/1": ({ profile }) => Boolean(profile?.region),
  "/sign-up/select-university/2": ({ profile }) => Boolean(profile?.universityId ?? profile?.universityName),
  "/sign-up/select-university/3": ({ profile }) => Boolean(profile?.degree),
  "/sign-up/university-info": ({ profile }) => Boolean(profile?.major && profile.graduationMonth),
  "/sign-up/career-info": ({ hasApplied }) => hasApplied,
  "/sign-up/career-info/1": ({ profile }) => Boolean(profile?.industries.length),
  "/sign-up/career-info/2": ({ profile }) =>
    Boolean(profile?.occupations.length || profile?.prefectures.length),
  "/sign-up/career-info/3": ({ profile }) => Boolean(profile?.experience ?? profile?.goals),
  "/sign-up/connect-jportmatch": ({ consents }) => consents.some(({ kind }) => kind === "matching"),
}

/** The way through sign-up for somebody of this role, in its order. */
export const stepsOf = (told: Told): Step[] =>
  signUpPaths[told.role].map(({ path, isRequired }) => ({ path, isRequired, isDone: isDone[path](told) }))

/** Null once nothing required is left. */
export const nextStep = (steps: readonly Step[]): SignUpPath | null =>
  steps.find((step) => step.isRequired && !step.isDone)?.path ?? null

/** Students and senpai, until they have finished. */
export const mayChooseRole = ({ role, registerStep }: { role: Role; registerStep: string | null }) =>
  registerStep !== null && newcomerRoles.some((own) => own === role)
