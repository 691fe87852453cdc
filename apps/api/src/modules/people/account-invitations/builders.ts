import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"

export const anInvitation = (wishes: object = {}) => ({
  email: "mori@shirube.example",
  role: "editor",
  language: "en",
  ...wishes,
})

export const anAcceptance = (token: string, wishes: object = {}) => ({
  token,
  name: "Mori Ayaka",
  password: "a train to Sendai at dawn",
  terms: true,
  privacy: true,
  ...wishes,
})

export const anAdministrator = (api: TestApi, wishes: Parameters<typeof anEditor>[0] = {}) =>
  signedIn(api, anEditor({ isAdministrator: true, ...wishes }))

/** The token in the newest mail to the address. */
export async function invitationToken(api: TestApi, email: string): Promise<string> {
  const [newest] = await mailsTo(api, email)
  return /\/invitation\/([\w-]+)/.exec(newest?.text ?? "")?.[1] ?? ""
}
