import { signedIn } from "#api/modules/identity/auth/builders"
import { someNames } from "#api/modules/people/profile/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The owner is an adult; nothing is known about the age of the others.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/consents           who  yes    yes    yes    yes    yes    yes    yes    yes
    PUT /v1/consents           who  yes    yes    yes    yes    yes    yes    yes    yes
    PUT /v1/consents/matching  who  minor  minor  minor  minor  minor  minor  minor  yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    await api.call("PUT /v1/profile/names", { token: owner, body: someNames() })
    const consents = {
      terms: true,
      privacy: true,
      news: false,
      guardian: true,
      guardian_name: "Ngozi Okafor",
    }
    const bodies: Record<string, object> = {
      "PUT /v1/consents": consents,
      "PUT /v1/consents/matching": { is_given: true },
    }
    return (route) => ({ ...(bodies[route] && { body: bodies[route] }), owner })
  },
}
