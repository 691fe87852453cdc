import { signedIn } from "#api/modules/identity/auth/builders"
import type { RoleTable } from "#api/testing/roles"

export const roles: RoleTable = {
  // The archive is for anyone with its signed address, until the owner asks for a new one.
  // visitor, half, student, verified, senpai, screened, company, editor, owner
  rows: `
    GET /v1/account/export               who  yes  yes  yes  yes  yes  yes  yes  yes
    GET /v1/account/export/{id}/archive  yes  yes  yes  yes  yes  yes  yes  yes  yes
    POST /v1/account/export              who  yes  yes  yes  yes  yes  yes  yes  yes
  `,
  async prepare(api) {
    const { token: owner } = await signedIn(api)
    await api.call("POST /v1/account/export", { token: owner })
    await api.settle()
    const { body } = await api.call("GET /v1/account/export", { token: owner })
    const { pathname, searchParams } = new URL(body.export.address, "http://shirube.test")
    const id = pathname.split("/").at(-2) ?? ""
    return (route) =>
      route.endsWith("/archive") ? { params: { id }, query: `${searchParams}`, owner } : { owner }
  },
}
