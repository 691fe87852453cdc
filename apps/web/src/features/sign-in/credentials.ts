/** What is wrong before anything is sent; the keys are messages. */
export type CredentialProblem = "emailMissing" | "emailWrong" | "passwordMissing"

export interface CredentialProblems {
  readonly email?: CredentialProblem
  readonly password?: CredentialProblem
}

export function checkCredentials({
  email,
  password,
}: {
  email: string
  password: string
}): CredentialProblems {
  return {
    ...(email === "" ? { email: "emailMissing" as const } : {}),
    ...(email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? { email: "emailWrong" as const } : {}),
    ...(password === "" ? { password: "passwordMissing" as const } : {}),
  }
}

/** Phones like to type full-width letters and a trailing space. */
export const tidyEmail = (email: string) => email.normalize("NFKC").trim()
