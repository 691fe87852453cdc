// Sign-up for tests, as a client goes through it.
import type { TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/mails"

let counter = 0
export const anAddress = () => `newcomer-${++counter}@university.example`

export const codeIn = (text = "") => /\b\d{6}\b/.exec(text)?.[0] ?? ""

/** An address that has been given, and the code that was mailed to it. */
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

/** Someone whose account has just come into being. */
export async function signedUp(api: TestApi, wishes: object = {}) {
  const proof = await aMailedCode(api)
  const { body } = await api.call("POST /v1/sign-up/account", { body: { ...proof, ...aNewcomer(wishes) } })
  return { email: proof.email, token: body.access_token.access_token as string }
}
