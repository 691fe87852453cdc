/** What is wrong before anything is sent; the keys are messages. */
type EmailProblem = "emailMissing" | "emailWrong"

interface CredentialProblems {
  readonly email: EmailProblem | undefined
  readonly password: "passwordMissing" | undefined
}

export function checkEmail(email: string): EmailProblem | undefined {
  if (email === "") return "emailMissing"
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : "emailWrong"
}

export const checkCredentials = ({
  email,
  password,
}: {
  email: string
  password: string
}): CredentialProblems => ({
  email: checkEmail(email),
  password: password === "" ? "passwordMissing" : undefined,
})

/** Phones like to type full-width letters and a trailing space. */
export const tidyEmail = (email: string) => email.normalize("NFKC").trim()

/** Also with the space that many mail programs copy along. */
export const tidyCode = (code: string) => code.normalize("NFKC").replace(/[\s-]/g, "")
export const isCode = (code: string) => /^\d{6}$/.test(code)
