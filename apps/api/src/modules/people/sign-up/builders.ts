// Sign-up for tests, through the API.
import type { TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"

let counter = 0
export const anAddress = () => `newcomer-${++counter}@university.example`

export const codeIn = (text = "") => /\b\d{6}\b/.exec(text)?.[0] ?? ""

/** Requests a code for the address and reads it from the mail. */
export async function aMailedCode(api: TestApi, email = anAddress()) {
  const { body } = await api.call("POST /v1/sign-up/email", { body: { email } })
  const [letter] = await mailsTo(api, email)
  return { registration_token: body.registration_token as string, email, code: codeIn(letter?.text) }
}

export const aNewcomer = (wishes: object = {}) => ({
  name: "Amara",
  password: "a long road to Osaka",
  role: "student",
  ...wishes,
})

/** A member with a new account. */
export async function signedUp(api: TestApi, wishes: object = {}) {
  const proof = await aMailedCode(api)
  const { body } = await api.call("POST /v1/sign-up/account", { body: { ...proof, ...aNewcomer(wishes) } })
  return { email: proof.email, token: body.access_token.access_token as string }
}
