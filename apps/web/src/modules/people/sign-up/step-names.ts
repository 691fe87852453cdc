import type { SignUpPath } from "@shirube/vocabulary/identity/accounts/sign-up-steps"

/** Message keys of the steps. */
export const stepName = {
  "/sign-up/basic-info/1": "names",
  "/sign-up/basic-info/2": "background",
  "/sign-up/basic-info/3": "consents",
  "/sign-up/select-university/1": "region",
  "/sign-up/select-university/2": "university",
  "/sign-up/select-university/3": "school",
  "/sign-up/university-info": "study",
  "/sign-up/career-info": "workHistory",
  "/sign-up/career-info/1": "industries",
  "/sign-up/career-info/2": "work",
  "/sign-up/career-info/3": "goals",
  "/sign-up/connect-jportmatch": "matching",
} as const satisfies Record<SignUpPath, string>
